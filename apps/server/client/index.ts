/** For the web app and the command: the generated client, secret links, and a companion for one seat. */
export { Api, ApiProblem } from './api.ts';
export { Companion, type CompanionOptions, type News, type Socket, takeSeat } from './companion.ts';
export { type CreatedCampaign, createCampaign, type NewCampaign } from './create.ts';
export { crypto } from './crypto.ts';
export { linkText, parseLink, type SecretLink } from './links.ts';
export { randomHex } from './random.ts';
