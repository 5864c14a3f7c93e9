import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  title: 'Second facteur',
  lead: 'En plus de votre mot de passe, six chiffres d’une application sur votre téléphone. Un mot de passe volé n’ouvre alors plus rien.',
  setUp: 'Mettre en place',
  scanIt: 'Scannez-le avec votre application de codes, ou saisissez :',
  qrLabel: 'Code QR pour votre application de codes',
  secret: 'Clé pour votre application de codes',
  copy: 'Copier',
  copied: 'Copié',
  thenDigits: 'Puis les six chiffres qu’elle affiche',
  digits: 'Six chiffres de votre application',
  right: 'Correct. C’est en place pour ce compte.',
  goesOn: 'Continue de lui-même au sixième chiffre',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application',
  recoveryCode: 'Code de secours',
  continue: 'Continuer',
  recoveryTitle: 'Codes de secours',
  recoveryHint: '{email}. Chacun ouvre une seule fois. Affichés seulement maintenant.',
  save: 'Enregistrer',
  print: 'Imprimer',
  putAway: 'Je les ai mis en lieu sûr, pas sur ce téléphone',
  done: 'Terminé',
  fileHead: '{site} : codes de secours de {email}. Chacun ouvre une seule fois.',
  codeTitle: 'Encore une étape',
  codeLead: 'Votre compte a un second facteur.',
  codesLeft: { one: 'Actif. Il reste un code de secours', other: 'Actif. Il reste {count} codes de secours' },
  newCodes: 'Nouveaux codes de secours',
  end: 'S’en passer',
  endText: 'La connexion ne demandera plus que votre mot de passe.',
  password: 'Mot de passe',
  ended: 'Le second facteur est retiré',
  beginAgain: 'Votre connexion date un peu. Déconnectez-vous, reconnectez-vous, puis mettez-le en place.',
  proveFirst:
    'Votre connexion date un peu : d’abord les six chiffres de votre application, puis vous voyez les nouveaux codes.',
  somethingWrong: 'Cela n’a pas marché. Rien n’a changé. Réessayez.',
} satisfies Record<keyof typeof en, Text>;

export default fr;
