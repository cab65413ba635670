/** axe at work on one page, seen at a desk and on a phone: brought in once, because pages follow each other without a reload. */

import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import { AT_A_DESK, ON_A_PHONE } from './sizes.ts';

export interface Look {
  readonly locale: 'en' | 'fr';
  readonly theme: 'light' | 'dark';
}

type Size = 'desk' | 'phone';

const SIZES = { desk: { ...AT_A_DESK, mobile: false }, phone: { ...ON_A_PHONE, mobile: true } };

/** Desk and phone wear opposite looks: every page is seen in both languages, both lights, both sizes. */
const TURNS: readonly [Readonly<Record<Size, Look>>, ...Readonly<Record<Size, Look>>[]] = [
  { desk: { locale: 'en', theme: 'light' }, phone: { locale: 'fr', theme: 'dark' } },
  { desk: { locale: 'fr', theme: 'light' }, phone: { locale: 'en', theme: 'dark' } },
  { desk: { locale: 'fr', theme: 'dark' }, phone: { locale: 'en', theme: 'light' } },
  { desk: { locale: 'en', theme: 'dark' }, phone: { locale: 'fr', theme: 'light' } },
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
  #session: CDPSession | undefined;
  #turn = 0;
  #size: Size = 'desk';

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the app and brings axe in. */
  async begin(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    await this.#page.goto('/');
    await this.#page.locator('.covers').waitFor();
    await new AxeBuilder({ page: this.#page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
    this.#session = await this.#page.context().newCDPSession(this.#page);
  }

  /** Gives the page back at the size it had. */
  async end(): Promise<void> {
    await this.#session?.detach();
  }

  /** Puts on the next looks. */
  async turn(): Promise<void> {
    this.#turn += 1;
    await this.wear(this.#worn[this.#size]);
  }

  /** Whatever lies over the page stays where it is: the tool that changes the language is pressed behind it. */
  async wear({ locale, theme }: Look): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
    await this.#page.evaluate((wanted) => {
      if (document.documentElement.lang !== wanted)
        document.querySelector<HTMLElement>('.top-tools button[lang]')?.click();
    }, locale);
    await this.#page.locator(`html[lang=${locale}]`).waitFor();
  }

  /** Follows a fragment and waits for what shows that the page stands. */
  async open(fragment: string, ready: string): Promise<void> {
    await this.#page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    await this.#page.locator(ready).first().waitFor();
  }

  /** The page as it stands now, and then at the other size in the opposite look, in which it stays. */
  async inspect(place: string): Promise<void> {
    await this.#look(place);
    this.#size = this.#size === 'desk' ? 'phone' : 'desk';
    const { mobile } = SIZES[this.#size];
    await this.#session?.send('Emulation.setDeviceMetricsOverride', { ...SIZES[this.#size], deviceScaleFactor: 1 });
    await this.#session?.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await this.wear(this.#worn[this.#size]);
    await this.#look(place);
  }

  /** Every rule on the whole page; contrast on some of each look, because it takes ten times as long as all the rest. */
  async #look(place: string): Promise<void> {
    const { width, faults } = await this.#page.evaluate(inspectPage, BEHIND_A_DIALOG);
    if (width !== SIZES[this.#size].width) throw new Error(`${place} is seen at ${width} px, not on a ${this.#size}`);
    this.inspected += 1;
    this.faults.push(...faults.map((fault) => `${this.#size} ${place} ${fault}`));
  }

  get #worn(): Readonly<Record<Size, Look>> {
    return TURNS[this.#turn % TURNS.length] ?? TURNS[0];
  }
}

/** Runs in the page. */
async function inspectPage(
  behind: readonly string[],
): Promise<{ readonly width: number; readonly faults: readonly string[] }> {
  const { axe } = window as unknown as { readonly axe: Axe };
  // One frame tells those who watch the size, the next shows what they made of it.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
  const faults = [...plain.violations, ...contrast.violations].map(
    ({ id, nodes }) => `${worn}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  return { width: innerWidth, faults };
}
