/** How many generated cases a test tries: a thousand or so by default, as many as GROGNARD_CASES says otherwise. */

/** The rules know no machine, so neither do the types here. */
const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };

export const cases = (usual: number): number => Number(process?.env['GROGNARD_CASES'] ?? usual);
