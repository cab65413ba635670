/** A Clash of Monarchs battle as heavy as they come: three arms, two contingents, three subordinates, hands of five. */

const leader = (name: string, nation: string, drm: number) => ({
  name,
  nation,
  offensive: drm,
  defensive: drm,
  endurance: 1,
});

const force = (nation: string, infantry: number, ally: string, more: number) => ({
  commander: leader(`${nation} commander`, nation, 2),
  leaders: ['A', 'B', 'C'].map((name) => leader(`${nation} ${name}`, nation, 1)),
  troops: [
    { nation, infantry, cavalry: 8, cavalryUnits: 4, light: 6, lightUnits: 3, guns: 2 },
    { nation: ally, infantry: more, cavalry: 2, cavalryUnits: 1, guns: 1 },
  ],
  lightCavalry: true,
});

export const heavyBattle = {
  intensity: 'intense',
  attacker: force('PR', 40, 'HA', 10),
  attackerHand: ['oblique-attack', 'rally-re-attack', 'artillery-up-front', 'seydlitz', 'superior-infantry-fire'],
  defender: force('AU', 24, 'SA', 9),
  defenderHand: ['defensive-position', 'able-advisor', 'counter-charge', 'twelve-pounders', 'subordinate-errors'],
};
