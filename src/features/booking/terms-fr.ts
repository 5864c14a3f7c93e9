import type { TermsSection } from './terms-section.ts';

export const terms: readonly TermsSection[] = [
  {
    title: 'Généralités',
    paragraphs: [
      'Ces conditions du 25 juillet 2018 s’appliquent à toute réservation de consigne faite sur ce site. En terminant une réservation, vous les acceptez.',
      'Nous exploitons une place de marché. La consigne elle-même est assurée par des établissements indépendants : boutiques, hôtels et autres. Nous organisons la réservation, encaissons le paiement et fournissons l’assurance.',
    ],
  },
  {
    title: 'Utilisateurs',
    paragraphs: [
      'Vous devez avoir 18 ans ou plus pour utiliser le service.',
      'Les données que vous donnez doivent être exactes. Gardez la clé de votre commande pour vous : qui la possède peut ouvrir votre commande.',
      'Si vous enfreignez ces conditions, nous vous en avertissons, et vous avez 48 heures pour y remédier avant que nous fermions votre compte ou annulions vos réservations.',
    ],
  },
  {
    title: 'Consigne',
    paragraphs: [
      'La même personne dépose et retire, et présente une pièce d’identité à chaque fois.',
      'Les bagages de plus de 30 kg, ou dont une dimension dépasse 2,5 m, ne sont pas acceptés. Les armes, drogues, animaux, aliments périssables et tout objet illégal ou dangereux non plus.',
      'Un établissement peut refuser des bagages contraires à ces règles. Les bagages sont gardés du dépôt au retrait prévus, pendant les heures d’ouverture.',
    ],
  },
  {
    title: 'Site',
    paragraphs: [
      'Nous gardons le site disponible de notre mieux, sans pouvoir promettre qu’il soit toujours exempt d’interruptions ou d’erreurs.',
      'Il est interdit de copier le contenu du site par des moyens automatiques ou de l’utiliser d’une façon qui gêne autrui.',
    ],
  },
  {
    title: 'Avis',
    paragraphs: [
      'Les avis sont écrits par des personnes qui ont déposé leurs bagages. Ils doivent être honnêtes, sans insultes, publicité ni données personnelles d’autrui. Nous pouvons retirer ceux qui ne le sont pas.',
    ],
  },
  {
    title: 'Prix',
    paragraphs: [
      'Le prix affiché avant le paiement est le prix entier : consigne, frais par commande et taxes. L’assurance est comprise.',
      'La consigne est facturée à l’heure jusqu’au tarif journalier. Après minuit, un tarif de nuit fixe s’applique par bagage, puis de nouveau toutes les 24 heures supplémentaires.',
      'Une modification de la réservation est recalculée ; vous payez la différence, ou elle vous est remboursée.',
    ],
  },
  {
    title: 'Annulation',
    paragraphs: [
      'Vous pouvez annuler avant le dépôt avec un remboursement complet sur la carte utilisée. Après le dépôt, rien n’est remboursé.',
      'Si un établissement change ses heures et que votre réservation n’y tient plus, vous pouvez la modifier ou l’annuler sans frais.',
    ],
  },
  {
    title: 'Assistance',
    paragraphs: [
      'Les réclamations reçoivent une réponse sous 2 jours ouvrables. Veuillez nous écrire avec le code de votre commande.',
      'Tout dommage ou perte doit être signalé au comptoir lors du retrait, ou auprès de nous dans les 24 heures qui suivent.',
    ],
  },
  {
    title: 'Droit applicable',
    paragraphs: [
      'Ces conditions sont régies par le droit de l’Ontario, Canada, et les lois fédérales canadiennes qui s’y appliquent.',
    ],
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      'Vos bagages sont assurés jusqu’à 1 200 $ par bagage et 2 500 $ par commande, du dépôt au retrait. L’argent, les bijoux, les documents et autres objets de valeur ne doivent pas être déposés et ne sont pas assurés.',
      'Au-delà de l’assurance, et dans la mesure permise par la loi, ni nous ni l’établissement ne répondons d’une perte ou d’un dommage qui n’a pas été causé intentionnellement ou par négligence grave.',
    ],
  },
  {
    title: 'Propriété intellectuelle',
    paragraphs: [
      'Le nom, le logo, les textes, les dessins et les logiciels de ce site nous appartiennent, ou à nos concédants, et ne peuvent être utilisés sans autorisation.',
    ],
  },
];
