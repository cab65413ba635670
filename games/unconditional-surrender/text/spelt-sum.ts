/** A die with its DRM and its divisions, spelt out as players write it beside the board. */

/** Step 5 for one side: the die, its DRM held to the limit, how often the sum was halved, and what came of it. */
export interface Thrown {
  readonly die: number;
  readonly drm: number;
  readonly times: number;
  readonly value: number;
}

/** `3 + 6 = 9`, `5 + 6 = 11 ÷2 → 6`, `1 − 4 = −3 → 1`, or the bare die. */
export function speltSum({ die, drm, times, value }: Thrown, number: (value: number) => string): string {
  const sum = die + drm;
  const added =
    drm === 0 ? number(die) : `${number(die)} ${drm < 0 ? '−' : '+'} ${number(Math.abs(drm))} = ${number(sum)}`;
  const halved = ' ÷2'.repeat(Math.max(0, Math.floor(times)));
  return times === 0 && value === sum ? added : `${added}${halved} → ${number(value)}`;
}
