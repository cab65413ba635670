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

/** A gun is the first force's that still has one of its nation in that state. */
export function gunsBorne(guns: readonly GunLoss[], forces: readonly Force[]): readonly Borne<GunLoss>[] {
  const left = forces.map(({ troops }) =>
    troops.map(({ nation, guns: all, gunsReduced: reduced }) => ({ nation, full: all - reduced, reduced })),
  );
  return guns.flatMap(({ nation, loss }): Borne<GunLoss>[] => {
    const state = loss === 'flipped' ? 'full' : 'reduced';
    const stands = (each: (typeof left)[number][number]): boolean => each.nation === nation && each[state] > 0;
    const place = left.findIndex((park) => park.some(stands));
    const park = left[place]?.find(stands);
    if (!park) return [];
    park[state] -= 1;
    if (loss === 'flipped') park.reduced += 1;
    return [{ place, nation, loss }];
  });
}

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
