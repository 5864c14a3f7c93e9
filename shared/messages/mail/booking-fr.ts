import type en from './booking-en.ts';

/** Textes des courriels sur une réservation. */
const fr: Record<keyof typeof en, string> = {
  greeting: 'Bonjour {name},',
  footer: 'Des questions ? Écrivez à {supportEmail}.',

  refundedSubject: '{amount} de la réservation {code} ont été remboursés',
  refundedText: '{amount} ont été remboursés. Votre banque peut mettre 5 à 10 jours à l’afficher.',
  refundedStays: 'Votre réservation reste inchangée : apportez vos bagages comme prévu.',
  refundedInside: 'Votre réservation reste inchangée : vos bagages sont gardés jusqu’au retrait.',
  refundedAction: 'Ouvrir votre réservation',
  refundArrivedSubject: '{amount} de la réservation {code} sont de retour',
  refundArrivedText: 'Votre banque indique que {amount} sont de retour sur votre carte.',
  refundArrivedAction: 'Ouvrir votre réservation',
  refundCameBackSubject: 'Le remboursement de la réservation {code} nous est revenu',
  refundCameBackText:
    'Rien n’est perdu : nous gardons {amount} pour vous. Dites-nous sur votre réservation de l’envoyer autrement. Nous ne demandons aucune coordonnée bancaire par courriel.',
  refundCameBackAction: 'L’envoyer autrement',
  cameBackExpired: 'Votre carte a expiré et votre banque nous a renvoyé l’argent.',
  cameBackLost: 'Votre carte a été déclarée perdue et votre banque nous a renvoyé l’argent.',
  cameBackOther: 'Votre banque n’a pas accepté l’argent et nous l’a renvoyé.',
  refundByHandSubject: 'Nous envoyons {amount} de la réservation {code} autrement',
  refundByHandText:
    'Un administrateur envoie {amount} par virement et vous écrit dans les 2 jours ouvrables pour vous demander où.',
  refundByHandAction: 'Ouvrir votre réservation',
  adminByHandSubject: 'Remboursement de {code} à envoyer à la main : {amount}',
  adminByHandText:
    '{traveller} demande {amount} autrement que par la carte, qui l’a renvoyé. Demandez un compte, faites le virement et indiquez sa référence dans l’administration.',
  bankReference: 'Référence pour votre banque',
  arrivesBy: 'Sur votre compte au plus tard',
  reviewRemovedSubject: 'Votre avis sur {location} a été retiré',
  reviewRemovedText:
    'Votre avis sur le séjour {code} n’est plus affiché. Le nombre d’avis retirés et leurs raisons restent sur la page de l’établissement.',
  reviewRemovedAction: 'Ouvrir votre réservation',
  removedNamed: 'Raison : il nommait une personne.',
  removedInsult: 'Raison : il insultait quelqu’un.',
  removedAdvertising: 'Raison : il faisait de la publicité.',
  removedOther: 'Raison : il ne parlait pas de ce séjour.',
  removedPrivate: 'Raison : il révélait des données privées.',
  followUpSubject: 'Comment était votre séjour chez {location} ?',
  followUpText: 'Votre séjour est terminé. Voulez-vous dire aux autres voyageurs comment c’était ?',
  followUpAction: 'Écrire un avis',
  openingChangedSubject: '{location} a changé ses horaires',
  openingChangedText:
    'L’établissement a changé ses horaires après votre réservation et ouvre tout de même pour vous : votre réservation reste inchangée. Si vous préférez la modifier ou l’annuler, c’est gratuit jusqu’à l’enregistrement de vos bagages.',
  openingChangedAction: 'Ouvrir votre réservation',
  pickUpAskedSubject: '{location} ferme plus tôt : retirez vos bagages avant {closes}',
  pickUpAskedText:
    'L’établissement ferme plus tôt ce jour-là. Si vous le pouvez, retirez vos bagages avant {closes} : cela ne coûte rien, et votre réservation n’est pas à modifier. Sinon, écrivez à l’établissement depuis votre réservation : votre réservation reste inchangée. Si vous préférez la modifier ou l’annuler, c’est gratuit jusqu’à l’enregistrement de vos bagages.',
  pickUpAskedAction: 'Ouvrir votre réservation',
  roomLoweredSubject: '{location} prend désormais moins de bagages',
  roomLoweredText:
    'L’établissement a réduit le nombre de bagages qu’il accepte après votre réservation et garde tout de même la place des vôtres\u202f: votre réservation reste inchangée. Si vous préférez la modifier ou l’annuler, c’est gratuit jusqu’à l’enregistrement de vos bagages.',
  roomLoweredAction: 'Ouvrir votre réservation',
  addressChangedSubject: '{location} a changé d’adresse',
  addressChangedText:
    'L’adresse de l’établissement a changé après votre réservation. Déposez et reprenez vos bagages à l’adresse ci-dessous : votre réservation reste inchangée. Si vous préférez la modifier ou l’annuler, c’est gratuit jusqu’à l’enregistrement de vos bagages.',
  addressChangedAction: 'Ouvrir votre réservation',
  clockMovedSubject: 'Vos heures chez {location} restent celles que vous avez réservées',
  clockMovedText:
    'L’heure légale chez {location} suit d’autres règles que lors de votre réservation. Vos heures locales restent : dépôt {dropOff}, retrait {pickUp}, au même prix. Un agenda a pu afficher une autre heure ; l’entrée jointe la corrige.',
  clockMovedAction: 'Ouvrir votre réservation',
  partnerClockMovedSubject: '{traveller} vient à l’heure locale réservée',
  partnerClockMovedText:
    'L’heure légale chez {location} suit d’autres règles que lors de la réservation de {traveller}. Les heures locales de la réservation {code} restent : dépôt {dropOff}, retrait {pickUp}.',
  moveOfferedSubject: '{location} a changé ses horaires : un autre endroit pour vos bagages',
  moveOfferedText:
    'L’établissement a changé ses horaires après votre réservation. Il vous propose un autre endroit tout près : {place}. Acceptez-le d’un seul geste jusqu’au {until} : mêmes heures, même prix, rien de plus à payer. D’ici là, votre réservation reste inchangée, et vous pouvez la modifier ou l’annuler gratuitement.',
  moveOfferedAction: 'Voir la proposition',
  placeOfferedSubject: 'Un autre endroit pour vos bagages que {location}',
  placeOfferedText:
    'Votre établissement ne pourra peut-être pas prendre vos bagages. Nous vous gardons un autre endroit tout près : {place}. Acceptez-le d’un seul geste jusqu’au {until} : mêmes heures, même prix, rien de plus à payer. D’ici là, votre réservation reste inchangée, et vous pouvez la modifier ou l’annuler gratuitement.',
  placeOfferedAction: 'Voir la proposition',
  moveOverSubject: 'La proposition pour la réservation {code} est terminée',
  moveOverText:
    'L’autre endroit n’est plus réservé pour vous. Votre réservation chez {location} reste telle quelle, et vous pouvez la modifier ou l’annuler sans frais.',
  moveOverAction: 'Ouvrir votre réservation',
  bagsInSubject: 'Vos bagages sont chez {location}',
  bagsInText:
    'Le comptoir a pris vos bagages. Venez les chercher avant {pickUp} ; le code de votre réservation permet de les rendre.',
  bagsInAction: 'Ouvrir votre réservation',
  soonSubject: 'Venez chercher vos bagages chez {location} avant {pickUp}',
  soonText:
    'Vos bagages sont chez {location}. Votre retrait est prévu {pickUp} ; présentez le code de votre réservation au comptoir.',
  soonAction: 'Ouvrir votre billet',
  closes: 'Fermeture',
  bagsPhoto: 'Vos bagages au moment du dépôt',
  runningLate: 'En retard ?',
  runningLateAction: 'Déplacer votre retrait',
  notMine: 'Vous n’avez déposé aucun bagage, ou ce ne sont pas les vôtres ?',
  notMineAction: 'Pas mes bagages',
  tags: 'Étiquettes',
  lateSubject: 'Vos bagages sont encore chez {location}',
  lateText:
    'L’heure de votre retrait est passée et vos bagages n’ont pas encore été rendus. Venez les chercher pendant les heures d’ouverture : ils sont en sécurité, sans frais jusqu’à demain à la même heure. Si vous les avez déjà, il n’y a rien à faire.',
  lateAction: 'Ouvrir votre réservation',
  aDay: '1 jour',
  manyDays: '{days} jours',
  leftSubject: 'Vos bagages sont toujours chez {location}',
  leftText:
    'Vos bagages attendent depuis {since}, votre heure de retrait étant passée, et ils sont gardés en sécurité. Le premier jour est gratuit ; à partir du deuxième, chaque jour est dû au prix de votre réservation, {owed} à ce jour. Rien n’est prélevé sur votre carte d’office : décalez votre retrait dans votre réservation, ou l’établissement vous le demandera quand vous viendrez les chercher.',
  leftOverText:
    'Vos bagages attendent depuis {since}, votre heure de retrait étant passée, et ils sont gardés en sécurité. {owed} est dû pour les jours à partir du deuxième, au prix de votre réservation ; l’établissement vous le demandera quand vous viendrez les chercher. Rien n’est prélevé sur votre carte d’office.',
  leftDecided:
    'Ces bagages n’ont pas été retirés depuis 30 jours : nous décidons avec l’établissement de ce qu’ils deviennent et l’inscrivons dans leur registre.',
  leftAction: 'Décaler mon retrait',
  partnerLeftSubject: 'Les bagages de {traveller} sont toujours chez {location}',
  partnerLeftText:
    'L’heure de retrait de la réservation {code} est passée depuis {since} et ses bagages n’ont pas été rendus. Le voyageur en est aussi informé. À partir du deuxième jour, {owed} est dû : le comptoir le rappelle à la remise, et un retrait décalé par le voyageur le règle. S’ils ont été repris, enregistrez leur sortie maintenant.',
  adminLeftText:
    'L’heure de retrait de la réservation {code} est passée depuis {since} et ses bagages n’ont pas été rendus ; {owed} est dû. Le voyageur et l’établissement en sont aussi informés. Après 30 jours, décidez avec l’établissement et inscrivez-le dans le registre : Administration, Réservations.',
  bagsInside: 'Bagages sur place',
  owed: 'Dû à ce jour',

  canceledSubject: 'La réservation {code} chez {location} a été annulée',
  canceledText: 'La réservation de {traveller} a été annulée. Il n’y a plus rien à faire.',
  movedSubject: 'La réservation {code} a quitté {location}',
  movedText: '{traveller} a accepté l’autre endroit qui lui était proposé : {place}. Vous n’avez rien à faire.',
  partnerMoveOverSubject: 'La réservation {code} reste chez {location}',
  partnerMoveOverText:
    '{traveller} n’a pas pris l’autre endroit qui lui était proposé : {place}. La réservation reste chez vous : merci d’ouvrir pour elle. Elle peut encore être modifiée ou annulée sans frais.',
  partnerLateSubject: 'Les bagages de {traveller} sont encore chez {location}',
  partnerLateText:
    'L’heure de retrait de la réservation {code} est passée et les bagages n’ont pas été rendus. Ils occupent leur place jusque-là. S’ils ont été repris, enregistrez le retrait maintenant ; votre part est versée dans tous les cas.',
  adminLateSubject: 'Les bagages de {traveller} sont encore chez {location}',
  adminLateText:
    'L’heure de retrait de la réservation {code} est passée depuis plus d’un jour et les bagages n’ont pas été rendus. Le voyageur a été prévenu aussitôt, l’établissement à sa fermeture. Demandez à l’établissement s’ils y sont ; s’ils ont été repris, son comptoir enregistre le retrait.',
  noShowSubject: 'Personne n’a été enregistré pour la réservation {code}',
  noShowText:
    '{traveller} était attendu chez {location} et aucun bagage n’a été enregistré. Vous êtes payé comme pour toute réservation, même si le scan a été oublié.',
  reviewedSubject: 'Nouvel avis sur {location}',
  reviewedText:
    '{traveller} a évalué le séjour {code}. Les voyageurs lisent cet avis sur votre page. Vous pouvez y répondre une fois, et ils lisent aussi votre réponse.',
  reviewedAction: 'Lire et répondre',
  stars: '{rating} étoiles sur 5',
  partnerAction: 'Ouvrir vos réservations',
  adminAction: 'Ouvrir la réservation',

  claim: 'Toutes vos réservations au même endroit, sur chaque appareil :',
  claimAction: 'Choisir un mot de passe',
  findText: 'Courriel perdu ? Votre code et votre courriel ouvrent le billet :',
  findAction: 'Retrouver ma réservation',
  reason: 'Motif : {reason}',
  code: 'Code',
  location: 'Établissement',
  address: 'Adresse',
  checkIn: 'Dépôt',
  checkOut: 'Retrait',
  items: 'Nombre de bagages',
  total: 'Prix total',
  phone: 'Téléphone',
};

export default fr;
