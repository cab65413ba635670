/** English words of sharing, fetched when something is shared. */
import type { Dictionary } from '@grognard/kernel';

export const shareEn = {
  'share.title': 'Share',
  'share.link': 'Link to this situation',
  'share.linkAbout': 'It opens the same situation; nothing is sent to any server.',
  'share.qr': 'The link as a QR code',
  'share.noQr': 'With a map of one’s own the link is too long for a QR code.',
  'share.card': 'Picture',
  'share.cardAbout': 'The card to show elsewhere',
  'share.svg': 'Save the picture (SVG)',
  'share.png': 'Save the picture (PNG)',
  'share.noPng': 'This browser would not draw the picture; take the SVG.',
  'share.page': 'Save as a page that stands alone',
  'share.making': 'Drawing…',
  'share.odds': 'odds before the dice',
} satisfies Dictionary;
