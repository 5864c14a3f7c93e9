import type { Text } from '../text.ts';
import type en from './en.ts';

const fr = {
  signedUp: 'Consultez vos courriels pour confirmer votre compte',
  resetAsked: 'Si cette adresse a un compte, un lien pour un nouveau mot de passe lui est envoyé.',
  confirmationAsked: 'Si cette adresse attend d’être confirmée, un lien qui la confirme lui est envoyé.',
  passwordChanged: 'Votre mot de passe a été modifié.',
  accountClosed:
    'Votre compte est fermé. Pendant sept jours, le lien de notre courriel le rouvre ; ensuite il est effacé.',
  aboutField: '{field} : {message}',
  email: 'Courriel',
  password: 'Mot de passe',
  password_confirmation: 'Confirmation du mot de passe',
  current_password: 'Mot de passe actuel',
  otp_attempt: 'Code',
  first_name: 'Prénom',
  last_name: 'Nom',
  phone_number: 'Numéro de téléphone',
  country_of_residence: 'Pays de résidence',
  language: 'Langue',
} satisfies Record<keyof typeof en, Text>;

export default fr;
