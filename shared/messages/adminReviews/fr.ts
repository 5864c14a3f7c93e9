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
};

export default fr;
