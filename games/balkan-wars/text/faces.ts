/** Faces of a die that lead to the same thing, the way a table prints them: 1–3, or 6 alone. */
export const facesIn =
  (number: (value: number) => string) =>
  (list: readonly number[]): string =>
    [...new Set([list[0] ?? 0, list.at(-1) ?? 0])].map(number).join('–');
