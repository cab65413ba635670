/** Pictures for the README, taken from the built app itself. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS, serve } from '@grognard/server';
import { chromium } from '@playwright/test';
import { ensureChromium } from './ensure-chromium.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** What is shown, at which size, in which light and language, and what is done before the picture is taken. */
const PICTURES = [
  { name: 'home', size: DESK, at: '#/' },
  { name: 'chart', size: DESK, at: '#/game/combat-rapide/chart/battle?preset=rocroi-1643' },
  { name: 'chart-phone', size: PHONE, at: '#/game/specimen/chart/assault?preset=7.4-a', locale: 'fr' },
  {
    name: 'result-phone',
    size: PHONE,
    at: '#/game/specimen/chart/assault?preset=7.4-a',
    act: asPrinted,
    theme: 'dark',
  },
  { name: 'sealed-phone', size: PHONE, at: '#/game/specimen/chart/assault?preset=7.4-a', act: engage },
  { name: 'far-phone', size: PHONE, at: '#/share', act: sealFarAway, theme: 'dark', locale: 'fr' },
  { name: 'map', size: DESK, at: '#/game/aegean-strike/chart/zones-of-control?preset=zones', act: asPrintedMap },
  {
    name: 'table',
    size: DESK,
    at: '#/game/unconditional-surrender/table/combat-results',
    act: explainCell,
    theme: 'dark',
  },
];

async function asPrinted(page) {
  await page.getByRole('button', { name: 'As printed' }).click();
  await page.getByTestId('result').waitFor();
  await page.locator('td.lit-cell').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.step:nth-child(3)')?.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -70));
}

async function asPrintedMap(page) {
  await page.getByRole('button', { name: 'As printed' }).click();
  await page.locator('.map-frame svg').waitFor();
  await page.evaluate(() => document.querySelector('.map')?.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -70));
}

async function engage(page) {
  await page.getByRole('button', { name: 'Engage!' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function explainCell(page) {
  const marked = page.locator('button.mark').first();
  if ((await marked.count()) > 0) await marked.hover();
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
  await other.getByRole('link', { name: 'Ground combat' }).click();
  await other.getByLabel('Fill in from').selectOption({ index: 1 });
  await other.getByRole('button', { name: 'Engage!' }).click();
  await other.locator('.prompt .options button').last().click();
  await page.getByText('Attaquant a scellé.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

const data = mkdtempSync(join(tmpdir(), 'grognard-pictures-'));
const server = await serve({
  ...DEFAULT_SETTINGS,
  port: 0,
  database: join(data, 'pictures.db'),
  web: join(web, 'dist/site'),
  logLevel: 'silent',
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
mkdirSync(folder, { recursive: true });
for (const { name, size, at, act, theme = 'light', locale = 'en' } of PICTURES) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/${at}`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(2500);
  await act?.(page, browser);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.png` });
  console.log(`${folder}${name}.png`);
  await context.close();
}
await browser.close();
await server.stop();
rmSync(data, { recursive: true, force: true });
