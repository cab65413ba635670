/** Draws the PNG icons of the installed app from icon.svg. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureChromium } from './ensure-chromium.mjs';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `${folder}icon-${size}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
