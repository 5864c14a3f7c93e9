import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Administration',
  admin: 'Admin',
  navLabel: 'Administration',
  groupBusiness: 'Activité',
  groupSetUp: 'Réglages',
  groupSystem: 'Système',
  navHome: 'Accueil',
  navChangeRequests: 'Demandes de modification',
  navMessages: 'Messages',
  navBookings: 'Réservations',
  navClaims: 'Réclamations',
  navReviews: 'Avis',
  navPeople: 'Personnes',
  navPayouts: 'Versements',
  navPricing: 'Tarifs',
  navCoupons: 'Codes de réduction',
  navPages: 'Pages',
  navJobs: 'Tâches',
  navTokens: 'Jetons de service',
  navAudit: 'Journal d’audit',
  sandboxShort: 'Bac à sable',
  sandboxHint: ', aucun argent réel',
  timesIn: 'Heures de {place}',
  isItYou: 'C’est bien vous, {name} ?',
  yourPassword: 'Votre mot de passe',
  goodFor15: 'Puis plus pendant 15 minutes, sur cet ordinateur seulement. Noté au journal.',
  cancel: 'Annuler',
  lockTitle: 'Encore un verrou',
  lockLeadNew:
    'Derrière cette porte se trouvent de l’argent et les données d’autres personnes. Deux minutes, une seule fois.',
  lockLead: 'Derrière cette porte se trouvent de l’argent et les données d’autres personnes.',
  lockPassword: 'Correct',
  lockRecovery:
    'Pour le jour où le téléphone a disparu. Sans téléphone ni codes, seul un propriétaire peut vous laisser entrer.',
  lockAsked:
    'Redemandé au bout de 12 heures. Avant un envoi d’argent, un changement de rôle ou un export de données, votre mot de passe est demandé.',
  signedInAs: 'Connecté en tant que {email}',
  keys: 'Touches',
  keyMove: 'se déplacer',
  keyOpen: 'ouvrir',
  keySearch: 'chercher',
  keyPalette: 'chercher ou agir',
  lettersOn: 'Les lettres seules agissent sur la page',
  goToConsole: 'Aller à la console',
} satisfies Record<keyof typeof en, Text>;

export default fr;
