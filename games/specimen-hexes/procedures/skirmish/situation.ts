/** What the players say before a skirmish, and what the rules forbid of it. */
import type { Space } from '@grognard/hexes';
import type { Infer, Refusal } from '@grognard/kernel';
import { map, mapOf } from '../../map.ts';
import { field, refusal } from '../../text/kit.ts';
import { fighter, mixedForce } from '../../unit.ts';
import { type Nation, ROLES, type Role, TERRAINS, type Terrain } from '../../vocabulary.ts';

const MOST_UNITS = 8;

const force = (side: Role, nation: Nation) =>
  field.list(`skirmish.${side}s`, fighter(nation), { min: 1, max: MOST_UNITS, unique: 'name', force: side });

export const situationField = field.record('skirmish.input', {
  attackers: force('attacker', 'valmer'),
  defenders: force('defender', 'cantons'),
  ground: field.oneOf('skirmish.ground', {
    options: TERRAINS,
    words: 'terrain',
    default: 'plain',
    help: 'skirmish.ground.help',
    rule: '3.2',
    force: 'defender',
  }),
  ambush: field.flag('skirmish.ambush', { default: false, help: 'skirmish.ambush.help', secret: 'defender' }),
  map: map(),
  night: field.flag('skirmish.night', { default: false, seldom: true, rule: '3.4' }),
});

export type Situation = Infer<typeof situationField>;
export type Fighter = Situation['attackers'][number];

export const fightersOf = ({ attackers, defenders }: Situation, role: Role): readonly Fighter[] =>
  role === 'attacker' ? attackers : defenders;

export const nationOf = (situation: Situation, role: Role): Nation =>
  (fightersOf(situation, role)[0] as Fighter).nation;

/** 3.1 A reduced counter counts half, fractions up. */
export const strengthOf = (fighters: readonly Fighter[]): number =>
  fighters.reduce((sum, { strength, reduced }) => sum + (reduced ? Math.ceil(strength / 2) : strength), 0);

/** The hex that is attacked, where the defenders are told to stand on the map. */
export function attackedHex({ map: file, defenders }: Situation): Space | undefined {
  const read = mapOf(file);
  return defenders.flatMap(({ hex }) => (hex === undefined ? [] : (read.find(hex) ?? [])))[0];
}

/** 3.2 The ground of the hex that is attacked; as the players say where no counter stands on the map. */
export function groundOf(situation: Situation): Terrain {
  const hex = attackedHex(situation);
  return hex === undefined ? situation.ground : mapOf(situation.map).terrain(hex);
}

/** 3: one nation against the other, and nobody on both sides. */
export function situationRefusals(situation: Situation): readonly Refusal[] {
  const { attackers, defenders } = situation;
  const mixed = ROLES.flatMap((role) => mixedForce(fightersOf(situation, role), `${role}s`, '3'));
  const itself =
    nationOf(situation, 'attacker') === nationOf(situation, 'defender')
      ? [
          refusal('againstItself', 'defenders[0].nation', {
            rule: '3',
            facts: { nation: nationOf(situation, 'defender') },
          }),
        ]
      : [];
  const twice = defenders.flatMap(({ name }, index) =>
    attackers.some((attacker) => attacker.name === name)
      ? [refusal('onBothSides', `defenders[${index}].name`, { rule: '3', facts: { name } })]
      : [],
  );
  return [...mixed, ...itself, ...twice];
}
