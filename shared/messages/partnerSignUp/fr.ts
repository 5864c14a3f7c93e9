import type en from './en.ts';

const fr: Record<keyof typeof en, string> = {
  title: 'Devenir partenaire',
  lead: 'Dix minutes, et vous êtes sur la carte. Gratuit, toujours.',
  repeatPassword: 'Répétez le mot de passe',
  register: 'S’inscrire',
  checking: 'Votre adresse est en cours de confirmation',
  checkTitle: 'Consultez vos courriels pour confirmer votre compte',
  checkText:
    'Nous avons envoyé un lien à {email}. Il est valable 7 jours ; regardez aussi dans les courriers indésirables.',
  checkNext: 'Inutile de l’attendre : parlez-nous entre-temps de votre établissement.',
  confirmTitle: 'Votre adresse courriel est confirmée, merci !',
  confirmText: 'Tout est juste ? C’est ainsi que nous vous joignons. Les voyageurs n’en voient rien.',
  proveText: 'Connectez-vous et reprenez où vous en étiez. Ce que vous nous avez dit est conservé.',
  confirm: 'Confirmer',
  successTitle: 'Vous êtes partenaire',
  successText:
    'Vos coordonnées sont enregistrées. Ensuite, votre établissement : son adresse, son nom et sa place en bagages.',
  successDone: 'Tout le reste est dans votre tableau de bord.',
  changeDetails: 'Modifier vos coordonnées',
  goOn: 'Continuer',
  linkFailed: 'Le lien n’a pas pu confirmer votre adresse',
};

export default fr;
