/** Weapon characteristics summary, combat: how far a weapon reaches beyond its own hex. Every dot of the page is lost but one. */
import { codes, grid } from '@grognard/kernel';

export const combatRanges = grid({
  id: 'combat-ranges',
  title: { en: 'Combat ranges', fr: 'Portées de combat' },
  provenance: {
    document: 'charts',
    heading: 'Résumé des caractéristiques des armements',
    note: {
      en: 'The general naval example fires the anti-ship missiles of a Soviet cruiser at two strategic hexes.',
      fr: 'L’exemple général naval tire les missiles antinavires d’un croiseur soviétique à deux hexagones stratégiques.',
    },
  },
  rowsAre: { en: 'unit and weapon', fr: 'unité et arme' },
  columnsAre: { en: 'farthest range', fr: 'portée maximale' },
  rowWords: ['shooter', 'weapon'],
  columnWords: 'scale',
  codes: { byColumn: { operational: codes.whole(0, 99, { or: ['-'] }), strategic: codes.whole(0, 20, { or: ['-'] }) } },
  grid: `
                                  operational  strategic
    us-ship.antiAir               ?            ?
    us-ship.subsurface            ?            ?
    us-ship.asm                   ?            ?
    us-ship.bombardment           ?            ?
    ussr-ship.antiAir             ?            ?
    ussr-ship.subsurface          ?            ?
    ussr-ship.asm                 ?            2
    ussr-ship.bombardment         ?            ?
    other-ship.antiAir            ?            ?
    other-ship.subsurface         ?            ?
    other-ship.asm                ?            ?
    other-ship.bombardment        ?            ?
    us-submarine.subsurface       ?            ?
    us-submarine.asm              ?            ?
    pact-submarine.subsurface     ?            ?
    pact-submarine.asm            ?            ?
    us-air-defence.antiAir        ?            ?
    us-airbase.antiAir            ?            ?
    us-headquarters.antiAir       ?            ?
    us-unit.antiAir               ?            ?
    ussr-air-defence.antiAir      ?            ?
    ussr-airbase.antiAir          ?            ?
    ussr-headquarters.antiAir     ?            ?
    ussr-armour-division.antiAir  ?            ?
    ussr-unit.antiAir             ?            ?
    other-air-defence.antiAir     ?            ?
    other-airbase.antiAir         ?            ?
    other-unit.antiAir            ?            ?
    us-aircraft.antiAir           ?            ?
    us-aircraft.subsurface        ?            ?
    us-aircraft.asm               ?            ?
    us-aircraft.bombardment       ?            ?
    ussr-aircraft.antiAir         ?            ?
    ussr-aircraft.subsurface      ?            ?
    ussr-aircraft.asm             ?            ?
    ussr-aircraft.bombardment     ?            ?
    other-aircraft.antiAir        ?            ?
    other-aircraft.bombardment    ?            ?
  `,
  meanings: { '-': { en: 'cannot use this weapon', fr: 'ne peut employer cette arme' } },
  lost: [
    {
      what: { en: 'every combat range but one', fr: 'toutes les portées de combat sauf une' },
      where: 'Résumé des caractéristiques des armements, Combat',
    },
  ],
});
