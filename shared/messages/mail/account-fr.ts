import type en from './account-en.ts';

export default {
  greeting: 'Bonjour {name},',
  footer: 'Des questions ? Écrivez à {supportEmail}.',
  ignore: 'Si ce n’était pas vous, ignorez ce message.',
  activationSubject: 'Confirmez votre adresse courriel pour {siteName}',
  activationText: 'Confirmez que cette adresse est la vôtre. Le lien fonctionne une fois, pendant sept jours.',
  activationAction: 'Confirmer l’adresse',
  passwordResetSubject: 'Choisissez votre mot de passe {siteName}',
  passwordResetText:
    'Choisissez un mot de passe pour ouvrir votre compte avec toutes vos réservations. Le lien fonctionne une fois, pendant une heure.',
  passwordResetAction: 'Choisir un mot de passe',
  signInCodeSubject: 'Votre code {siteName}',
  signInCodeText: 'Saisissez ce code sur la page qui l’a demandé. Il fonctionne une fois, pendant dix minutes.',
  alreadyRegisteredSubject: 'Vous avez déjà un compte {siteName}',
  alreadyRegisteredText:
    'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte ; rien n’a été modifié.',
  alreadyRegisteredAction: 'Se connecter',
  passwordChangedSubject: 'Votre mot de passe {siteName} a été modifié',
  passwordChangedText:
    'Le mot de passe de votre compte a été modifié. Les autres appareils ont été déconnectés et vos programmes n’ont plus accès. Si ce n’était pas vous, choisissez-en un nouveau maintenant.',
  passwordChangedAction: 'Choisir un nouveau mot de passe',
  emailChangedSubject: 'L’adresse de votre compte {siteName} a été modifiée',
  emailChangedText:
    'L’adresse courriel de votre compte a été modifiée ; les messages vont désormais à la nouvelle. Les autres appareils ont été déconnectés et vos programmes n’ont plus accès. Si ce n’était pas vous, écrivez-nous tout de suite : à {supportEmail} ou par le formulaire.',
  emailChangedAction: 'Nous écrire',
  secondFactorSetSubject: 'Votre compte {siteName} a un second facteur',
  secondFactorSetText:
    'Désormais, la connexion demande votre mot de passe et six chiffres de votre application. Les autres appareils ont été déconnectés et vos programmes n’ont plus accès. Si ce n’était pas vous, écrivez tout de suite à {supportEmail}.',
  secondFactorSetAction: 'Ouvrir les paramètres',
  secondFactorEndedSubject: 'Le second facteur de votre compte {siteName} a été retiré',
  secondFactorEndedText:
    'La connexion ne demande plus que votre mot de passe. Les autres appareils ont été déconnectés et vos programmes n’ont plus accès. Si ce n’était pas vous, changez-le maintenant et écrivez à {supportEmail}.',
  secondFactorEndedAction: 'Définir un nouveau mot de passe',
  administratorInvitedSubject: 'Une invitation à gérer {siteName}',
  administratorInvitedText:
    'Vous gérerez {siteName} dès que vous aurez choisi un mot de passe. Le lien sert une fois, pendant sept jours ; ensuite, la console vous demande un second facteur.',
  administratorInvitedAction: 'Choisir un mot de passe',
  recoveryCodesRenewedSubject: 'Votre compte {siteName} a de nouveaux codes de secours',
  recoveryCodesRenewedText:
    'Dix nouveaux codes de secours remplacent les anciens. Les autres appareils ont été déconnectés et vos programmes n’ont plus accès. Si ce n’était pas vous, écrivez tout de suite à {supportEmail}.',
  recoveryCodesRenewedAction: 'Ouvrir les paramètres',
  sessionsEndedSubject: 'Votre session {siteName} a été fermée',
  sessionsEndedText:
    'Notre équipe a fermé votre session sur un ou plusieurs appareils. Votre mot de passe reste le même. Si vous ne savez pas pourquoi, écrivez à {supportEmail}.',
  sessionsEndedAction: 'Se connecter',
  recoveryAskedSubject: 'Le second facteur de votre compte {siteName} va être retiré',
  recoveryAskedText:
    'On a demandé à notre équipe de retirer le second facteur de votre compte, le téléphone et les codes étant perdus. Rien ne se passe pendant 72 heures ; seulement pour un compte d’administration, un second propriétaire peut l’accepter avant. Si vous ne l’avez pas demandé, connectez-vous avec votre code, ce qui l’arrête, et écrivez aussitôt à {supportEmail}.',
  recoveryAskedAction: 'Se connecter',
  addressAskedSubject: 'L’adresse de votre compte {siteName} va être remplacée',
  addressAskedText:
    'On a demandé à notre équipe de donner une autre adresse à votre compte, sa boîte étant perdue. Rien ne se passe pendant 72 heures ; seulement pour un compte d’administration, un second propriétaire peut l’accepter avant. Si vous ne l’avez pas demandé, connectez-vous, ce qui l’arrête, et écrivez aussitôt à {supportEmail}.',
  addressAskedAction: 'Se connecter',
  roleEndedSubject: 'Un administrateur de {siteName} a perdu son rôle',
  roleEndedText:
    'L’adresse {about} a été confirmée pour la première fois, par un lien ou par Google : le rôle que son compte avait jusque-là a été retiré. Rendez-le si vous savez de qui il s’agit.',
  roleEndedAction: 'Ouvrir les personnes',
  accountClosedSubject: 'Votre compte {siteName} est fermé',
  accountClosedText:
    'Votre compte a été fermé et tous les appareils ont été déconnectés. Sept jours après, il est effacé, avec votre nom et votre adresse. Si vous voulez le garder, ou si ce n’était pas vous, rouvrez-le, puis choisissez un nouveau mot de passe.',
  accountClosedAction: 'Le rouvrir',
} satisfies Record<keyof typeof en, string>;
