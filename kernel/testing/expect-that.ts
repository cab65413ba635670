/** What a check claims; the message says what was found instead. */
export function expectThat(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
