import type en from './en.ts';

export default {
  country: 'Pays',
  perHour: 'L’heure',
  perDay: 'Maximum par jour',
  overnight: 'Tarif de nuit',
  orderFee: 'Frais de l’établissement par commande',
  tax: 'Taxe',
  ratesCaption: 'Tarifs par bagage',
  name: 'Nom',
  email: 'Courriel',
  message: 'Message',
  send: 'Envoyer',
  messageSent: 'Le message a bien été envoyé !',
  messageSentText: 'Nous répondons dans les 2 jours ouvrables, à {email}.',
  writeAnother: 'Écrire un autre message',
  join: 'Proposer votre espace',
  openMap: 'Ouvrir la carte',
  citiesTitle: 'Déjà à {cities} et {last}',
  previewTitle: 'Aperçu.',
  previewText: 'Un brouillon, il peut encore changer. Ce lien fonctionne jusqu’au {date}.',
} satisfies Record<keyof typeof en, string>;
