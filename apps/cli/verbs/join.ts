/** `join`: a seat at a shared campaign, by its secret link or as it was kept. */
import type { Verb } from '../verb.ts';

export const join: Verb = {
  name: 'join',
  takes: ['[link]'],
  options: [{ flags: '--no-keep' }],
  async run(dialogue, { words: [link], options }) {
    // Loaded only here: every other verb starts without sockets and signatures.
    const { joined, listed } = await import('../remote/join.ts');
    if (link === undefined) return listed(dialogue);
    return joined(dialogue, link, options['keep'] !== false);
  },
};
