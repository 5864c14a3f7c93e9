import { randomUUID } from 'node:crypto';
import { aBank } from '#server/testing/factories.ts';

/** What belongs to one partner, and what machines name it by. */
export interface Owned {
  readonly ownerId: string;
  readonly listingId: string;
  readonly bookingId: string;
  readonly code: string;
  readonly reviewId: string;
  readonly payoutId: string;
  readonly memberId: string;
  readonly discountId: string;
  readonly integrationId: string;
  readonly deliveryId: string;
  readonly tokenId: string;
  readonly calendarId: string;
  readonly entryId: string;
  readonly email: string;
}

/**
 * What a procedure lets others see of one partner's things:
 * - `own`: it names nothing, every caller gets their own;
 * - `missing`: it names something of one partner, which answers every other caller as if it were not there;
 * - `empty`: the same with an answer that holds nothing;
 * - `counter`: as `missing`, and people of that counter may, those of another one may not;
 * - `counterOwn`: as `own`, for people of counters too;
 * - `counterSelf`: the same about the person themselves, who has to prove to be it.
 */
type Rule = 'own' | 'missing' | 'empty' | 'counter' | 'counterOwn' | 'counterSelf';

interface Row {
  readonly rule: Rule;
  /** What is sent about a person's things, and who sends it. */
  readonly input?: (of: Owned, who: string) => object;
  /** What its owner is answered depends on more than whose it is, such as a hand-over that is there to be undone. */
  readonly needsMore?: true;
}

const listing = ({ listingId }: Owned) => ({ listingId });
const handing = ({ bookingId }: Owned) => ({ bookingId, bagsCount: 1, requestId: randomUUID() });

const place = {
  address: '65 Front St W',
  latitude: 43.6453,
  longitude: -79.3806,
  name: 'Union Station Luggage',
  alternativeName: 'Union Luggage',
  phoneNumber: '+14165550142',
  notificationsEmail: 'counter@example.com',
  mapsLink: '',
  additionalInformation: '',
  amenities: { wifi: true, restroom: true },
};

