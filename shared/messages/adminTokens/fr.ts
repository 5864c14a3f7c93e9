import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Jetons de service',
  lead: 'Clés de scripts et de programmes de partenaires. Un jeton n’est affiché qu’une fois, à sa création.',
  none: 'Il n’y a pas de jeton.',
  name: 'Nom',
  role: 'Rôle',
  state: 'État',
  until: 'jusqu’au {day}',
  isOver: 'expiré depuis le {day}',
  isRevoked: 'révoqué le {day}',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer {name}',
  revoked: 'Le jeton est révoqué',
  keep: 'Garder',
  revokeText: 'Qui l’utilise est refusé dès maintenant. C’est sans retour.',
  new: 'Nouveau jeton',
  ready: '{name} est prêt',
  make: 'Créer le jeton',
  makeOf: 'Créer le jeton {name}',
  copy: 'Copier',
  copied: 'Copié',
  putAway: 'Je l’ai mis de côté',
  nameHint: 'Minuscules, chiffres et traits d’union, par exemple nightly-report',
  lasts: 'Durée',
  onceText: 'Il n’est montré que cette fois et n’est gardé nulle part. Qui l’a peut faire ce que permet son rôle.',
  isReader: 'Lecture',
  isSupport: 'Assistance',
  isFinance: 'Comptabilité',
  isAdmin: 'Tout',
  days: { one: 'un jour', other: '{count} jours' },
} satisfies Record<keyof typeof en, Text>;

export default fr;
