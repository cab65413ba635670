/** The tracks of a campaign, what happens to them, and what finds no place there, in French. */
import type { Translation } from '@grognard/kernel';
import { count, du, le, number } from '../../../words/grammar/french.ts';
import { cityName } from '../city.ts';
import type { campaign as english } from '../en/campaign.ts';

export const campaign: Translation<typeof english> = {
  'campaign.state': 'La campagne',
  'campaign.scenario': 'Scénario',
  'campaign.firstCamp': 'Le premier joueur mène',
  'campaign.turnNumber': 'Tour',
  'campaign.powers': 'Grandes Puissances',
  'campaign.treasuries': 'Points de mobilisation des pays',
  'campaign.volunteers': 'Points de mobilisation des volontaires',
  'campaign.units': 'Unités',
  'campaign.captured': 'Villes déjà capturées',
  'campaign.city': 'Ville',
  'campaign.holder': 'Capturée en dernier par',
  'campaign.amphibiousForbidden': 'La Ligue ne peut faire d’opération amphibie',
  'campaign.turn': 'Ce tour',
  'campaign.eventDone': 'L’événement politique du tour a été tiré',
  'campaign.crisis': 'Crise européenne : les points des Grandes Puissances sont à zéro',
  'campaign.confrontation': 'Un conflit diplomatique doit avoir lieu, avec toute la puissance',
  'campaign.diplomacyDone': 'Un conflit diplomatique a eu lieu',
  'campaign.guerrilla': 'Pays de la guérilla',
  'campaign.ended': 'La partie',
  'campaign.playsOn': 'Les joueurs continuent après la fin',

  'setup.firstWar': 'Première Guerre balkanique, la Ligue joue en premier',
  'setup.firstWar.help':
    'Les pays que les événements nomment pour la Première Guerre, la Ligue contre l’Empire ottoman. L’aide n’imprime ni leur moral national ni qui est Premier Joueur : donnez le moral de chaque pays d’après votre carte avant le premier événement politique.',
  'setup.firstWarOttomansFirst': 'Première Guerre balkanique, les Ottomans jouent en premier',
  'setup.firstWarOttomansFirst.help': (_, say) => say('setup.firstWar.help'),
  'setup.secondWar': 'Deuxième Guerre balkanique, la Ligue joue en premier',
  'setup.secondWar.help':
    'Les pays que les événements nomment pour la Deuxième Guerre, la Ligue contre la Bulgarie. L’aide n’imprime ni leur moral national ni qui est Premier Joueur : donnez le moral de chaque pays d’après votre carte avant le premier événement politique.',
  'setup.secondWarBulgariaFirst': 'Deuxième Guerre balkanique, la Bulgarie joue en premier',
  'setup.secondWarBulgariaFirst.help': (_, say) => say('setup.secondWar.help'),

  'effect.morale': ({ country, change }, say) => say('combat.moraleChange', { country, change, because: 'result' }),
  'effect.moraleSpent': ({ country, points }, say) =>
    `${le(say.noun(`nation.${country}`))} dépense ${count(points, 'point')} de moral national`,
  'effect.moraleSet': ({ country, morale }, say) =>
    `le moral national ${du(say.noun(`nation.${country}`))} passe à ${number(morale)}`,
  'effect.unit': (facts, say) => say('fate.told', facts),
  'effect.rallied': ({ id }) => `${id} revient en bon ordre`,
  'effect.mobilised': ({ id }) => `${id} passe de la réserve à la carte`,
  'effect.mobilisationHeld': ({ player }, say) => `${le(say.noun(`side.${player}`))} a mobilisé ce tour`,
  'effect.placed': ({ id, depot }) => `${id} entre en jeu sur ${depot}`,
  'effect.pointsSpent': ({ country, points }, say) =>
    `${le(say.noun(`nation.${country}`))} dépense ${count(points, 'point')} de mobilisation`,
  'effect.volunteers': ({ player, country, points }, say) =>
    `${le(say.noun(`side.${player}`))} reçoit ${count(points, 'point')} de mobilisation de volontaires${country === 'later' ? ', pour un pays qu’il désignera en mobilisant' : ` pour ${le(say.noun(`nation.${country}`))}`}`,
  'effect.volunteersSpent': ({ player, points }, say) =>
    `${le(say.noun(`side.${player}`))} utilise ${count(points, 'point')} de mobilisation de ses volontaires`,
  'effect.volunteersLapse': ({ player, points }, say) =>
    `${le(say.noun(`side.${player}`))} perd ${count(points, 'point')} de mobilisation de volontaires : ils ne se conservent que jusqu’à son segment de mobilisation`,
  'effect.powerPointsSpent': ({ power, points }, say) =>
    `${le(say.noun(`nation.${power}`))} donne ${count(points, 'point')} de mobilisation`,
  'effect.capitulates': ({ country }, say) =>
    `${le(say.noun(`nation.${country}`))} capitule : ses unités quittent définitivement le jeu`,
  'effect.joins': ({ country, player }, say) =>
    `${le(say.noun(`nation.${country}`))} rejoint le camp ${du(say.noun(`side.${player}`))}`,
  'effect.aligns': ({ power, alignment }, say) =>
    `${le(say.noun(`nation.${power}`))} est désormais ${say(`alignment.${alignment}`)}`,
  'effect.armistice': ({ country }, say) =>
    `${le(say.noun(`nation.${country}`))} ne peut attaquer jusqu’à ce qu’une de ses unités soit attaquée`,
  'effect.armisticeEnds': ({ country }, say) => `l’armistice ${du(say.noun(`nation.${country}`))} prend fin`,
  'effect.albaniaClosed':
    'toutes les unités sortent d’Albanie, d’abord celles du premier joueur ; aucune ne peut y entrer pour le reste de la partie',
  'effect.armsOffered': ({ player }, say) =>
    `${le(say.noun(`side.${player}`))} peut placer une unité d’artillerie lourde de sa réserve, si elle en a une, sur n’importe quel dépôt ami`,
  'effect.sickOnMap': ({ player, units }, say) =>
    `${le(say.noun(`side.${player}`))} choisit encore ${count(units, 'unité')} sur la carte, s’il en a : démoralisation, ou élimination de ce qui est déjà démoralisé`,
  'effect.ottomansUnsupplied':
    'toutes les unités ottomanes sont non-ravitaillées pendant le prochain segment de combat ottoman',
  'effect.revoltPenalty':
    'les Ottomans subissent la pénalité de la règle spéciale 4 de la Première Guerre (voir le livret)',
  'effect.guerrilla': ({ country, extraMovement }, say) =>
    `ce tour, les unités ennemies dépensent ${count(extraMovement, 'point')} de mouvement de plus par hex complètement à l’intérieur ${du(say.noun(`nation.${country}`))}`,
  'effect.reveal': ({ player }, say) =>
    `une pile ${du(say.noun(`side.${player}`))} en état de brouillard de guerre est révélée`,
  'effect.crisis':
    'la puissance diplomatique et les points de mobilisation des Grandes Puissances des deux camps sont à zéro ce tour',
  'effect.confrontation':
    'un conflit diplomatique doit avoir lieu ce tour, avec toute la puissance diplomatique disponible',
  'effect.diplomacyDone': 'le conflit diplomatique du tour a eu lieu',
  'effect.eventDone': 'l’événement politique du tour a été tiré',
  'effect.naval': ({ winner }) =>
    winner === 'turks'
      ? 'victoire turque : la Ligue ne fait plus d’opération amphibie tant qu’elle n’a pas gagné un engagement naval'
      : 'victoire de la Ligue : elle peut faire des opérations amphibies, et une autre plus tard si elle n’en a plus la capacité',
  'effect.captured': ({ city, holder }, say) =>
    `${le(say.noun(`nation.${holder}`))} contrôle maintenant ${cityName(city, say)}`,
  'effect.nextTurn': 'le tour avance ; ce qui durait un tour prend fin',
  'effect.gameEnds': ({ how }) =>
    how === 'armistice'
      ? 'la partie se termine immédiatement : évaluez la victoire'
      : 'la partie se termine immédiatement : les deux camps perdent',

  'unbooked.nationNotOnTrack': ({ country }, say) =>
    `${le(say.noun(`nation.${country}`))} n’est pas sur la piste de moral national : le changement attend qu’on y porte ce pays avec son moral d’alors`,
  'unbooked.moraleUnknown': ({ country }, say) =>
    `le moral national ${du(say.noun(`nation.${country}`))} n’est pas connu : le changement attend que le moral d’alors soit donné`,
  'unbooked.trackFull': ({ points, most }) =>
    `la piste va jusqu’à ${number(most)} et non ${number(points)} : le changement attend qu’il y ait de la place`,
  'unbooked.treasuryShort': ({ country, points }, say) =>
    `il manque ${count(points, 'point')} de mobilisation sur la piste ${du(say.noun(`nation.${country}`))} : le paiement attend que la piste soit complétée`,
  'unbooked.volunteersShort': ({ player, points }, say) =>
    `il manque ${count(points, 'point')} de mobilisation de volontaires sur la piste ${du(say.noun(`side.${player}`))} : le paiement attend qu’elle soit complétée`,
  'unbooked.powerNotOnTrack': ({ power }, say) =>
    `${le(say.noun(`nation.${power}`))} n’est pas sur la piste des Grandes Puissances : le changement attend qu’on l’y porte`,
  'unbooked.unitUnknown': ({ id }) => `${id} ne figure pas au registre : ce qui lui arrive attend qu’on l’y inscrive`,
};
