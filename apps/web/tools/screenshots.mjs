/** Pictures for the README, taken from the built app itself; `chart-screenshots.mjs` takes one of every chart. */
import { fileURLToPath } from 'node:url';
import { PHONE, withCamera } from './camera.mjs';

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const ASSAULT = '#/game/specimen/chart/assault?preset=7.4-a';
const RIVOLI = '#/game/combat-rapide/chart/battle?preset=rivoli-1797';
const CHART = '.chart[data-looked]';

const PICTURES = [
  { name: 'home', at: '#/', ready: '.showcase' },
  { name: 'chart', at: '#/game/balkan-wars/chart/combat?preset=B1', ready: CHART },
  { name: 'chart-fr', at: '#/game/balkan-wars/chart/combat?preset=B1', ready: CHART, locale: 'fr' },
  { name: 'chart-phone', size: PHONE, at: RIVOLI, ready: CHART, locale: 'fr' },
  { name: 'result-phone', size: PHONE, at: RIVOLI, ready: CHART, act: asPrinted, theme: 'dark' },
  { name: 'sealed-phone', size: PHONE, at: ASSAULT, ready: CHART, act: engage },
  { name: 'far-phone', size: PHONE, at: '#/share', act: sealFarAway, theme: 'dark', locale: 'fr' },
  { name: 'map', at: '#/game/aegean-strike/chart/zones-of-control?preset=zones', ready: '[data-testid=answer]' },
  { name: 'table', at: '#/game/balkan-wars/table/combat-results', act: readCell, theme: 'dark' },
];

async function asPrinted(page) {
  await page.getByRole('button', { name: 'As printed' }).click();
  await page.getByTestId('result').waitFor();
  await page.waitForTimeout(600);
}

async function engage(page) {
  await page.getByRole('button', { name: 'Engage!' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function readCell(page) {
  await page.locator('tbody tr').nth(6).locator('td').nth(3).click();
}

/** The Axis has sealed; the West is asked, on a phone and in French. */
async function sealFarAway(page, browser) {
  await page.getByLabel('Jeu').selectOption('unconditional-surrender');
  await page.getByLabel('Nom').fill('Ardennes');
  await page.getByLabel('Axe', { exact: true }).uncheck();
  await page.getByLabel('Faction occidentale').check();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => Object.assign(globalThis, { copied: text });
  });
  await page.getByRole('button', { name: 'Créer la campagne' }).click();
  await page.getByRole('button', { name: 'Copier l’invitation : Axe' }).click();
  const other = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  await other.goto(await page.evaluate(() => globalThis.copied));
  await other.getByRole('button', { name: /Take the seat/ }).click();
  await other.locator('summary', { hasText: 'Activations' }).click();
  await other.getByRole('link', { name: 'Ground combat' }).click();
  await other.getByLabel('Fill in from').selectOption({ index: 1 });
  await other.getByRole('button', { name: 'Engage!' }).click();
  await other.locator('.prompt .options button').last().click();
  const seal = other.getByRole('button', { name: 'Seal it' });
  if (await seal.isVisible()) await seal.click();
  await page.getByText(/a scellé/).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

await withCamera(async (take) => {
  for (const { name, ...picture } of PICTURES) await take({ ...picture, path: `${folder}${name}.png` });
});
