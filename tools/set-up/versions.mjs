/** `npm run versions`: keeps what each game comes to beside it, for the test that watches its version. */
import { node, prepare } from './prepare.mjs';

prepare();
node('Keeping the endings', 'tools/dist/versions/versions.js');
