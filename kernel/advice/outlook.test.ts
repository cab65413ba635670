import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { written } from '../number/fraction.ts';
import { type Ask, chance, checkpoint, choice, done, type Step } from '../step/step.ts';
import { Advisor } from './advise.ts';
import { outlook } from './outlook.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

/** A die; on a 1 nothing is asked. The defender may end it at 3; the attacker may then keep his face or take 4. */
const game: Step<number> = chance(ask('die'), d6, (face) =>
  face === 1
    ? done(0)
    : checkpoint('asked', face, (kept) =>
        choice(ask('end it'), 'defender', ['no', 'yes'], (end) =>
          end === 'yes'
            ? done(3)
            : choice(ask('keep'), 'attacker', ['keep', 'four'], (option) => done(option === 'keep' ? kept : 4)),
        ),
      ),
);

describe('outlook', () => {
  test('the defender is asked five times in six, and always ends it', () => {
    // Left alone the attacker makes at least four of it, so three is the defender's best.
    const advisor = new Advisor<number>({ side: 'defender', goal: (score) => -score });
    const [prospect, ...others] = outlook(game, advisor, 'defender');
    expect(others).toEqual([]);
    expect([prospect?.ask.text, written(prospect?.share as never)]).toEqual(['end it', '5/6']);
    expect(prospect?.options.map(({ option, share }) => [option, written(share)])).toEqual([['yes', '1']]);
  });

  test('the attacker is never asked, for the defender ends it first', () => {
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    expect(outlook(game, advisor, 'attacker')).toEqual([]);
  });

  test('where the face decides, the shares say how often', () => {
    const alone: Step<number> = chance(ask('die'), d6, (face) =>
      checkpoint('asked', face, (kept) =>
        choice(ask('keep'), 'attacker', ['keep', 'four'], (option) => done(option === 'keep' ? kept : 4)),
      ),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    const [prospect] = outlook(alone, advisor, 'attacker');
    // 4, 5 and 6 are kept (a four is no better than a four), 1 to 3 are exchanged.
    expect(prospect?.options.map(({ option, share }) => [option, written(share)])).toEqual([
      ['four', '1/2'],
      ['keep', '1/2'],
    ]);
  });
});
