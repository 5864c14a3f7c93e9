import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes de ce qu’un lieu imprime pour son comptoir. */
const fr = {
  lead: 'À votre porte, les voyageurs scannent le code et paient sur leur téléphone. Vous les enregistrez comme toute réservation.',
  yourCode: 'Votre code',
  codeText: 'Il ouvre {address} et ne change jamais.',
  qrText: 'Code QR de {address}',
  open: 'Voir ce qu’il ouvre',
  copy: 'Copier le lien',
  copied: 'Copié',
  notYet: 'Les voyageurs ne trouvent pas encore {name}. Le code marchera dès qu’ils le pourront.',
  poster: 'Affiche',
  posterText: 'Une feuille A4 avec vos prix, vos horaires et votre code. Réimprimez-la quand ils changent.',
  sticker: 'Autocollant de porte',
  stickerText: 'A6, avec votre code. Pour la porte et la vitrine.',
  tags: 'Étiquettes de bagage',
  tagsText: '12 étiquettes numérotées par feuille A4, avec un talon pour le bagage et un pour le voyageur.',
  firstTag: 'Premier numéro',
  print: 'Imprimer les étiquettes',
  inLanguage: '{paper}, {language}',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
