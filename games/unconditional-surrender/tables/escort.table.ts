/** What comes of an interception: the escort holds, it fails, or the invasion it guarded is called off. */
import { list } from '@grognard/kernel';

type Row = {
  /** Whose activation ends among the interceptors. */
  readonly interceptors: 'end' | 'goOn';
  readonly attackAgain: 'no' | 'ifFresh';
  /** Whether the activation of the whole invasion force ends. */
  readonly invasionEnds: boolean;
};

export const escort = list<Row, 'succeeds' | 'fails' | 'calledOff'>({
  id: 'escort',
  title: { en: 'Escort', fr: 'Escorte' },
  provenance: {
    document: 'aid',
    heading: 'Résultats du Combat Air / Naval, Escorte',
    note: {
      en: 'Where a failed escort was part of an amphibious invasion, the phasing faction may call the invasion off; see the rulings on calling off and on several interceptors.',
      fr: 'Si l’escorte ratée faisait partie d’une invasion amphibie, la faction en phase peut annuler l’invasion ; voir les arbitrages sur l’annulation et sur plusieurs unités en interception.',
    },
  },
  columns: {
    interceptors: { en: 'Interceptors’ activation', fr: 'Activation des unités en interception' },
    attackAgain: { en: 'The interceptor attacks again', fr: 'L’unité en interception attaque encore' },
    invasionEnds: {
      en: 'The activation of the whole invasion force ends',
      fr: 'Fin de l’activation de toute la force d’invasion',
    },
  },
  rows: {
    succeeds: { interceptors: 'end', attackAgain: 'no', invasionEnds: false },
    fails: { interceptors: 'goOn', attackAgain: 'ifFresh', invasionEnds: false },
    calledOff: { interceptors: 'end', attackAgain: 'no', invasionEnds: true },
  },
  rowWords: 'escort',
  cellWords: { interceptors: 'activation', attackAgain: 'attackAgain' },
});
