/** How many generated cases a test tries: a few thousand in all by default, more with GROGNARD_CASES. */
interface Surroundings {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** `usual` cases, or what the caller asks for. */
export const cases = (usual: number): number =>
  Number((globalThis as Surroundings).process?.env['GROGNARD_CASES'] ?? usual);
