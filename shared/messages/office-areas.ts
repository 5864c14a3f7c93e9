import type { Catalogue } from './text.ts';
import type { Locale } from './text.ts';

/** The areas of partners' and administrators' screens, and how their languages are loaded. */
export const officeAreas = {
  join: {
    en: () => import('./join/en.ts'),
    fr: () => import('./join/fr.ts'),
    es: () => import('./join/es.ts'),
  },
  counterKit: {
    en: () => import('./counterKit/en.ts'),
    fr: () => import('./counterKit/fr.ts'),
    es: () => import('./counterKit/es.ts'),
  },
  inbox: {
    en: () => import('./inbox/en.ts'),
    fr: () => import('./inbox/fr.ts'),
    es: () => import('./inbox/es.ts'),
  },
  admin: {
    en: () => import('./admin/en.ts'),
    fr: () => import('./admin/fr.ts'),
    es: () => import('./admin/es.ts'),
  },
  adminRequests: {
    en: () => import('./adminRequests/en.ts'),
    fr: () => import('./adminRequests/fr.ts'),
    es: () => import('./adminRequests/es.ts'),
  },
  adminNewLocations: {
    en: () => import('./adminNewLocations/en.ts'),
    fr: () => import('./adminNewLocations/fr.ts'),
    es: () => import('./adminNewLocations/es.ts'),
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
  auditWords: {
    en: () => import('./auditWords/en.ts'),
    fr: () => import('./auditWords/fr.ts'),
    es: () => import('./auditWords/es.ts'),
  },
  adminTokens: {
    en: () => import('./adminTokens/en.ts'),
    fr: () => import('./adminTokens/fr.ts'),
    es: () => import('./adminTokens/es.ts'),
  },
  adminRecruiting: {
    en: () => import('./adminRecruiting/en.ts'),
    fr: () => import('./adminRecruiting/fr.ts'),
    es: () => import('./adminRecruiting/es.ts'),
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
  payouts: {
    en: () => import('./payouts/en.ts'),
    fr: () => import('./payouts/fr.ts'),
    es: () => import('./payouts/es.ts'),
  },
  payoutAccount: {
    en: () => import('./payoutAccount/en.ts'),
    fr: () => import('./payoutAccount/fr.ts'),
    es: () => import('./payoutAccount/es.ts'),
  },
  shopKinds: {
    en: () => import('./shopKinds/en.ts'),
    fr: () => import('./shopKinds/fr.ts'),
    es: () => import('./shopKinds/es.ts'),
  },
  listingForm: {
    en: () => import('./listingForm/en.ts'),
    fr: () => import('./listingForm/fr.ts'),
    es: () => import('./listingForm/es.ts'),
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
  staff: {
    en: () => import('./staff/en.ts'),
    fr: () => import('./staff/fr.ts'),
    es: () => import('./staff/es.ts'),
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
