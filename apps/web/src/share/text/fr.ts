/** French words of sharing, fetched when something is shared. */
import type { Translation } from '@grognard/kernel';
import type { shareEn } from './en.ts';

export const shareFr: Translation<typeof shareEn> = {
  'share.title': 'Partager',
  'share.link': 'Lien vers cette situation',
  'share.linkAbout': 'Il ouvre la même situation ; rien n’est envoyé à aucun serveur.',
  'share.qr': 'Le lien en code QR',
  'share.noQr': 'Avec une carte à soi, le lien est trop long pour un code QR.',
  'share.card': 'Image',
  'share.cardAbout': 'La carte à montrer ailleurs',
  'share.svg': 'Enregistrer l’image (SVG)',
  'share.png': 'Enregistrer l’image (PNG)',
  'share.noPng': 'Ce navigateur n’a pas voulu dessiner l’image ; prenez le SVG.',
  'share.page': 'Enregistrer en page autonome',
  'share.making': 'On dessine…',
  'share.odds': 'chances avant les dés',
};
