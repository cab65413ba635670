/** `npm run docs`: sets up what is missing and writes the documentation as a site. */
import { node, prepare } from './prepare.mjs';

prepare();
node('The documentation', 'tools/dist/site/build.js');
