import type { TermsSection } from './terms-section.ts';

export const terms: readonly TermsSection[] = [
  {
    title: 'General',
    paragraphs: [
      'These terms of 25 July 2018 apply to every booking of luggage storage made on this site. By completing a booking you accept them.',
      'We run a marketplace. Storage itself is provided by independent locations: shops, hotels and others. We arrange the booking, take the payment and provide the insurance.',
    ],
  },
  {
    title: 'Users',
    paragraphs: [
      'You must be 18 or over to use the service.',
      'The details you give must be true. Keep the key of your order to yourself: whoever has it can open your order.',
      'If you break these terms we tell you, and you have 48 hours to put it right before we close your account or cancel your bookings.',
    ],
  },
  {
    title: 'Storage',
    paragraphs: [
      'The same person drops off and picks up, and shows identification both times.',
      'Items over 30 kg, or with any dimension over 2.5 m, are not accepted. Neither are weapons, drugs, animals, food that spoils, or anything that is illegal or dangerous.',
      "A location may refuse items that do not fit these rules. Bags are kept from your check-in to your check-out time, within the location's opening hours.",
    ],
  },
  {
    title: 'Website',
    paragraphs: [
      'We keep the site available as well as we can, but cannot promise that it is always free of interruptions or errors.',
      "You may not copy the site's contents by automatic means, or use the site in a way that disturbs others.",
    ],
  },
  {
    title: 'Comments',
    paragraphs: [
      "Reviews are written by people who stored their bags. They must be honest, and free of insults, advertising and other people's personal details. We may remove those that are not.",
    ],
  },
  {
    title: 'Pricing',
    paragraphs: [
      'The price shown before you pay is the whole price: storage, location fee and tax. Insurance is included.',
      'Storage is priced by the hour up to the day rate. Past midnight a flat overnight rate applies for every bag, then again for every additional 24 hours.',
      'A change of your booking is priced anew; you pay the difference, or get it back.',
    ],
  },
  {
    title: 'Cancellation',
    paragraphs: [
      'You can cancel before drop-off with a full refund to the card you paid with. After drop-off nothing is refunded.',
      'If a location changes its hours so that your booking no longer fits, you may change or cancel it free of charge.',
    ],
  },
  {
    title: 'Support',
    paragraphs: [
      'Complaints are answered within 2 business days. Please write to us with the code of your order.',
      'Damage or loss must be reported at the counter when you pick up, or to us within 24 hours after it.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'These terms are governed by the law of Ontario, Canada, and the federal laws of Canada that apply there.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'Your items are insured up to $1,200 per item and $2,500 per order, from check-in to check-out. Money, jewellery, documents and other valuables should not be stored and are not insured.',
      'Beyond the insurance, and as far as the law allows, neither we nor the location are liable for loss or damage that was not caused on purpose or by gross negligence.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'Name, logo, texts, drawings and software of this site belong to us or our licensors, and may not be used without permission.',
    ],
  },
];
