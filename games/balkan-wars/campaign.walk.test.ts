import { campaignPromises, listed } from '../testing/campaign-promises.ts';
import { game } from './game.ts';

/** Notes (*) and (**): out of the game, or in the box of prisoners of war. */
const lost = ({ units }: Parameters<Parameters<typeof campaignPromises>[0]['lost']>[0]) =>
  listed(units).flatMap(({ id, place }) => (place === 'gone' || place === 'prisoners' ? [String(id)] : []));

campaignPromises({ game, lost });

/** A war whose morale is known, so that events are rolled and points are spent. */
campaignPromises({
  game,
  lost,
  setup: {
    nations: ['bulgaria', 'serbia', 'greece', 'montenegro', 'ottoman'].map((country) => ({
      country,
      player: country === 'ottoman' ? 'second' : 'first',
      morale: 3,
    })),
    treasuries: [{ country: 'bulgaria', points: 20 }],
    powers: [
      { power: 'russia', alignment: 'first', diplomacy: 6, points: 3 },
      { power: 'germany', alignment: 'second', diplomacy: 6, points: 5 },
    ],
  },
});
