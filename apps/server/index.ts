/** The server as a library: build it, start it, stop it. */
export { buildServer, type Server } from './app.ts';
export { nativeCrypto } from './fair/native-crypto.ts';
export { type Served, serve, untilStopped } from './serve.ts';
export { DEFAULT_LIMITS, DEFAULT_SETTINGS, type Limits, type Settings, settingsFrom } from './settings.ts';
export { startWords } from './start-words.ts';
export { readBackup, writeBackup } from './store/backup.ts';
export { openStore } from './store/open.ts';
export { type Store, StoreInUse } from './store/store.ts';
