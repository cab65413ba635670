/** 15.7.1 Who bears what where several forces fight as one: the first what it can, the next the rest. */
import { afterGun, type Contingent, type Force } from '../../force.ts';
import { ARMS } from '../../vocabulary.ts';
import { without } from './losses.ts';
import type { GunLoss, SideResult, Taken } from './result.ts';

/** Something that one of the forces bears, by its place among them. */
export type Borne<T> = { readonly place: number } & T;

export function lossesBorne(taken: readonly Taken[], forces: readonly Force[]): readonly Borne<Taken>[] {
  const left = forces.map(({ troops }) =>
    troops.flatMap(({ nation, ...troop }) => ARMS.map((arm) => ({ nation, arm, sps: troop[arm] }))),
  );
  return taken.flatMap(({ nation, arm, sps }) => {
    let due = sps;
    return left.flatMap((force, place): Borne<Taken>[] => {
      const there = force.find((each) => each.nation === nation && each.arm === arm);
      const borne = Math.min(due, there?.sps ?? 0);
      if (!there || borne === 0) return [];
      there.sps -= borne;
      due -= borne;
      return [{ place, nation, arm, sps: borne }];
    });
  });
}

/** The one gun that a battle may cost a side is the first force's that has one of its nation in that state. */
export const gunsBorne = (guns: readonly GunLoss[], forces: readonly Force[]): readonly Borne<GunLoss>[] =>
  guns.map(({ nation, loss }) => ({
    place: forces.findIndex(({ troops }) =>
      troops.some((troop) => troop.nation === nation && afterGun(troop, loss) !== undefined),
    ),
    nation,
    loss,
  }));

/** The troops of each force after the battle. */
export function troopsLeft(own: SideResult, forces: readonly Force[]): readonly (readonly Contingent[])[] {
  const taken = lossesBorne([...own.taken, ...own.prisoners], forces);
  const guns = gunsBorne(own.guns, forces);
  return forces.map((force, at) =>
    without(
      force,
      taken.filter(({ place }) => place === at),
    ).troops.map((troop) =>
      guns
        .filter(({ place, nation }) => place === at && nation === troop.nation)
        .reduce((so, { loss }) => afterGun(so, loss) ?? so, troop),
    ),
  );
}
