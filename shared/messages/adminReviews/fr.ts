import type { Text } from '../text.ts';
import type en from './en.ts';

/** Textes de la modération des avis. */
const fr: Record<keyof typeof en, Text> = {
  title: 'Avis',
  show: 'Afficher',
  reported: 'Signalés',
  removed: 'Retirés',
  all: 'Tous',
  failed: 'Cela n’a pas pu être chargé',
  none: 'Aucun avis ici',
  noWords: 'Sans texte',
  answer: 'Réponse de l’établissement',
  byTraveller: 'dit l’auteur',
  byPartner: 'dit l’établissement',
  byVisitor: 'dit un visiteur',
  wasRemoved: 'Retiré : {why}',
  restore: 'Le remettre',
  why: 'Pourquoi il est retiré',
  remove: 'Retirer',
  keep: 'Il est correct',
  search: 'Chercher des avis',
  searchHint: 'texte, établissement, nom, code',
  older: 'Afficher les précédents',
  removeReview: 'Retirer cet avis ?',
  removeReply: 'Retirer cette réponse ?',
  leave: 'Le laisser',
  followHidden: 'Il ne paraît plus nulle part',
  followCounted: 'Il reste compté avec son motif, et la moyenne se calcule sans lui',
  followTold: '{name} en apprend le motif',
  followBack: 'Il peut être rétabli',
};

export default fr;
