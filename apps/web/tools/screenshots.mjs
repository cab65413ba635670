/** Pictures for the README, taken from the built app itself. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
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

const server = await preview({
  root: web,
  logLevel: 'error',
  preview: { port: 4198, host: '127.0.0.1', strictPort: true },
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
  await page.goto(`http://127.0.0.1:4198/${at}`);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(2500);
  await act?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.png` });
  console.log(`${folder}${name}.png`);
  await context.close();
}
await browser.close();
await new Promise((resolve) => server.httpServer.close(resolve));
process.exit(0);
