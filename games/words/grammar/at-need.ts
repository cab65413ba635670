/** What is dear to make is made when it is first used, and once. */
export function atNeed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
