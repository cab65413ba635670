/** The worked examples of the aid as stories a player can open: each step is an example with its own input file. */
import type { Scenario } from '@grognard/kernel';

export const scenarios: readonly Scenario[] = [
  {
    id: 'antalya',
    title: { en: 'Zones of control around Antalya', fr: 'Zones de contrôle autour d’Antalya' },
    story: {
      en: 'Four units and what they control; then the division assaults the city with engineers.',
      fr: 'Quatre unités et ce qu’elles contrôlent ; puis la division attaque la cité avec le génie.',
    },
    steps: ['zones', 'zones-assault'],
  },
  {
    id: 'depots',
    title: { en: 'The depot network', fr: 'Le réseau de dépôts' },
    story: {
      en: 'Depots A and B are in the network; an interdiction strike on 5125 cuts A; bombs eliminate B. Unit C draws from A until 3924 is interdicted.',
      fr: 'Les dépôts A et B sont dans le réseau ; une frappe d’interdiction en 5125 coupe A ; des bombes éliminent B. L’unité C tire de A jusqu’à l’interdiction de 3924.',
    },
    steps: [
      'supply-before',
      'supply-after',
      'bombardment-depot-2',
      'bombardment-depot-3',
      'supply-unit-before',
      'supply-unit-after',
    ],
  },
  {
    id: 'movement',
    title: { en: 'Movement and formation', fr: 'Mouvement et formation' },
    story: {
      en: 'A Soviet armoured division of movement 8 on a road, formation by formation, then a change to Deliberate Assault.',
      fr: 'Une division blindée soviétique de mouvement 8 sur une route, formation par formation, puis un passage en assaut délibéré.',
    },
    steps: [
      'movement-MC',
      'movement-HA',
      'movement-HD',
      'movement-DA',
      'movement-T',
      'movement-DD',
      'movement-R',
      'movement-change',
    ],
  },
  {
    id: 'interception',
    title: { en: 'The interception', fr: 'L’interception' },
    story: {
      en: 'Two F-15 against a MiG-23 and two Su-24, at short range and by AWACS; the strike on the marines if nobody stops it.',
      fr: 'Deux F-15 contre un MiG-23 et deux Su-24, à courte portée et par AWACS ; la frappe sur les marines si nul ne l’arrête.',
    },
    steps: ['interception-short', 'interception-long', 'interception-whole', 'bombardment-marines'],
  },
  {
    id: 'patrol',
    title: { en: 'Combat air patrol over CVN-69', fr: 'Patrouille aérienne de combat du CVN-69' },
    story: {
      en: 'What each side sees at sea and in the air; the Tu-126 finds the carrier, a Su-24 takes off, the E-2 finds it, an F-14 meets it.',
      fr: 'Ce que chaque camp voit en mer et dans les airs ; le Tu-126 trouve le porte-avions, un Su-24 décolle, l’E-2 le trouve, un F-14 le rencontre.',
    },
    steps: ['ranges-surface', 'detection-carrier', 'ranges-air', 'detection-e2', 'patrol', 'air-naval-patrol'],
  },
  {
    id: 'general-naval',
    title: { en: 'The general naval example', fr: 'L’exemple général naval' },
    story: {
      en: 'Naval initiative 3, all units detected. The SSN moves and is hit by an S-3. The SSGN moves and is sunk by the US SSN, which moves no more. The SSN moves on, nears CVN-69 and is sunk by an SH-3. The cruiser takes the last move, drives off an A-6 and fires on CVN-69: three Hits. The submarine that is not shown stays idle.',
      fr: 'Initiative navale 3, toutes les unités détectées. Le SSN avance et un S-3 le touche. Le SSGN avance et le SSN américain, qui ne bougera plus, le coule. Le SSN avance encore, approche du CVN-69 et un SH-3 le coule. Le croiseur prend le dernier mouvement, chasse un A-6 et tire sur le CVN-69 : trois Hits. Le sous-marin non représenté reste inactif.',
    },
    steps: [
      'initiative-ssn',
      'naval-s3',
      'initiative-ssgn',
      'naval-ssgn',
      'initiative-ssn-on',
      'naval-sh3',
      'initiative-cg',
      'naval-a6',
      'naval-cg',
    ],
  },
  {
    id: 'submarines',
    title: { en: 'The submarine fight', fr: 'Le combat de sous-marins' },
    story: {
      en: 'Two Soviet submarines listen for the US SSN, find it in their hex and intercept; it answers, and goes on attacking.',
      fr: 'Deux sous-marins soviétiques écoutent le SSN américain, le trouvent dans leur hexagone et l’interceptent ; il riposte et continue d’attaquer.',
    },
    steps: ['detection-submarines', 'submarines', 'submarines-ssn', 'submarines-ssgn'],
  },
  {
    id: 'landing',
    title: { en: 'The landing', fr: 'Le débarquement' },
    story: {
      en: 'The same marine brigade lands in an empty hex, and in a held one three ways.',
      fr: 'La même brigade de marines débarque dans un hexagone vide, et de trois façons dans un hexagone tenu.',
    },
    steps: ['landing-empty', 'landing-bombarded', 'landing-won', 'landing-repulsed'],
  },
  {
    id: 'ground-combat',
    title: { en: 'The ground combat', fr: 'Le combat terrestre' },
    story: {
      en: 'The airborne brigade in the mountains, with close air support already flown and with the strike to be thrown; then a militia division gets away.',
      fr: 'La brigade aéroportée dans les montagnes, l’appui aérien déjà réussi, puis à tenter ; ensuite une division de milice se retire.',
    },
    steps: ['ground-combat', 'ground-combat-support-tried', 'disengagement'],
  },
  {
    id: 'two-maps',
    title: { en: 'From map to map', fr: 'D’une carte à l’autre' },
    story: {
      en: 'From AX-06 by the transition hex to the operational map, and back.',
      fr: 'De AX-06 par l’hexagone de transition à la carte opérationnelle, et retour.',
    },
    steps: ['maps-there', 'maps-back'],
  },
];
