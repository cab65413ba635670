/** Items whose place is their identity: steps are only ever added at the end, dice lie as they fell. */
export const numbered = <T>(items: readonly T[]): readonly { readonly key: string; readonly item: T }[] =>
  items.map((item, place) => ({ key: `n${place}`, item }));
