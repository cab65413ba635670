/**
 * Weapon characteristics summary, detection by strategic range: the right-most operational value of each strategic range.
 *
 * The heading that ties the two scales is lost, so that only what the naval combat example uses is known.
 */
import { codes, grid } from '@grognard/kernel';

export const detectionStrategic = grid({
  id: 'detection-strategic',
  title: { en: 'Detection values by strategic range', fr: 'Valeurs de détection par portée stratégique' },
  provenance: { document: 'charts', heading: 'Exemple de combat naval' },
  rowsAre: { en: 'sensor and medium', fr: 'détecteur et milieu' },
  columnsAre: { en: 'range in strategic hexes', fr: 'portée en hexagones stratégiques' },
  rowWords: ['sensor', 'medium'],
  codes: codes.whole(0, 10, { or: ['-'] }),
  grid: `
                                  0  1  2
    us-ship.surface               ?  ?  ?
    us-ship.air                   ?  ?  ?
    us-ship.subsurface            ?  ?  ?
    ussr-ship.surface             ?  ?  ?
    ussr-ship.air                 ?  ?  ?
    ussr-ship.subsurface          ?  ?  ?
    other-ship.surface            ?  ?  ?
    other-ship.air                ?  ?  ?
    other-ship.subsurface         ?  ?  ?
    us-submarine.surface          ?  ?  ?
    us-submarine.subsurface       ?  ?  ?
    pact-submarine.surface        ?  ?  ?
    pact-submarine.subsurface     4  2  ?
    AWACS.surface                 ?  ?  ?
    AWACS.air                     ?  ?  ?
    E-2.surface                   ?  ?  ?
    E-2.air                       ?  ?  ?
    Tu-126.surface                ?  ?  ?
    Tu-126.air                    ?  ?  ?
    us-air-defence.air            ?  ?  ?
    us-airbase.air                ?  ?  ?
    us-headquarters.air           ?  ?  ?
    us-unit.air                   ?  ?  ?
    ussr-air-defence.air          ?  ?  ?
    ussr-airbase.air              ?  ?  ?
    ussr-headquarters.air         ?  ?  ?
    ussr-armour-division.air      ?  ?  ?
    ussr-unit.air                 ?  ?  ?
    other-air-defence.air         ?  ?  ?
    other-airbase.air             ?  ?  ?
    other-unit.air                ?  ?  ?
    nato-small-airbase.air        ?  ?  ?
    A-4.surface                   ?  ?  ?
    A-4.air                       ?  ?  ?
    A-6.surface                   ?  ?  ?
    A-6.air                       ?  ?  ?
    AB-212.surface                ?  ?  ?
    AB-212.air                    ?  ?  ?
    F-14.surface                  ?  ?  ?
    F-14.air                      ?  ?  ?
    C-5.surface                   ?  ?  ?
    C-5.air                       ?  ?  ?
    F-15.surface                  ?  ?  ?
    F-15.air                      ?  ?  ?
    MiG-29.surface                ?  ?  ?
    MiG-29.air                    ?  ?  ?
    Il-76.surface                 ?  ?  ?
    Il-76.air                     ?  ?  ?
    Mirage.surface                ?  ?  ?
    Mirage.air                    ?  ?  ?
    Ka-25.surface                 ?  ?  ?
    Ka-25.subsurface              ?  ?  ?
    Mi-2.surface                  ?  ?  ?
    Mi-2.air                      ?  ?  ?
    MiG-21.surface                ?  ?  ?
    MiG-21.air                    ?  ?  ?
    MiG-23.surface                ?  ?  ?
    MiG-23.air                    ?  ?  ?
    MiG-23-Bulgaria.surface       ?  ?  ?
    MiG-23-Bulgaria.air           ?  ?  ?
    P-3.surface                   ?  ?  ?
    P-3.air                       ?  ?  ?
    P-3.subsurface                ?  ?  ?
    S-3.surface                   ?  ?  ?
    S-3.air                       ?  ?  ?
    S-3.subsurface                ?  ?  ?
    SH-3.surface                  ?  ?  ?
    SH-3.air                      ?  ?  ?
    SH-3.subsurface               ?  ?  ?
    Tu-20.surface                 ?  ?  ?
    Tu-20.air                     ?  ?  ?
    An-24.surface                 ?  ?  ?
    An-24.air                     ?  ?  ?
  `,
  meanings: { '-': { en: 'no attempt at this range', fr: 'aucune tentative à cette portée' } },
  lost: [
    {
      what: {
        en: 'everything but the Soviet submarines of the example',
        fr: 'tout sauf les sous-marins soviétiques de l’exemple',
      },
      where: 'Résumé des caractéristiques des armements, Portée Hex Strat.',
    },
  ],
});
