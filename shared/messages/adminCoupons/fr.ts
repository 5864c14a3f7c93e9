import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Codes de réduction',
  lead: 'Ce qu’un code déduit ne change plus une fois donné ; sa durée et son nombre d’usages, si.',
  add: 'Ajouter un code',
  none: 'Il n’y a pas encore de code.',
  code: 'Code',
  takesOff: 'Déduit',
  note: 'Note',
  uses: 'Usages',
  each: 'Par client',
  where: 'Où',
  anywhere: 'Partout',
  ends: 'Fin',
  noLimit: '{count}, sans limite',
  usedOf: '{count} sur {most}',
  usedUp: 'Épuisé',
  endedOn: 'terminé {day}',
  startsOn: 'dès {day}',
  noEnd: 'sans fin',
  until: 'jusqu’au {day}',
  added: 'Le code est donné',
  changed: 'Modifié',
  newCode: 'Nouveau code',
  holds: 'Durée',
  codeHint: '3 à 32 lettres et chiffres',
  unit: 'Unité',
  noteHint: 'Visible ici seulement',
  endsHint: 'Le premier jour où il ne vaut plus ; vide pour sans fin',
  emptyNoLimit: 'Vide : sans limite',
  giveOut: 'Le donner',
  save: 'Enregistrer',
  ended: 'Le code est terminé',
  endNow: 'Terminer maintenant',
} satisfies Record<keyof typeof en, Text>;

export default fr;
