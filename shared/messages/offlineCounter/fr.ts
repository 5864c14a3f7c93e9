import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Comptoir',
  back: 'Retour au tableau de bord',
  sendNow: 'Essayer maintenant',
  goneSince: 'Pas de réseau depuis {time}',
  goOn: {
    one: 'Continuez : le billet du jour est sur cet appareil. Ce que vous scannez part plus tard, avec son heure réelle.',
    other:
      'Continuez : les {count} billets du jour sont sur cet appareil. Ce que vous scannez part plus tard, avec son heure réelle.',
  },
  justSent: { one: 'De retour, {count} envoyée', other: 'De retour, {count} envoyées' },
  open: 'Ouvrir le comptoir',
  lost: {
    one: '{count} remise était gardée sur cet appareil et a disparu. Veuillez la saisir à nouveau.',
    other: '{count} remises étaient gardées sur cet appareil et ont disparu. Veuillez les saisir à nouveau.',
  },
  seenLost: 'J’ai vu',
  waiting: { one: '{count} remise en attente d’envoi', other: '{count} remises en attente d’envoi' },
  disagrees: { one: '{count} désaccord', other: '{count} désaccords' },
  foundAt: 'constaté à {time}',
  decide: 'À décider',
  codeAndBags: '{code}, {bags}',
  thisDevice: 'Cet appareil',
  bagsIn: { one: '{count} bagage déposé', other: '{count} bagages déposés' },
  bagsOut: { one: '{count} bagage rendu', other: '{count} bagages rendus' },
  canceled: 'Annulée',
  otherDay: 'Pas pour ce jour',
  notPaid: 'Non payée',
  noRoom: 'Pas encore de place',
  bookedOnly: 'Réservé : {count}',
  noneIn: 'Aucun bagage déposé',
  timeDoubted: 'L’heure ne peut pas être juste',
  refused: 'Non acceptée',
  by: 'par {name}',
  overHere:
    'Les bagages sont chez vous, la réservation est terminée. Rien n’est facturé ni payé tant que l’une de ces actions n’est pas faite.',
  notCovered:
    'Les bagages sont chez vous, la réservation ne les couvre pas. Rien n’est facturé ni payé tant que l’une de ces actions n’est pas faite.',
  agreedIn: 'Quelqu’un avait déjà pris ces bagages. Il n’y a rien à faire.',
  agreedOut: 'Quelqu’un avait déjà rendu ces bagages. Il n’y a rien à faire.',
  asIs: 'Ce que dit {site} figure au registre. Si les bagages sont ailleurs, cherchez le billet et refaites-le.',
  thenTakenBack: 'puis annulé',
  stands: 'Figure au registre',
  standsText:
    'Vous l’avez annulé trop tard, ou le billet a encore servi après. Si les bagages sont ailleurs, cherchez le billet et refaites-le.',
  askToBook: 'Demander à {name} de réserver à nouveau',
  askToBookUnnamed: 'Demander une nouvelle réservation',
  handedBack: 'Bagages rendus',
  allRight: 'D’accord',
  call: 'Appeler {name}',
  withoutData: 'fonctionne sans données',
  notYet: { one: '{count} n’a pas encore pu partir', other: '{count} n’ont pas encore pu partir' },
  notYetText:
    'Quelque chose ne va pas de notre côté. Nous réessayons toutes les quelques minutes, et les autres continuent. Si cela dure, écrivez-nous.',
  tries: { one: '{count} essai', other: '{count} essais' },
  tryAgain: 'Réessayer',
  toSend: { one: '{count} à envoyer', other: '{count} à envoyer' },
  byThemselves: 'partent toutes seules',
  waits: 'attend',
  waitsTakenBack: 'annulé, attend',
  sentAt: 'Envoyées à {time}',
  agree: { one: '{count} d’accord', other: '{count} d’accord' },
  inAndOut: '{in} déposés, {out} rendus',
  fromTo: 'de {from} à {to}',
  today: 'Aujourd’hui',
  asCounted: {
    one: '{place} : {count} bagage sur {capacity}, selon cet appareil.',
    other: '{place} : {count} bagages sur {capacity}, selon cet appareil.',
  },
  notOnIt: 'Un billet qui n’y est pas est vérifié dès qu’il y a du réseau.',
  goOnNone: 'Aucun billet du jour n’est sur cet appareil.',
  scanNext: 'Scanner le billet suivant',
  nothingKept: 'Rien n’est encore gardé sur cet appareil',
  nothingKeptText:
    'Connectez-vous et ouvrez le tableau de bord une fois avec du réseau. Le comptoir fonctionne ensuite sans.',
  signInToSend: 'Connectez-vous pour envoyer ce qui attend ici',
  signIn: 'Se connecter',
} satisfies Record<keyof typeof en, Text>;

export default fr;
