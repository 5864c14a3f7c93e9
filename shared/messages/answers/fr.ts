import type { Text } from '../text.ts';
import type en from './en.ts';

export default {
  received: 'Nous avons votre message',
  receivedText:
    'Bonjour {firstName},\n\nnous avons bien reçu votre message et nous nous en occupons. Vous aurez de nos nouvelles sous 2 jours ouvrables.\n\n{answeredBy}',
  lostTag: 'Étiquette perdue, bagage encore là',
  lostTagText:
    'Bonjour {firstName},\n\noui. Vos bagages sont chez {location}, et l’étiquette n’est pas nécessaire : montrez le code {code} et une pièce d’identité au nom de {name}.\n\nVotre heure de retrait est {pickUp}.\n\n{answeredBy}',
  late: 'En retard pour le retrait',
  lateText:
    'Bonjour {firstName},\n\nvos bagages sont en sécurité chez {location}. Venez pendant les heures d’ouverture ; rien n’est débité automatiquement. Vous pouvez modifier le retrait sur la page de votre commande, {code}, pour que le comptoir vous attende.\n\n{answeredBy}',
  refund: 'Où en est le remboursement',
  refundText:
    'Bonjour {firstName},\n\nun remboursement met 5 à 10 jours à compter de son envoi. La page de votre commande, {code}, montre où il en est.\n\n{answeredBy}',
} satisfies Record<keyof typeof en, Text>;
