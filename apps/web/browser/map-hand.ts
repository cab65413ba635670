/** A hand on a map: it finds hexes by their printed numbers, taps, drags and walks, and counts what it does. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Printed numbers of four digits, even columns half a hex lower, as the map is laid out: a hex is 70 steps high. */
const [APOTHEM, MARGIN] = [35, 45];
const RADIUS = (2 * APOTHEM) / Math.sqrt(3);

interface Place {
  readonly x: number;
  readonly y: number;
}

export class MapHand {
  count = 0;
  readonly page: Page;
  readonly #first: string;
  readonly #touches: boolean;

  /** `first` is the number of the upper left corner. */
  constructor(page: Page, first: string, touches: boolean) {
    this.page = page;
    this.#first = first;
    this.#touches = touches;
  }

  get frame(): Locator {
    return this.page.locator('.stage-frame');
  }

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Going to a field and typing in it are two. */
  async fill(target: Locator, text: string): Promise<void> {
    this.count += 2;
    await target.fill(text);
  }

  /** Opening a menu and choosing from it are two. */
  async pick(target: Locator, option: string): Promise<void> {
    this.count += 2;
    await target.selectOption(option);
  }

  tool(name: string): Locator {
    return this.page.locator('.bench-rail').getByRole('button', { name, exact: true });
  }

  brush(name: string): Locator {
    return this.page.locator('.palette').getByRole('button', { name, exact: true });
  }

  /** In steps of the map. */
  centre(hex: string): Place {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const [left, top] = [Number(this.#first.slice(0, 2)), Number(this.#first.slice(2))];
    const lower = column % 2 === 0 ? 1 : 0;
    return { x: MARGIN + (column - left) * 1.5 * RADIUS, y: MARGIN + (2 * (row - top) + lower) * APOTHEM };
  }

  /** On the screen: what lies over the map says which part of it is in view. */
  async #onScreen({ x, y }: Place): Promise<Place> {
    // What was tapped before may have changed the frame: the map is painted with the next one.
    await this.page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    const box = await this.frame.boundingBox();
    const view = await this.page.locator('.stage-layers svg').getAttribute('viewBox');
    const [left = 0, top = 0, width = 1] = (view ?? '').split(' ').map(Number);
    if (!box) throw new Error('no map');
    const scale = box.width / width;
    return { x: box.x + (x - left) * scale, y: box.y + (y - top) * scale };
  }

  async tapHex(hex: string): Promise<void> {
    await this.#tapAt(await this.#onScreen(this.centre(hex)));
  }

  /** The side between two hexes. */
  async tapSide(one: string, other: string): Promise<void> {
    const [a, b] = [this.centre(one), this.centre(other)];
    await this.#tapAt(await this.#onScreen({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  }

  async #tapAt({ x, y }: Place): Promise<void> {
    this.count += 1;
    if (this.#touches) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** One stroke through these hexes. */
  async drag(...hexes: readonly string[]): Promise<void> {
    this.count += 1;
    const points: Place[] = [];
    for (const hex of hexes) points.push(await this.#onScreen(this.centre(hex)));
    await (this.#touches ? this.#dragFinger(points) : this.#dragMouse(points));
  }

  async #dragMouse([first, ...rest]: readonly Place[]): Promise<void> {
    if (!first) return;
    await this.page.mouse.move(first.x, first.y);
    await this.page.mouse.down();
    for (const { x, y } of rest) await this.page.mouse.move(x, y, { steps: 6 });
    await this.page.mouse.up();
  }

  async #dragFinger(points: readonly Place[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    let before = points[0];
    if (!before) return;
    await send('touchStart', before);
    for (const point of points.slice(1)) {
      for (let step = 1; step <= 4; step += 1)
        await send('touchMove', {
          x: before.x + ((point.x - before.x) * step) / 4,
          y: before.y + ((point.y - before.y) * step) / 4,
        });
      before = point;
    }
    await send('touchEnd');
    await session.detach();
  }

  /** The figure that stands in a hex: what it costs to come there. */
  async figureIn(hex: string): Promise<string> {
    const { x, y } = this.centre(hex);
    return this.page.locator('.stage-layers svg').evaluate(
      (svg, at) =>
        [...svg.querySelectorAll('.notes text, .discs text')]
          .filter((text) => {
            const [left, top] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
            return Math.abs(left - at.x) < 32 && Math.abs(top - at.y) < 34;
          })
          .map((text) => text.textContent ?? '')
          .join(' '),
      { x, y },
    );
  }

  async expectFigures(figures: Readonly<Record<string, string>>): Promise<void> {
    for (const [hex, figure] of Object.entries(figures))
      await expect.poll(() => this.figureIn(hex), { message: hex }).toBe(figure);
  }
}
