/** Événements politiques, fin des phases et des tours, pistes de la campagne. */
import type { Translation } from '@grognard/kernel';
import type { campaign as en } from '../en/campaign.ts';

export const campaign: Translation<typeof en> = {
  'procedure.political-event': 'Événement politique aléatoire',
  'procedure.stage-end': 'Fin d’une phase d’action ou d’un tour',
  'event.input': 'État des affaires',
  'event.happened': 'Événements survenus',
  'event.ask.die': 'Dé d’événement',
  'event.ask.again': 'Événement relancé : rang parmi les événements encore possibles',
  'event.open': ({ open }) => `cet événement ne peut survenir ; possibles, dans l’ordre : ${open.join(', ')}`,
  'event.ask.length': 'Tours que dure la guerre',
  'event.ask.extra': 'Tours de plus avant que les avions israéliens soient libres',
  'event.title': 'L’événement',
  'event.summary': ({ event, turns }, say) =>
    `${say(event)}${turns > 0 ? ` (${turns} ${turns > 1 ? 'tours' : 'tour'})` : ''}`,
  'event.ignored': () => 'l’événement est déjà survenu : rien ne change',
  'event.repeat': 'une répétition : rien ne change',
  'event.1':
    'Israël se joint à l’OTAN : un F-15 et deux F-16 à Tel-Aviv (AZ-07) ; pendant une guerre avec la Syrie, un seul F-16',
  'event.2': 'Guerre aérienne entre Israël et la Syrie : Beyrouth (AZ-06) est fermé à toute unité jusqu’à sa fin',
  'event.3': 'Israël et la Syrie en guerre pour le Golan : Lattaquié (AZ-05) est fermé à toute unité jusqu’à sa fin',
  'event.4':
    'L’Égypte est neutre : l’OTAN ne peut utiliser Le Caire (AY-07) du reste de la partie, sauf guerre avec la Libye',
  'event.5':
    'L’Égypte et la Libye en guerre : Le Caire (AY-07) et Benghazi (AS-06) ont une valeur anti-aérienne de 5 ; à 25 Hits le pays se rend et la perd',
  'event.6':
    'La Grèce est neutre : ses unités hors de Grèce sont retirées, aucune ne sert plus ; les unités de l’OTAN en Grèce partent ce tour ou sont internées',
  'event.7':
    'La Roumanie est neutre : trois divisions soviétiques en AV-01 avant la fin du prochain tour, ou toutes les lignes de ravitaillement soviétiques sont coupées',
  'event.8': 'La Syrie prend Beyrouth : AZ-06 devient base aérienne et port du Pacte',
  'event.9':
    'Tensions avec la Yougoslavie : Trieste (AS-00) devient base aérienne et port de l’OTAN ; la Bulgarie doit une division à Sofia (2003) à la fin du tour, ou perd 5 points de ravitaillement par tour',
  'event.10':
    'Chypre : la Turquie doit deux divisions et la Grèce une dans leurs secteurs à la fin du tour ; qui manque perd 5 points de ravitaillement par tour',
  'figure.turns': 'Tours de guerre',
  'stageEnd.input': 'Ce qui s’achève',
  'stageEnd.ends': 'S’achève',
  'stageEnd.ends.stage': 'la phase d’action',
  'stageEnd.ends.turn': 'le tour',
  'stageEnd.bulgaria': 'Divisions bulgares à Sofia',
  'stageEnd.turkey': 'Divisions turques dans leur secteur de Chypre',
  'stageEnd.greece': 'Divisions grecques dans leur secteur de Chypre',
  'stageEnd.penalties': 'Divisions manquantes',
  'stageEnd.lost': ({ nato, pact }) => `points de ravitaillement perdus : OTAN ${nato}, Pacte ${pact}`,
  'stageEnd.summary': ({ ends, nato, pact }, say) =>
    `fin : ${say(ends)} ; points de ravitaillement perdus : OTAN ${nato}, Pacte ${pact}`,
  'figure.natoLoses': 'Points de ravitaillement perdus par l’OTAN',
  'figure.pactLoses': 'Points de ravitaillement perdus par le Pacte',
  'campaign.state': 'La campagne',
  'campaign.turn': 'Tour',
  'campaign.stage': 'Phase d’action',
  'campaign.units': 'Unités',
  'campaign.unit': 'Unité',
  'campaign.side': 'Camp',
  'campaign.detected': 'Détectée',
  'campaign.eliminated': 'Éliminée',
  'campaign.depots': 'Dépôts de ravitaillement',
  'campaign.depot': 'Dépôt',
  'campaign.depot.name': 'Dépôt',
  'campaign.depot.sample': 'Dépôt A',
  'campaign.depot.hits': 'Hits ce tour',
  'campaign.depot.inNetwork': 'Dans le réseau de ravitaillement',
  'campaign.supplyPoints': 'Points de ravitaillement',
  'campaign.interdicted': 'Hexagones interdits',
  'campaign.hex': 'Hexagone',
  'campaign.hex.sample': '5125',
  'campaign.events': 'Événements politiques survenus',
  'campaign.event': 'Événement',
  'campaign.wars': 'Guerres de Syrie',
  'campaign.airWar': 'Tours restants de la guerre aérienne',
  'campaign.golan': 'Tours restants de la guerre du Golan',
  'campaign.israelBusy': 'Tours avant que les avions israéliens soient libres',
  'campaign.pactInGreece': 'Une unité du Pacte est entrée en Grèce',
  'campaign.cairoHits': 'Hits du Caire',
  'campaign.benghaziHits': 'Hits de Benghazi',
};
