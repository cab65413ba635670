/** For the web app and the command: the generated client, secret links, and a companion for one seat. */
export { Api, ApiProblem } from './api.ts';
export { Companion } from './companion.ts';
export { type CreatedCampaign, createCampaign, type NewCampaign, OtherCampaign } from './create.ts';
export { crypto } from './crypto.ts';
export { linkText, parseLink, type SecretLink } from './links.ts';
export type { CompanionOptions, Kept, News, Socket } from './news.ts';
export { randomHex } from './random.ts';
export { takeSeat } from './take-seat.ts';
export { browserVerify } from './web-crypto.ts';
