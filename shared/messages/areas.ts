import type { officeAreas } from './office-areas.ts';
import type { Catalogue, Locale } from './text.ts';

/** A catalogue of one area in one language. */
/**
 * Every area of texts that travellers read and how its languages are loaded. A screen loads the areas it needs, in one
 * language; `fr` and `es` are typed by `en`, so a missing key does not compile.
 */
export const areas = {
  common: {
    en: () => import('./common/en.ts'),
    fr: () => import('./common/fr.ts'),
    es: () => import('./common/es.ts'),
  },
  itemGuide: {
    en: () => import('./itemGuide/en.ts'),
    fr: () => import('./itemGuide/fr.ts'),
    es: () => import('./itemGuide/es.ts'),
  },
  question: {
    en: () => import('./question/en.ts'),
    fr: () => import('./question/fr.ts'),
    es: () => import('./question/es.ts'),
  },
  secondFactor: {
    en: () => import('./secondFactor/en.ts'),
    fr: () => import('./secondFactor/fr.ts'),
    es: () => import('./secondFactor/es.ts'),
  },
  inStore: {
    en: () => import('./inStore/en.ts'),
    fr: () => import('./inStore/fr.ts'),
    es: () => import('./inStore/es.ts'),
  },
  door: {
    en: () => import('./door/en.ts'),
    fr: () => import('./door/fr.ts'),
    es: () => import('./door/es.ts'),
  },
  notify: {
    en: () => import('./notify/en.ts'),
    fr: () => import('./notify/fr.ts'),
    es: () => import('./notify/es.ts'),
  },
  walkIn: {
    en: () => import('./walkIn/en.ts'),
    fr: () => import('./walkIn/fr.ts'),
    es: () => import('./walkIn/es.ts'),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    fr: () => import('./messages/fr.ts'),
    es: () => import('./messages/es.ts'),
  },
  dates: {
    en: () => import('./dates/en.ts'),
    fr: () => import('./dates/fr.ts'),
    es: () => import('./dates/es.ts'),
  },
  listing: {
    en: () => import('./listing/en.ts'),
    fr: () => import('./listing/fr.ts'),
    es: () => import('./listing/es.ts'),
  },
  place: {
    en: () => import('./place/en.ts'),
    fr: () => import('./place/fr.ts'),
    es: () => import('./place/es.ts'),
  },
  map: {
    en: () => import('./map/en.ts'),
    fr: () => import('./map/fr.ts'),
    es: () => import('./map/es.ts'),
  },
  filters: {
    en: () => import('./filters/en.ts'),
    fr: () => import('./filters/fr.ts'),
    es: () => import('./filters/es.ts'),
  },
  places: {
    en: () => import('./places/en.ts'),
    fr: () => import('./places/fr.ts'),
    es: () => import('./places/es.ts'),
  },
  booking: {
    en: () => import('./booking/en.ts'),
    fr: () => import('./booking/fr.ts'),
    es: () => import('./booking/es.ts'),
  },
  orders: {
    en: () => import('./orders/en.ts'),
    fr: () => import('./orders/fr.ts'),
    es: () => import('./orders/es.ts'),
  },
  refunds: {
    en: () => import('./refunds/en.ts'),
    fr: () => import('./refunds/fr.ts'),
    es: () => import('./refunds/es.ts'),
  },
  claims: {
    en: () => import('./claims/en.ts'),
    fr: () => import('./claims/fr.ts'),
    es: () => import('./claims/es.ts'),
  },
  reviews: {
    en: () => import('./reviews/en.ts'),
    fr: () => import('./reviews/fr.ts'),
    es: () => import('./reviews/es.ts'),
  },
  find: {
    en: () => import('./find/en.ts'),
    fr: () => import('./find/fr.ts'),
    es: () => import('./find/es.ts'),
  },
  landing: {
    en: () => import('./landing/en.ts'),
    fr: () => import('./landing/fr.ts'),
    es: () => import('./landing/es.ts'),
  },
  accounts: {
    en: () => import('./accounts/en.ts'),
    fr: () => import('./accounts/fr.ts'),
    es: () => import('./accounts/es.ts'),
  },
  partnerSignUp: {
    en: () => import('./partnerSignUp/en.ts'),
    fr: () => import('./partnerSignUp/fr.ts'),
    es: () => import('./partnerSignUp/es.ts'),
  },
  guide: {
    en: () => import('./guide/en.ts'),
    fr: () => import('./guide/fr.ts'),
    es: () => import('./guide/es.ts'),
  },
  help: {
    en: () => import('./help/en.ts'),
    fr: () => import('./help/fr.ts'),
    es: () => import('./help/es.ts'),
  },
  content: {
    en: () => import('./content/en.ts'),
    fr: () => import('./content/fr.ts'),
    es: () => import('./content/es.ts'),
  },
  information: {
    en: () => import('./information/en.ts'),
    fr: () => import('./information/fr.ts'),
    es: () => import('./information/es.ts'),
  },
  custody: {
    en: () => import('./custody/en.ts'),
    fr: () => import('./custody/fr.ts'),
    es: () => import('./custody/es.ts'),
  },
  errors: {
    en: () => import('./errors/en.ts'),
    fr: () => import('./errors/fr.ts'),
    es: () => import('./errors/es.ts'),
  },
} as const satisfies Record<string, Record<Locale, () => Promise<{ default: Catalogue }>>>;

type OfficeAreas = typeof officeAreas;
type AllAreas = typeof areas & OfficeAreas;

export type Area = keyof AllAreas;

export type TextKey<A extends Area> = keyof Awaited<ReturnType<AllAreas[A]['en']>>['default'] & string;

/** Whether an area is of partners’ and administrators’ screens. */
const isOfficeArea = (area: Area): area is keyof OfficeAreas => !Object.hasOwn(areas, area);

/** The texts of an area in one language. */
export async function loadCatalogue(area: Area, locale: Locale): Promise<Catalogue> {
  const languages = isOfficeArea(area)
    ? (await import('./office-areas.ts')).officeAreas[area]
    : areas[area as keyof typeof areas];
  return (await languages[locale]()).default;
}
