/** axe at work on one page: brought in once, because pages follow each other without a reload, and run in place. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pressTool } from './top-bar.ts';

export interface Look {
  readonly locale: 'en' | 'fr';
  readonly theme: 'light' | 'dark';
}

/** Desk and phone wear opposite looks, page by page: every page is seen in both languages, both lights, both sizes. */
const LOOKS: readonly [Look, Look, Look, Look] = [
  { locale: 'en', theme: 'light' },
  { locale: 'fr', theme: 'light' },
  { locale: 'fr', theme: 'dark' },
  { locale: 'en', theme: 'dark' },
];

/** A dialog hides the page behind it, its main part and its heading included, and so it should. */
const BEHIND_A_DIALOG = ['landmark-one-main', 'page-has-heading-one', 'region'];

interface Axe {
  run(
    context: Document | { readonly include: readonly Element[] },
    options: object,
  ): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown[] }[] }[];
  }>;
}

export class Inspector {
  readonly faults: string[] = [];
  inspected = 0;
  readonly #page: Page;
  readonly #size: 'desk' | 'phone';
  #turn = 0;

  constructor(page: Page, project: string) {
    this.#page = page;
    this.#size = project === 'desk' ? 'desk' : 'phone';
  }

  /** Opens the app and brings axe in. */
  async begin(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.goto('/');
    await this.#page.locator('.covers').waitFor();
    await new AxeBuilder({ page: this.#page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
  }

  /** Puts on the next look. */
  async turn(): Promise<Look> {
    const look = LOOKS[(this.#turn + (this.#size === 'desk' ? 0 : 2)) % LOOKS.length] ?? LOOKS[0];
    this.#turn += 1;
    await this.wear(look);
    return look;
  }

  async wear({ locale, theme }: Look): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    const worn = await this.#page.locator('html').getAttribute('lang');
    if (worn !== locale) await pressTool(this.#page, { en: 'English', fr: 'Français' }[locale]);
  }

  /** Follows a fragment and waits for what shows that the page stands. */
  async open(fragment: string, ready: string): Promise<void> {
    await this.#page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await this.#page.locator(ready).first().waitFor();
  }

  /** Every rule on the whole page; contrast on some of each look, because it takes ten times as long as all the rest. */
  async inspect(place: string): Promise<void> {
    const found = await this.#page.evaluate(inspectPage, BEHIND_A_DIALOG);
    this.inspected += 1;
    this.faults.push(...found.map((fault) => `${this.#size} ${place} ${fault}`));
  }
}

/** Runs in the page. */
async function inspectPage(behind: readonly string[]): Promise<readonly string[]> {
  const { axe } = window as unknown as { readonly axe: Axe };
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const off = Object.fromEntries(
    ['color-contrast', ...(dialog ? behind : [])].map((rule) => [rule, { enabled: false }]),
  );

  /** What contrast depends on: the colours of a text and of all that lies under it, its size and weight. */
  const lookOf = (text: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    const look = [color, fontSize, fontWeight];
    for (let under: Element | null = text; under; under = under.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(under);
      look.push(backgroundColor, backgroundImage, opacity);
    }
    return [...new Set(look)].join();
  };
  const OF_EACH = 3;
  const looks = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!says || !element.checkVisibility()) continue;
    const look = lookOf(element);
    const alike = looks.get(look) ?? [];
    if (alike.length < OF_EACH) looks.set(look, [...alike, element]);
  }
  const plain = await axe.run(document, { resultTypes: ['violations'], rules: off });
  const contrast = await axe.run(
    { include: [...looks.values()].flat() },
    { resultTypes: ['violations'], runOnly: ['color-contrast'] },
  );
  const worn = `${document.documentElement.lang} ${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}`;
  return [...plain.violations, ...contrast.violations].map(
    ({ id, nodes }) => `${worn}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
