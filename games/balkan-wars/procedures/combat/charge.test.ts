import { describe, expect, test } from 'vitest';
import { chargeWinner } from './charge.ts';

const NO_CHARGE = undefined;

describe('[6.4] charge and shock', () => {
  // Attack, defence, S&T 166, the aid: worked by hand from the two wordings of the rule.
  test.each([
    [8, 4, 'attacker', 'attacker'],
    [4, 4, 'defender', 'nobody'],
    [NO_CHARGE, 3, 'defender', 'defender'],
    [1, NO_CHARGE, 'attacker', 'attacker'],
    [NO_CHARGE, NO_CHARGE, 'nobody', 'nobody'],
    [3, 4, 'defender', 'defender'],
    [5, 4, 'defender', 'nobody'],
    [0, 0, 'defender', 'nobody'],
    [1, 0, 'attacker', 'attacker'],
  ] as const)('%s against %s: S&T 166 favours the %s, the aid the %s', (attack, defence, errata166, aid) => {
    expect(chargeWinner(attack, defence, 'errata166')).toBe(errata166);
    expect(chargeWinner(attack, defence, 'aid')).toBe(aid);
  });
});
