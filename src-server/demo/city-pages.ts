import type { Locale } from '#shared/messages/text.ts';
import { demoCities } from './cities.ts';

interface CityWords {
  readonly title: (city: string) => string;
  readonly description: (city: string) => string;
  readonly lead: (city: string, places: string) => string;
  readonly where: string;
  readonly near: (place: string) => string;
  readonly good: string;
  readonly points: readonly string[];
  readonly more: string;
}

const words: Readonly<Record<Locale, CityWords>> = {
  en: {
    title: (city) => `Luggage storage in ${city}`,
    description: (city) => `Shops and hotels in ${city} that look after your luggage, by the hour or by the day.`,
    lead: (city, places) =>
      `Check-out at eleven, flight at eight: leave your bags in a shop or hotel around the corner and keep the day in ${city}. Most of our locations are near ${places}.`,
    where: 'Where to leave your bags',
    near: (place) => `Luggage storage near ${place}`,
    good: 'Good to know',
    points: [
      'You see the whole price, fees and tax included, before you book.',
      'Every bag is insured: up to $1,200 per item and $2,500 per order.',
      'Cancel before drop-off and get everything back.',
      'The same person drops off and picks up, with ID.',
    ],
    more: 'More answers are in the [FAQ](/en/faq), all rates in [Pricing](/en/pricing).',
  },
  fr: {
    title: (city) => `Consigne à bagages à ${city}`,
    description: (city) => `À ${city}, des commerces et des hôtels gardent vos bagages, à l’heure ou à la journée.`,
    lead: (city, places) =>
      `Chambre à libérer à onze heures, vol à vingt heures : laissez vos bagages dans un commerce ou un hôtel du quartier et profitez de votre journée à ${city}. La plupart de nos établissements sont près de ${places}.`,
    where: 'Où laisser vos bagages',
    near: (place) => `Consigne près de ${place}`,
    good: 'Bon à savoir',
    points: [
      'Vous voyez le prix complet, frais et taxes compris, avant de réserver.',
      'Chaque bagage est assuré : jusqu’à 1 200 $ par bagage et 2 500 $ par commande.',
      'Annulez avant le dépôt et tout vous est remboursé.',
      'La même personne dépose et reprend les bagages, avec une pièce d’identité.',
    ],
    more: 'D’autres réponses sont dans la [FAQ](/fr/faq), tous les prix dans [Tarifs](/fr/pricing).',
  },
  es: {
    title: (city) => `Consigna de equipaje en ${city}`,
    description: (city) => `Comercios y hoteles de ${city} que guardan tu equipaje, por horas o por días.`,
    lead: (city, places) =>
      `Dejas la habitación a las once y el vuelo sale a las ocho: deja tus maletas en un comercio u hotel cercano y aprovecha el día en ${city}. La mayoría de nuestros locales están cerca de ${places}.`,
    where: 'Dónde dejar tus maletas',
    near: (place) => `Consigna cerca de ${place}`,
    good: 'Conviene saber',
    points: [
      'Ves el precio completo, con tasas e impuestos, antes de reservar.',
      'Cada bulto está asegurado: hasta $1,200 por bulto y $2,500 por pedido.',
      'Cancela antes de la entrega y te lo devolvemos todo.',
      'La misma persona entrega y recoge, con un documento de identidad.',
    ],
    more: 'Hay más respuestas en las [preguntas frecuentes](/es/faq) y todos los precios en [Precios](/es/pricing).',
  },
};

/** `Los Angeles` → `los-angeles`. */
const citySlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const mapLink = (name: string, latitude: number, longitude: number): string =>
  `/map?${new URLSearchParams({ q: name, lat: String(latitude), lng: String(longitude) })}`;

/** A page for each city at `/{city}`, written from its landmarks. */
export function cityPages(language: Locale) {
  const text = words[language];
  return demoCities.map((city, index) => {
    const names = city.landmarks.slice(0, 3).map(([name]) => name);
    const links = city.landmarks.map(
      ([name, latitude, longitude]) =>
        `- [${text.near(name)}](${mapLink(`${name}, ${city.name}`, latitude, longitude)})`,
    );
    return {
      url: `/${citySlug(city.name)}`,
      language,
      page_type: 'city',
      title: text.title(city.name),
      description: text.description(city.name),
      body: [
        text.lead(city.name, names.join(', ')),
        '::search',
        `## ${text.where}`,
        links.join('\n'),
        `## ${text.good}`,
        text.points.map((point) => `- ${point}`).join('\n'),
        text.more,
        '::cities',
      ].join('\n\n'),
      settings: JSON.stringify({ city: city.name, country: city.country }),
      background: `city-${citySlug(city.name)}`,
      top_favorite: index < 3,
    };
  });
}
