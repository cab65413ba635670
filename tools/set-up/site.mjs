/** The web app, built when something it is made of has changed. */
import { Freshness } from './fresh.mjs';
import { node } from './prepare.mjs';

const site = new Freshness({
  made: 'apps/web/dist/site/index.html',
  stamp: 'apps/web/dist/.made-of',
  sources: ['kernel', 'hexes', 'games', 'apps/web', 'apps/server', 'package-lock.json'],
});

export function buildSite() {
  if (site.isFresh) return;
  console.error('Building the web app … / Construction de l’application …');
  // Whoever wants to play is not turned away because a test will fail.
  node('The web app', 'apps/web/tools/build.mjs', '--any-size');
  site.keep();
}
