/** Where our own manifest waits while the one others see stands in its place. */
export const KEPT = '.package.json.kept';
