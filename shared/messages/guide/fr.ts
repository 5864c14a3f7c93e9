import type { Text } from '../text.ts';
import type en from './en.ts';

/** Texts of the pages of cities and of places in them. */
const fr = {
  crumbs: 'Où vous êtes',
  cities: 'Villes',
  cityLead: {
    one: '{count} commerce ou hôtel garde vos bagages, à partir de {price} l’heure.',
    other: '{count} commerces et hôtels gardent vos bagages, à partir de {price} l’heure.',
  },
  cityLeadShort: {
    one: '{count} commerce ou hôtel, dès {price} l’heure.',
    other: '{count} commerces et hôtels, dès {price} l’heure.',
  },
  placeLead: {
    one: '{count} établissement à moins de 10 minutes à pied, à partir de {price} l’heure.',
    other: '{count} établissements à moins de 10 minutes à pied, à partir de {price} l’heure.',
  },
  notYet: 'Pas encore ici',
  notYetText:
    'Aucun établissement ne garde encore de bagages ici. Laissez votre courriel : nous écrivons quand de nouvelles villes et de nouveaux établissements ouvrent.',
  openMap: 'Ouvrir la carte',
  insuranceIncluded: 'Assurance comprise',
  freeCancellation: 'Annulation gratuite',
  open24: {
    one: '{count} ouvert 24 heures sur 24',
    other: '{count} ouverts 24 heures sur 24',
  },
  fromReviews: {
    one: 'd’après {reviews} avis à {city}',
    other: 'd’après {reviews} avis à {city}',
  },
  mapTitle: 'La carte, avec les prix',
  mapNote: 'Prix complet pour {bags} bagages le {day}, de {from} à {to}',
  mapLabel: 'Carte des établissements à {city}',
  schematic: 'Carte schématique. Ne pas utiliser pour la navigation',
  pinOpen: '{name}, {price}',
  pinClosed: '{name}, {price}, pas ouvert à ces heures',
  clusterFrom: 'dès {price}',
  clusterClosed: 'fermé',
  cluster: {
    one: '{count} établissement, {words}',
    other: '{count} établissements, {words}',
  },
  openMapWith: {
    one: 'Ouvrir la carte, {count} établissement',
    other: 'Ouvrir la carte, {count} établissements',
  },
  best: 'Les meilleurs établissements',
  cheapest: 'Le moins cher',
  bestRated: 'Le mieux noté',
  alwaysOpen: 'Ouvert 24 heures sur 24',
  mostRoom: 'Le plus de place',
  walkFrom: '{place}, {minutes}\u00a0min',
  sightsTitle: 'Gares et lieux à voir',
  sightsOther: 'Autres gares et lieux à {city}',
  sightsNote: 'Minutes à pied jusqu’à l’établissement le plus proche',
  minutes: '{count} min',
  within: {
    one: '{count} établissement à moins de 10 min',
    other: '{count} établissements à moins de 10 min',
  },
  places: { one: '{count} établissement', other: '{count} établissements' },
  from: 'dès',
  showAll: { one: 'Tout afficher ({count})', other: 'Tout afficher ({count})' },
  costTitle: 'Ce que cela coûte',
  allPrices: 'Tous les tarifs',
  oneBag: 'Un bagage, heure par heure',
  beforeFee: '{name}, avant frais et taxes',
  chart:
    'Prix d’un bagage selon le nombre d’heures : {first} la première heure, {day} la journée, {night} après minuit',
  midnight: 'minuit',
  yourStay: 'Votre séjour',
  bags: 'Bagages',
  hours: 'Heures',
  less: 'Moins',
  more: 'Plus',
  byHour: 'À l’heure',
  byHourText: '{price} par heure et par bagage.',
  byDay: 'À la journée',
  byDayText: 'Jamais plus de {price} jusqu’à minuit.',
  byNight: 'À la nuit',
  byNightText: '{price} après minuit, puis toutes les 24 heures.',
  storage: { one: 'Garde, {count} bagage', other: 'Garde, {count} bagages' },
  fee: 'Frais de l’établissement par commande',
  tax: 'Taxes, {rate}',
  insurance: 'Assurance',
  free: 'Gratuite',
  wholePrice: 'Prix complet',
  questionsTitle: 'Questions',
  allQuestions: 'Toutes les questions',
  whereQuestion: 'Où laisser mes bagages près de {place} ?',
  whereAnswer: {
    one: '{count} établissement est à moins de 10 minutes à pied. Le plus proche qui soit ouvert à ces heures est {name}, à {minutes} minutes. {bags} bagages pour {hours} heures coûtent à partir de {price}.',
    other:
      '{count} établissements sont à moins de 10 minutes à pied. Le plus proche qui soit ouvert à ces heures est {name}, à {minutes} minutes. {bags} bagages pour {hours} heures coûtent à partir de {price}.',
  },
  costQuestion: 'Combien coûte une consigne à bagages à {city} ?',
  costAnswer:
    'À partir de {hour} par heure entamée et par bagage, et jamais plus de {day} jusqu’à minuit chez {name}. S’y ajoutent {fee} de frais par commande et les taxes ; le prix affiché sur la carte comprend les deux.',
  otherCities: 'Autres villes',
  bookNow: 'Les voir sur la carte',
  bookNowText: 'Choisissez vos heures, et chaque étiquette de la carte montre le prix complet.',
} as const satisfies Record<keyof typeof en, Text>;

export default fr;
