import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Événements',
  failed: 'Cela n’a pas marché. Réessayez.',
  search: 'Chercher des événements',
  searchHint: 'événement, paiement, code',
  found: { one: '{count} événement', other: '{count} événements' },
  failedCount: {
    one: '{count} événement a échoué ; le prestataire le renvoie.',
    other: '{count} événements ont échoué ; le prestataire les renvoie.',
  },
  none: 'Aucun événement trouvé',
  came: 'Venu',
  event: 'Événement',
  about: 'Au sujet de',
  became: 'Devenu',
  took: 'Durée',
  lasted: '{count} ms',
  done: 'Fait',
  seen: 'Déjà vu',
  ignored: 'Pas à nous',
  refunded: 'Remboursé',
  failedEvent: 'Échoué',
  times: 'Dans l’ordre',
  checked: 'Ce qui a été vérifié',
  whatNow: 'Et maintenant ?',
  askMeans: 'Le traiter de nouveau est toujours sûr : tout se calcule d’après ce qui est vrai maintenant.',
  ask: 'Redemander au prestataire',
  asked: 'Le prestataire a été interrogé',
  all: 'Tous',
  older: 'Afficher les précédents',
  keyAsk: 'interroger le prestataire',
  kept: 'Conservé 90 jours',
  checkedSigned: 'Signé par le prestataire',
  checkedOnce: 'Pris une seule fois, même s’il revient',
  checkedAmount: 'Montant et devise sont ceux du paiement',
} satisfies Record<keyof typeof en, Text>;

export default fr;
