/**
 * Weapon characteristics summary, detection: one row a sensor and medium, one column an operational range.
 *
 * Most of the page is lost: `?` cells want the player's own copy. A figure stands either where a worked example uses it
 * or, for the first figures of a row whose columns are lost, from range 0 on.
 */
import { type Bilingual, codes, grid, type Repair } from '@grognard/kernel';

const SWAPPED: Bilingual = {
  en: 'the surface line reads “71716”, the air line “5/5|4”; the two may be exchanged',
  fr: 'la ligne surface se lit « 71716 », la ligne air « 5/5|4 » ; elles sont peut-être interverties',
};

const NAMELESS: Bilingual = {
  en: "the name of the row is lost (“Q';”), only the P-3 is left for it; the lines read “7|7|7|7]|7|7|6|6|5|5[4” and “6/6/6/6[6]6”",
  fr: "le nom de la ligne est perdu (« Q'; »), il ne reste que le P-3 ; les lignes se lisent « 7|7|7|7]|7|7|6|6|5|5[4 » et « 6/6/6/6[6]6 »",
};

export const detection = grid({
  id: 'detection',
  title: { en: 'Detection values by operational range', fr: 'Valeurs de détection par portée opérationnelle' },
  provenance: { document: 'charts', heading: 'Résumé des caractéristiques des armements' },
  rowsAre: { en: 'sensor and medium', fr: 'détecteur et milieu' },
  columnsAre: { en: 'range in operational hexes', fr: 'portée en hexagones opérationnels' },
  rowWords: ['sensor', 'medium'],
  codes: codes.whole(0, 10, { or: ['-'] }),
  grid: `
                               0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19  20  21
    us-ship.surface            7   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-ship.air                7   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-ship.subsurface         4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-ship.surface          6   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-ship.air              6   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-ship.subsurface       4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-ship.surface         5   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-ship.air             5   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-ship.subsurface      3   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-submarine.surface       ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-submarine.subsurface    ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    pact-submarine.surface     7   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    pact-submarine.subsurface  4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    AWACS.surface              9   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    AWACS.air                  9   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   7   ?   ?   ?   ?   ?   5
    E-2.surface                9   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    E-2.air                    9   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   6   ?   ?   ?   ?   ?   ?   ?
    Tu-126.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   1   ?   ?   ?   ?   ?   ?   ?
    Tu-126.air                 8   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-air-defence.air         ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-airbase.air             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-headquarters.air        ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    us-unit.air                7   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-air-defence.air       ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-airbase.air           ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-headquarters.air      ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-armour-division.air   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    ussr-unit.air              ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-air-defence.air      ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-airbase.air          ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    other-unit.air             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    nato-small-airbase.air     ?   ?   5   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    A-4.surface                ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    A-4.air                    ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    A-6.surface                ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    A-6.air                    5   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    AB-212.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    AB-212.air                 ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    F-14.surface               7   7   6   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    F-14.air                   5   5   4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    C-5.surface                ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    C-5.air                    ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    F-15.surface               ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    F-15.air                   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-29.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-29.air                 ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Il-76.surface              ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Il-76.air                  4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Mirage.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Mirage.air                 ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Ka-25.surface              ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Ka-25.subsurface           ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Mi-2.surface               ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Mi-2.air                   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-21.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-21.air                 ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-23.surface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-23.air                 4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-23-Bulgaria.surface    ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    MiG-23-Bulgaria.air        ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    P-3.surface                7   7   7   7   7   7   6   6   5   5   4   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    P-3.air                    6   6   6   6   6   6   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    P-3.subsurface             ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    S-3.surface                ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    S-3.air                    ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    S-3.subsurface             5   5   5   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    SH-3.surface               ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    SH-3.air                   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    SH-3.subsurface            6   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Tu-20.surface              8   8   8   8   7   6   5   4   3   3   2   1   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    Tu-20.air                  5   4   3   2   1   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    An-24.surface              ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
    An-24.air                  ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
  `,
  origins: `
                               0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19  20  21
    us-ship.surface            F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-ship.air                F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-ship.subsurface         F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-ship.surface          F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-ship.air              F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-ship.subsurface       F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-ship.surface         F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-ship.air             F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-ship.subsurface      F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-submarine.surface       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-submarine.subsurface    .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    pact-submarine.surface     F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    pact-submarine.subsurface  F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    AWACS.surface              F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    AWACS.air                  F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   E   .   .   .   .   .   E
    E-2.surface                F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    E-2.air                    F   .   .   .   .   .   .   .   .   .   .   .   .   .   E   .   .   .   .   .   .   .
    Tu-126.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   E   .   .   .   .   .   .   .
    Tu-126.air                 F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-air-defence.air         .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-airbase.air             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-headquarters.air        .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    us-unit.air                E   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-air-defence.air       .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-airbase.air           .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-headquarters.air      .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-armour-division.air   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    ussr-unit.air              .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-air-defence.air      .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-airbase.air          .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    other-unit.air             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    nato-small-airbase.air     .   .   E   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    A-4.surface                .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    A-4.air                    .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    A-6.surface                .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    A-6.air                    F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    AB-212.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    AB-212.air                 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    F-14.surface               F   F   F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    F-14.air                   F   F   F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    C-5.surface                .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    C-5.air                    .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    F-15.surface               .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    F-15.air                   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-29.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-29.air                 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Il-76.surface              .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Il-76.air                  E   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Mirage.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Mirage.air                 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Ka-25.surface              .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Ka-25.subsurface           .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Mi-2.surface               .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Mi-2.air                   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-21.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-21.air                 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-23.surface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-23.air                 E   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-23-Bulgaria.surface    .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    MiG-23-Bulgaria.air        .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    P-3.surface                F   F   F   F   F   F   F   F   F   F   F   .   .   .   .   .   .   .   .   .   .   .
    P-3.air                    F   F   F   F   F   F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    P-3.subsurface             .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    S-3.surface                .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    S-3.air                    .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    S-3.subsurface             F   F   F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    SH-3.surface               .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    SH-3.air                   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    SH-3.subsurface            F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    Tu-20.surface              F   F   F   F   F   F   F   F   F   F   F   F   .   .   .   .   .   .   .   .   .   .
    Tu-20.air                  F   F   F   F   F   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    An-24.surface              .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
    An-24.air                  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
  `,
  legend: {
    E: { en: 'fixed by a worked example', fr: 'fixée par un exemple' },
    F: {
      en: 'figure of a row whose columns are lost, the first read as range 0',
      fr: 'chiffre d’une ligne dont les colonnes sont perdues, le premier lu à la portée 0',
    },
    '.': { en: 'lost', fr: 'perdue' },
  },
  meanings: { '-': { en: 'no attempt at this range', fr: 'aucune tentative à cette portée' } },
  repairs: [
    weak('other-ship.surface', '0', '5', '5', {
      en: 'a stray 5 beside the heading of the block',
      fr: 'un 5 isolé à côté du titre du bloc',
    }),
    // Bars between the figures are read as 1.
    ...['7', '7', '6'].map((used, place) => weak('F-14.surface', String(place), '71716', used, SWAPPED)),
    ...fragment('F-14.air', '5/5|4', SWAPPED),
    ...[
      ['5', '5'],
      ['43', '4'],
      ['43', '3'],
      ['201', '2'],
      ['201', '1'],
    ].map(([seen = '', used = ''], place) =>
      weak('Tu-20.air', String(place), seen, used, {
        en: '“5 43 201” read as 5 4 3 2 1, since values never rise with range',
        fr: '« 5 43 201 » lu 5 4 3 2 1, car les valeurs n’augmentent jamais avec la portée',
      }),
    ),
    ...fragment('Tu-20.surface', '8/8(8(8|7/6[5(4[3[3|2]1'),
    ...fragment('P-3.surface', '7|7|7|7]|7|7|6|6|5|5[4', NAMELESS),
    ...fragment('P-3.air', '6/6/6/6[6]6', NAMELESS),
    weak('MiG-23.air', '0', '4', '4', {
      en: 'the heading reads “MIG 29, MiG-27 (URSS)”; the MiG-29 has its own group, and the examples give the MiG-23 a 4',
      fr: 'le titre se lit « MIG 29, MiG-27 (URSS) » ; le MiG-29 a son propre groupe, et les exemples donnent 4 au MiG-23',
    }),
  ],
  lost: [
    {
      what: {
        en: 'which operational ranges belong to which strategic range',
        fr: 'quelles portées opérationnelles relèvent de quelle portée stratégique',
      },
      where: 'Résumé des caractéristiques des armements, Portée Hex Strat.',
    },
    {
      what: {
        en: 'the ranges of these figures: E-2 surface 8 8 6, E-2 air 4, Tu-126 surface 7 4, Tu-126 air 3, USSR ships air 6',
        fr: 'les portées de ces chiffres : E-2 surface 8 8 6, E-2 air 4, Tu-126 surface 7 4, Tu-126 air 3, navires soviétiques air 6',
      },
      where: 'Résumé des caractéristiques des armements',
    },
    {
      what: {
        en: 'what the sign “|g” at the end of the F-15’s surface line stands for: an 8 or a 9, at a range nobody can tell',
        fr: 'ce que vaut le signe « |g » au bout de la ligne surface du F-15 : un 8 ou un 9, à une portée que rien ne dit',
      },
      where: 'Résumé des caractéristiques des armements, F-15 (US, Israel)',
    },
    {
      what: {
        en: 'all ground units and airbases but two figures, US and British submarines, most aircraft',
        fr: 'toutes les unités terrestres et bases aériennes sauf deux chiffres, les sous-marins américains et britanniques, la plupart des avions',
      },
      where: 'Résumé des caractéristiques des armements',
    },
  ],
});

function weak(row: string, column: string, seen: string, used: string, evidence: Bilingual): Repair {
  return { row, column, seen, used, why: seen === used ? 'suspect' : 'scan', evidence, confidence: 'low' };
}

/** A run of figures as the scan shows it, from range 0 on: what stands before a figure other than a bar is told with it. */
function fragment(row: string, run: string, doubt?: Bilingual): readonly Repair[] {
  return (run.match(/\D*\d/g) ?? []).flatMap((shown, place): Repair[] => {
    const seen = shown.replaceAll('|', '');
    const used = seen.slice(-1);
    if (seen === used && !doubt) return [];
    const border = {
      en: `the border of the cell is read as a sign in “${run}”`,
      fr: `le bord de la case est lu comme un signe dans « ${run} »`,
    };
    return [
      {
        row,
        column: String(place),
        seen,
        used,
        why: seen === used ? 'suspect' : 'scan',
        evidence: doubt ?? border,
        confidence: doubt ? 'low' : 'certain',
      },
    ];
  });
}
