import type { Locale, Text } from './text.ts';

/** A catalogue of one area in one language. */
export type Catalogue = Readonly<Record<string, Text>>;

/**
 * Every area of texts and how its languages are loaded. A screen loads the areas it needs, in one language;
 * `fr` and `es` are typed by `en`, so a missing key does not compile.
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
  admin: {
    en: () => import('./admin/en.ts'),
    fr: () => import('./admin/fr.ts'),
    es: () => import('./admin/es.ts'),
  },
  secondFactor: {
    en: () => import('./secondFactor/en.ts'),
    fr: () => import('./secondFactor/fr.ts'),
    es: () => import('./secondFactor/es.ts'),
  },
  adminRequests: {
    en: () => import('./adminRequests/en.ts'),
    fr: () => import('./adminRequests/fr.ts'),
    es: () => import('./adminRequests/es.ts'),
  },
  adminPeople: {
    en: () => import('./adminPeople/en.ts'),
    fr: () => import('./adminPeople/fr.ts'),
    es: () => import('./adminPeople/es.ts'),
  },
  adminAudit: {
    en: () => import('./adminAudit/en.ts'),
    fr: () => import('./adminAudit/fr.ts'),
    es: () => import('./adminAudit/es.ts'),
  },
  adminTokens: {
    en: () => import('./adminTokens/en.ts'),
    fr: () => import('./adminTokens/fr.ts'),
    es: () => import('./adminTokens/es.ts'),
  },
  adminCoupons: {
    en: () => import('./adminCoupons/en.ts'),
    fr: () => import('./adminCoupons/fr.ts'),
    es: () => import('./adminCoupons/es.ts'),
  },
  adminListings: {
    en: () => import('./adminListings/en.ts'),
    fr: () => import('./adminListings/fr.ts'),
    es: () => import('./adminListings/es.ts'),
  },
  adminRates: {
    en: () => import('./adminRates/en.ts'),
    fr: () => import('./adminRates/fr.ts'),
    es: () => import('./adminRates/es.ts'),
  },
  integrations: {
    en: () => import('./integrations/en.ts'),
    fr: () => import('./integrations/fr.ts'),
    es: () => import('./integrations/es.ts'),
  },
  calendars: {
    en: () => import('./calendars/en.ts'),
    fr: () => import('./calendars/fr.ts'),
    es: () => import('./calendars/es.ts'),
  },
  apiAccess: {
    en: () => import('./apiAccess/en.ts'),
    fr: () => import('./apiAccess/fr.ts'),
    es: () => import('./apiAccess/es.ts'),
  },
  widgetPage: {
    en: () => import('./widgetPage/en.ts'),
    fr: () => import('./widgetPage/fr.ts'),
    es: () => import('./widgetPage/es.ts'),
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
  payouts: {
    en: () => import('./payouts/en.ts'),
    fr: () => import('./payouts/fr.ts'),
    es: () => import('./payouts/es.ts'),
  },
  join: {
    en: () => import('./join/en.ts'),
    fr: () => import('./join/fr.ts'),
    es: () => import('./join/es.ts'),
  },
  partnerSignUp: {
    en: () => import('./partnerSignUp/en.ts'),
    fr: () => import('./partnerSignUp/fr.ts'),
    es: () => import('./partnerSignUp/es.ts'),
  },
  payoutAccount: {
    en: () => import('./payoutAccount/en.ts'),
    fr: () => import('./payoutAccount/fr.ts'),
    es: () => import('./payoutAccount/es.ts'),
  },
  listingForm: {
    en: () => import('./listingForm/en.ts'),
    fr: () => import('./listingForm/fr.ts'),
    es: () => import('./listingForm/es.ts'),
  },
  guide: {
    en: () => import('./guide/en.ts'),
    fr: () => import('./guide/fr.ts'),
    es: () => import('./guide/es.ts'),
  },
  adminPages: {
    en: () => import('./adminPages/en.ts'),
    fr: () => import('./adminPages/fr.ts'),
    es: () => import('./adminPages/es.ts'),
  },
  answers: {
    en: () => import('./answers/en.ts'),
    fr: () => import('./answers/fr.ts'),
    es: () => import('./answers/es.ts'),
  },
  adminMessages: {
    en: () => import('./adminMessages/en.ts'),
    fr: () => import('./adminMessages/fr.ts'),
    es: () => import('./adminMessages/es.ts'),
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
  partner: {
    en: () => import('./partner/en.ts'),
    fr: () => import('./partner/fr.ts'),
    es: () => import('./partner/es.ts'),
  },
  counter: {
    en: () => import('./counter/en.ts'),
    fr: () => import('./counter/fr.ts'),
    es: () => import('./counter/es.ts'),
  },
  offlineCounter: {
    en: () => import('./offlineCounter/en.ts'),
    fr: () => import('./offlineCounter/fr.ts'),
    es: () => import('./offlineCounter/es.ts'),
  },
  information: {
    en: () => import('./information/en.ts'),
    fr: () => import('./information/fr.ts'),
    es: () => import('./information/es.ts'),
  },
  staff: {
    en: () => import('./staff/en.ts'),
    fr: () => import('./staff/fr.ts'),
    es: () => import('./staff/es.ts'),
  },
  custody: {
    en: () => import('./custody/en.ts'),
    fr: () => import('./custody/fr.ts'),
    es: () => import('./custody/es.ts'),
  },
  account: {
    en: () => import('./account/en.ts'),
    fr: () => import('./account/fr.ts'),
    es: () => import('./account/es.ts'),
  },
  dashboard: {
    en: () => import('./dashboard/en.ts'),
    fr: () => import('./dashboard/fr.ts'),
    es: () => import('./dashboard/es.ts'),
  },
  partnerBookings: {
    en: () => import('./partnerBookings/en.ts'),
    fr: () => import('./partnerBookings/fr.ts'),
    es: () => import('./partnerBookings/es.ts'),
  },
  apiDocs: {
    en: () => import('./apiDocs/en.ts'),
    fr: () => import('./apiDocs/fr.ts'),
    es: () => import('./apiDocs/es.ts'),
  },
  errors: {
    en: () => import('./errors/en.ts'),
    fr: () => import('./errors/fr.ts'),
    es: () => import('./errors/es.ts'),
  },
  adminClaims: {
    en: () => import('./adminClaims/en.ts'),
    fr: () => import('./adminClaims/fr.ts'),
    es: () => import('./adminClaims/es.ts'),
  },
  adminReviews: {
    en: () => import('./adminReviews/en.ts'),
    fr: () => import('./adminReviews/fr.ts'),
    es: () => import('./adminReviews/es.ts'),
  },
  adminBookings: {
    en: () => import('./adminBookings/en.ts'),
    fr: () => import('./adminBookings/fr.ts'),
    es: () => import('./adminBookings/es.ts'),
  },
  adminMoney: {
    en: () => import('./adminMoney/en.ts'),
    fr: () => import('./adminMoney/fr.ts'),
    es: () => import('./adminMoney/es.ts'),
  },
  adminJobs: {
    en: () => import('./adminJobs/en.ts'),
    fr: () => import('./adminJobs/fr.ts'),
    es: () => import('./adminJobs/es.ts'),
  },
  adminHome: {
    en: () => import('./adminHome/en.ts'),
    fr: () => import('./adminHome/fr.ts'),
    es: () => import('./adminHome/es.ts'),
  },
  adminPayouts: {
    en: () => import('./adminPayouts/en.ts'),
    fr: () => import('./adminPayouts/fr.ts'),
    es: () => import('./adminPayouts/es.ts'),
  },
  adminMails: {
    en: () => import('./adminMails/en.ts'),
    fr: () => import('./adminMails/fr.ts'),
    es: () => import('./adminMails/es.ts'),
  },
  adminEvents: {
    en: () => import('./adminEvents/en.ts'),
    fr: () => import('./adminEvents/fr.ts'),
    es: () => import('./adminEvents/es.ts'),
  },
} as const satisfies Record<string, Record<Locale, () => Promise<{ default: Catalogue }>>>;

export type Area = keyof typeof areas;

export type TextKey<A extends Area> = keyof Awaited<ReturnType<(typeof areas)[A]['en']>>['default'] & string;
