import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Registre de garde',
  booked: {
    one: 'Réservé du {from} au {until}, {count} bagage',
    other: 'Réservé du {from} au {until}, {count} bagages',
  },
  inTimeOf: 'Heures de l’emplacement ({zone})',
  in: { one: 'Déposé : {count} bagage', other: 'Déposés : {count} bagages' },
  out: { one: 'Rendu : {count} bagage', other: 'Rendus : {count} bagages' },
  correction: { one: 'Nombre corrigé : {count} bagage', other: 'Nombre corrigé : {count} bagages' },
  undo: { one: 'Annulé : {count} bagage', other: 'Annulé : {count} bagages' },
  by: 'Par {name}',
  byDevice: 'Fait sans réseau, reçu à {time}',
  note: '« {note} »',
  tags: 'Étiquettes {tags}',
  photo: 'Photo',
  photoOf: 'Photo des bagages, {title}',
  attached:
    'Chaque entrée porte l’empreinte de la précédente à cet emplacement. Le registre signé est joint à ce fichier ; sa signature :',
  checkedIn: 'Déposés',
  checkedOut: 'Rendus',
  stillInside: 'Encore en dépôt',
  stillInsideText: 'Retrait jusqu’à {time}',
  asBooked: { one: '{count} bagage, comme réservé', other: '{count} bagages, comme réservé' },
  ofBooked: '{count} sur {booked} réservés',
  noneMissing: { one: '{count} bagage, rien ne manque', other: '{count} bagages, rien ne manque' },
  someMissing: '{count} sur {inside} rendus',
  allEntries: 'Toutes les entrées',
  cannotChange: 'Personne ne peut modifier ce registre, nous non plus.',
  fingerprint: 'Chaque entrée porte l’empreinte de la précédente. Celle-ci se termine par {end}.',
  download: 'Télécharger le registre',
  downloadSigned: 'Fichier signé (JSON)',
} satisfies Record<keyof typeof en, Text>;

export default fr;