/** Every act that is declared to be for partners or counters, and what it is sent. One that is added gets a row. */
export const permissions: Readonly<Record<string, Row>> = {
  'partner.listings': { rule: 'own' },
  'partner.listing': { rule: 'missing', input: listing },
  'partner.createListing': {
    rule: 'own',
    input: () => ({ ...place, requestId: randomUUID(), maxCapacity: 5 }),
  },
  'partner.earnings': { rule: 'own', input: () => ({ latitude: 43.6453, longitude: -79.3806 }) },
  'partner.zones': { rule: 'missing', input: listing },
  'partner.updateListing': {
    rule: 'missing',
    input: (of) => ({ ...place, ...listing(of), bookingsNotificationsEnabled: true }),
  },
  'partner.answerLook': {
    rule: 'missing',
    input: (of) => ({ ...listing(of), answer: 'It is the door beside the bank.' }),
    needsMore: true,
  },
  'partner.updateAccount': {
    rule: 'missing',
    input: (of) => ({
      ...listing(of),
      name: 'Union Station',
      address: '65 Front St W',
      phoneNumber: '+14165550142',
      postalCode: 'M5J 1E6',
      placeType: 'shop',
      maxCapacity: 5,
      amenities: { wifi: true, restroom: true },
      additionalInformation: '',
    }),
    needsMore: true,
  },
  'partner.openingItems': { rule: 'missing', input: listing },
  'partner.publicHolidays': { rule: 'missing', input: (of) => ({ ...listing(of), locale: 'en' }) },
  'partner.saveDiscounts': { rule: 'missing', input: (of) => ({ ...listing(of), discounts: [] }) },
  'partner.changeDiscount': {
    rule: 'missing',
    input: (of) => ({ ...listing(of), item: { name: 'Coffee', percentage: 10, appliedTo: 'Coffee' } }),
  },

  'doors.hosted': { rule: 'counterOwn' },
  'doors.answer': {
    rule: 'counter',
    input: ({ bookingId }) => ({ bookingId, reportId: randomUUID(), answer: 'open', words: 'We were here.' }),
    needsMore: true,
  },

  'messages.inbox': { rule: 'counterOwn', input: () => ({}), needsMore: true },
  'messages.unread': { rule: 'counterOwn', needsMore: true },
  'messages.settle': { rule: 'counter', input: ({ bookingId }) => ({ bookingId }) },
  'messages.hosted': { rule: 'counter', input: ({ bookingId }) => ({ bookingId }) },
  // Nothing translates there.
  'messages.translated': {
    rule: 'counter',
    input: ({ bookingId }) => ({ bookingId, messageId: randomUUID(), language: 'fr' }),
    needsMore: true,
  },
  'messages.seen': { rule: 'counter', input: ({ bookingId }) => ({ bookingId }) },
  'messages.write': {
    rule: 'counter',
    input: ({ bookingId }) => ({ requestId: randomUUID(), bookingId, text: 'We are open.' }),
  },

  'questions.hosted': { rule: 'counterOwn', needsMore: true },
  'questions.answer': {
    rule: 'counter',
    input: () => ({ questionId: randomUUID(), text: 'Yes, there is a ramp.' }),
    needsMore: true,
  },
  'questions.take': { rule: 'missing', input: (of) => ({ ...listing(of), takesQuestions: false }) },

  'hosting.week': { rule: 'missing', input: listing },
  'hosting.sharesThisWeek': { rule: 'own' },
  'hosting.newReviews': { rule: 'own' },
  'hosting.tomorrow': { rule: 'own' },
  'hosting.weeklyShares': { rule: 'own' },
  'hosting.upcoming': { rule: 'own' },
  'hosting.today': { rule: 'counterOwn' },
  'hosting.todayNews': { rule: 'counterOwn', input: () => ({ version: '' }), needsMore: true },
  'hosting.bookings': {
    rule: 'empty',
    input: (of) => ({ ...listing(of), search: '', sort: 'dropOffAsc', when: 'all' }),
  },
  'hosting.bookingPage': {
    rule: 'empty',
    input: (of) => ({ ...listing(of), sort: 'dropOffAsc', page: 1, perPage: 10 }),
  },
  'hosting.booking': { rule: 'missing', input: ({ bookingId }) => ({ bookingId }) },
  'hosting.cancel': {
    rule: 'missing',
    input: ({ bookingId }) => ({ bookingId, reason: '', requestId: randomUUID() }),
  },
  'hosting.years': { rule: 'empty', input: listing, needsMore: true },
  'hosting.reviews': { rule: 'empty', input: listing },
  'hosting.replyToReview': { rule: 'missing', input: ({ reviewId }) => ({ reviewId, text: 'Thank you.' }) },
  'hosting.storeWeek': { rule: 'empty', input: (of) => ({ ...listing(of), from: '2026-11-23' }), needsMore: true },
  'hosting.dayLimits': { rule: 'own' },
  'hosting.limitDay': { rule: 'missing', input: (of) => ({ ...listing(of), bags: 4 }) },
  'hosting.endDayLimit': { rule: 'missing', input: listing },
  'hosting.affected': { rule: 'missing', input: listing },
  'hosting.openingMessages': { rule: 'missing', input: (of) => ({ ...listing(of), choices: [] }) },
  'hosting.saveOpening': {
    rule: 'missing',
    input: (of) => ({ ...listing(of), requestId: randomUUID(), fingerprint: '', choices: [] }),
    needsMore: true,
  },
  'hosting.changeOpening': {
    rule: 'missing',
    input: (of) => ({ ...listing(of), part: 'capacity', maxCapacity: 40 }),
  },
  'hosting.changeOpenings': {
    rule: 'missing',
    input: (of) => ({ ...listing(of), part: 'weekly', changes: [] }),
  },

  'payouts.summary': { rule: 'own' },
  'payouts.older': { rule: 'own', input: () => ({ cursor: 0 }) },
  'payouts.lines': { rule: 'missing', input: ({ payoutId }) => ({ payoutId, shown: 4 }) },
  'payouts.year': { rule: 'own', input: () => ({ year: 2026 }) },
  'payouts.statement': { rule: 'own', input: () => ({ month: '2026-11' }) },
  'payouts.bankForm': { rule: 'own' },
  'payouts.account': { rule: 'own' },
  'payouts.sendKyc': {
    rule: 'own',
    input: () => ({
      requestId: randomUUID(),
      businessTaxId: '123456789',
      dateOfBirth: '09/14/1986',
      insuranceNumber: '123456789',
    }),
  },
  'payouts.saleStats': { rule: 'own' },
  'payouts.connection': { rule: 'own' },
  'payouts.connect': { rule: 'own' },
  'payouts.refreshConnection': { rule: 'own' },
  'payouts.disconnect': { rule: 'own' },
  'payouts.weeklySummary': { rule: 'own' },
  'payouts.switchWeeklySummary': { rule: 'own', input: () => ({ isOn: false }) },
  'payouts.finish': { rule: 'own' },
  'payouts.proveAccount': { rule: 'own', input: () => ({ code: '000000' }), needsMore: true },
  'payouts.saveBank': {
    rule: 'own',
    input: () => ({ requestId: randomUUID(), ...aBank }),
  },

  'custody.ticket': { rule: 'counter', input: ({ code }) => ({ code }) },
  'custody.checkIn': { rule: 'counter', input: handing, needsMore: true },
  'custody.checkOut': { rule: 'counter', input: handing, needsMore: true },
  'custody.send': {
    rule: 'counter',
    input: (of, who) => ({ ...handing(of), personId: who, kind: 'in', deviceAt: '2026-11-25T16:00:00Z' }),
    needsMore: true,
  },
  'custody.refused': { rule: 'counterOwn' },
  'custody.settle': {
    rule: 'counter',
    input: ({ bookingId }) => ({ bookingId, requestId: randomUUID(), how: 'seen' }),
    needsMore: true,
  },
  'custody.correct': { rule: 'counter', input: (of) => ({ ...handing(of), note: 'Miscounted' }), needsMore: true },
  'custody.undo': {
    rule: 'counter',
    input: ({ bookingId }) => ({ bookingId, requestId: randomUUID() }),
    needsMore: true,
  },

  'claims.hosted': { rule: 'own' },
  'claims.ofHosted': { rule: 'missing', input: ({ bookingId }) => ({ bookingId }) },
  'claims.answer': {
    rule: 'missing',
    input: ({ bookingId }) => ({ bookingId, text: 'We handed it back as it came.', disputes: true }),
    needsMore: true,
  },

  'pins.here': { rule: 'counterOwn' },
  'pins.set': { rule: 'counterSelf', input: () => ({ pin: '4071' }), needsMore: true },
  'pins.share': { rule: 'counter', input: listing },
  'pins.unshare': { rule: 'counterSelf', input: () => ({}), needsMore: true },
  'pins.take': { rule: 'counterSelf', input: (_of, who) => ({ userId: who, pin: '4071' }), needsMore: true },
  'pins.end': { rule: 'counterOwn', needsMore: true },
  'pins.remove': { rule: 'missing', input: ({ memberId }) => ({ memberId }) },

  'staff.list': { rule: 'own' },
  'staff.invite': {
    rule: 'missing',
    input: ({ listingId }) => ({
      email: `new-${randomUUID()}@example.ca`,
      language: 'english',
      listingIds: [listingId],
      may: [],
    }),
  },
  'staff.resend': { rule: 'missing', input: ({ memberId }) => ({ memberId }), needsMore: true },
  'staff.changeLocations': {
    rule: 'missing',
    input: ({ memberId, listingId }) => ({ memberId, listingIds: [listingId] }),
  },
  'staff.allow': {
    rule: 'missing',
    input: ({ memberId }) => ({ memberId, act: 'correct', isAllowed: true }),
  },
  'staff.end': { rule: 'missing', input: ({ memberId }) => ({ memberId }) },

  'integrations.list': { rule: 'own' },
  'integrations.lately': { rule: 'own' },
  'integrations.month': { rule: 'own' },
  'integrations.add': {
    rule: 'own',
    input: () => ({ service: 'guesty', token: 'a:b', guestyEmailEnabled: true, guestyNotificationDelay: 0 }),
  },
  'integrations.change': {
    rule: 'missing',
    input: ({ integrationId }) => ({ integrationId, guestyNotificationDelay: 5 }),
  },
  'integrations.disconnect': { rule: 'missing', input: ({ integrationId }) => ({ integrationId }) },
  'calendars.overview': { rule: 'own' },
  'calendars.show': { rule: 'own', input: () => ({ shows: 'codes' }) },
  'calendars.renew': { rule: 'own' },
  'calendars.add': {
    rule: 'missing',
    input: (of) => ({ name: 'Mine', address: 'http://127.0.0.1:9/feed.ics', listingIds: [of.listingId] }),
    needsMore: true,
  },
  'calendars.change': { rule: 'missing', input: ({ calendarId }) => ({ calendarId, name: 'Ours' }) },
  'calendars.read': { rule: 'own' },
  'calendars.dismiss': { rule: 'missing', input: ({ entryId }) => ({ entryId, isDismissed: true }) },
  'calendars.remove': { rule: 'missing', input: ({ calendarId }) => ({ calendarId }) },
  'widgets.own': { rule: 'own' },
  'widgets.saveSite': { rule: 'own', input: () => ({ site: 'https://hotelmarlow.example/rooms' }) },

  'tokens.list': { rule: 'own' },
  'tokens.make': { rule: 'own', input: () => ({ name: randomUUID(), may: 'read', days: 30 }) },
  'tokens.revoke': { rule: 'missing', input: ({ tokenId }) => ({ tokenId }) },

  'webhooks.webhook': { rule: 'own' },
  'webhooks.save': { rule: 'own', input: () => ({ url: 'http://127.0.0.1:9/', groups: ['bookings'] }) },
  'webhooks.remove': { rule: 'own' },
  'webhooks.showSecret': { rule: 'own' },
  'webhooks.renewSecret': { rule: 'own' },
  'webhooks.deliveries': { rule: 'own', input: () => ({ isFailed: false }) },
  'webhooks.delivery': { rule: 'missing', input: ({ deliveryId }) => ({ deliveryId }) },
  'webhooks.lastDay': { rule: 'own' },
  'webhooks.sendAgain': { rule: 'missing', input: ({ deliveryId }) => ({ deliveryId }) },
  'webhooks.sendTest': { rule: 'own' },
};
