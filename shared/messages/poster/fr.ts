import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes de ce qu’un lieu imprime pour son comptoir. */
const fr = {
  title: 'Déposez vos bagages ici',
  lead: 'Payez sur votre téléphone et partez léger. Sans application ni compte.',
  from: 'dès',
  hour: '1 bagage, 1 heure, tout compris',
  day: 'la journée {price}',
  scan: 'Scannez',
  scanText: 'Votre dépôt, dès maintenant',
  pay: 'Payez',
  payText: 'Par carte ou avec votre téléphone',
  handOver: 'Remettez vos bagages',
  handOverText: 'Chacun reçoit un numéro',
  insured: 'Assurance comprise',
  insuredText: 'jusqu’à 1 200 $ par bagage',
  open: 'Ouvert',
  always: '24 heures',
  everyDay: 'Tous les jours',
  noCamera: 'Sans appareil photo ? {address}',
  printed: '{month}, {currency}, frais et taxes compris',
  stickerText: 'Scannez, payez, partez léger',
  tag: 'À attacher au bagage',
  tagStub: 'Pour le voyageur',
} as const;

export default fr satisfies Record<keyof typeof en, Text>;
