import type en from './en.ts';

const fr: {
  readonly [key in keyof typeof en]: (typeof en)[key] extends string ? string : { one: string; other: string };
} = {
  country: 'Pays',
  perHour: 'L’heure',
  perDay: 'Maximum par jour',
  overnight: 'Tarif de nuit',
  orderFee: 'Frais de l’établissement par commande',
  tax: 'Taxe',
  ratesCaption: 'Tarifs par bagage',
  calculator: 'Combien cela coûte-t-il ?',
  howLong: 'Durée',
  howMany: 'Nombre',
  nights: { one: '{count} nuit', other: '{count} nuits' },
  storage: 'Consigne',
  total: 'Total en {currency}',
  ownRates: 'Un établissement peut fixer ses propres tarifs. La carte indique le prix exact de votre consigne.',
  elsewhere: '{country}, ailleurs',
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
};

export default fr;
