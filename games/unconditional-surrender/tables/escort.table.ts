/** What comes of an interception: the escort holds, it fails, or the invasion it guarded is called off. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import { limits } from './limits.table.ts';

type Row = {
  /** Whose activation ends among the interceptors. */
  readonly interceptors: 'end' | 'goOn';
  readonly attackAgain: 'no' | { readonly type: 'ifFresh'; readonly fewerThan: number };
  /** Whether the activation of the whole invasion force ends. */
  readonly invasionEnds: boolean;
};

/** A unit with the most sorties there are attacks no more. */
const IF_FRESH: Row['attackAgain'] = { type: 'ifFresh', fewerThan: limits.rows.sorties.most };

type Escort = 'succeeds' | 'fails' | 'calledOff';

export const escort = list<Row, Escort>({
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
    fails: { interceptors: 'goOn', attackAgain: IF_FRESH, invasionEnds: false },
    calledOff: { interceptors: 'end', attackAgain: 'no', invasionEnds: true },
  },
  rowWords: family<Escort>()('escort'),
  cellWords: {
    interceptors: family<Row['interceptors']>()('activation'),
    attackAgain: family<'no' | 'ifFresh'>()('attackAgain'),
  },
});
