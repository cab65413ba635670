/** The names of the counters that lie on the table of a chart: each stands in a field of its own. */
import type { Page } from '@playwright/test';

export const namesOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.counter-line input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
