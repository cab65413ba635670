import type { NewCampaign } from '../store/store.ts';

/** A campaign of two seats, as a store is given it. */
export const newCampaign = (id: string, over: Partial<NewCampaign> = {}): NewCampaign => ({
  id,
  game: 'specimen',
  digest: 'd',
  observer: 'o',
  invitations: [
    { seat: 'attacker', invitation: 'a' },
    { seat: 'defender', invitation: 'b' },
  ],
  line: 'line 0',
  secret: 'secret 0',
  ...over,
});
