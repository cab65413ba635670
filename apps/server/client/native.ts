/** For whoever runs on Node: the same cryptography, ten times quicker. A browser must not load it. */
export { nativeCrypto, trustingCrypto } from '../fair/native-crypto.ts';
