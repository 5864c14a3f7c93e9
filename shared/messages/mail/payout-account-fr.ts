import type en from './payout-account-en.ts';

export default {
  subject: 'Le compte de vos versements a été modifié',
  now: 'Vos versements vont désormais à •••• {last4}. La modification date du {date}.',
  waits:
    'Elle a été faite sans votre second facteur. Rien n’y est versé tant que deux d’entre nous ne l’ont pas vérifiée avec vous, ou que vous ne la confirmez pas sur la page de vos versements avec le code de votre application. Votre solde reste à vous.',
  notYou:
    'Ce n’était pas vous ? Changez tout de suite votre mot de passe et répondez à ce courriel, ou écrivez à {supportEmail}.',
  footer: 'Nous écrivons ceci à chaque changement de ce compte.',
  action: 'Ouvrir les versements',
} satisfies Record<keyof typeof en, string>;
