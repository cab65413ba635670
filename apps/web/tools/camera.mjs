/** A camera before the built app: a server with its own empty database, a browser, and pictures in any look. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS, serve } from '@grognard/server';
import { chromium } from '@playwright/test';
import { ensureChromium } from './ensure-chromium.mjs';

const site = fileURLToPath(new URL('../dist/site', import.meta.url));

const PATIENCE = 180_000;

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** Opens the house, lets `use` take its pictures, and closes it whatever happens. */
export async function withCamera(use) {
  const data = mkdtempSync(join(tmpdir(), 'grognard-pictures-'));
  const server = await serve({
    ...DEFAULT_SETTINGS,
    port: 0,
    database: join(data, 'pictures.db'),
    web: site,
    logLevel: 'silent',
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    await use((picture) => taken(browser, server.url, picture));
  } finally {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** One picture: where, at which size, in which light and language, and what is done before it is taken. */
async function taken(browser, url, { path, at, size = DESK, theme = 'light', locale = 'en', ready = 'h1', act, full }) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    deviceScaleFactor: size === PHONE ? 2 : 1,
  });
  try {
    // A busy machine is waited for: a picture is not a measurement.
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.goto(`${url}/${at}`);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await act?.(page, browser);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, fullPage: full === true });
    console.log(path);
  } finally {
    await context.close();
  }
}
