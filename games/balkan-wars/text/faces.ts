/** Faces of a die that lead to the same thing, the way a table prints them: 1–3, or 6 alone. */
export const faces = (list: readonly number[]): string =>
  list.length > 1 ? `${list[0]}–${list.at(-1)}` : String(list[0]);
