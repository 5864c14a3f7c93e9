/** What the lists of administration can be narrowed by. Without schemas: addresses are read by it on every screen. */

/** Who did it: people who run Cloakroom, scripts with a token, or the product by itself. */
export const auditActors = ['all', 'people', 'scripts', 'system'] as const;

export type AuditActor = (typeof auditActors)[number];

/** What it was about. */
export const auditAreas = ['all', 'bookings', 'listings', 'people', 'prices', 'content', 'system'] as const;

export type AuditArea = (typeof auditAreas)[number];

export const listingStates = ['all', 'bookable', 'hidden', 'stopped'] as const;

export type ListingsState = (typeof listingStates)[number];

export const peopleKinds = ['all', 'customers', 'guests', 'partners', 'admins'] as const;

export type PeopleKind = (typeof peopleKinds)[number];

export const bookingStates = ['pending', 'confirmed', 'started', 'completed', 'canceled'] as const;

export type BookingState = (typeof bookingStates)[number];

/** When bags are dropped off: from now on, or within the last days. */
export const dropOffSpans = ['any', 'coming', 'today', '30d', '6m', '12m'] as const;

export type DropOffSpan = (typeof dropOffSpans)[number];

/** The day as operations look at it: what is in store or comes today, and parts of it. What has to happen first comes first. */
export const dayViews = ['now', 'inStore', 'late', 'notCome'] as const;

export type DayView = (typeof dayViews)[number];

/** How a stay stands at the counter: its bags are inside, inside after the pick-up, or did not come in time. */
export const standings = ['inside', 'late', 'notCome'] as const;

export type Standing = (typeof standings)[number];

/** In a list of people no one's orders or locations are counted further, nor payouts of one state. */
export const MAX_COUNTED = 1000;

/** Of an act no one's orders are counted further; one more says that there are more. */
export const MAX_TOUCHED = 1000;

/** People of one step of their list; what they paid is asked for as many at a time, whose ids an address can hold. */
export const PEOPLE_STEP = 25;

/** Letters of a note on a location. */
export const MAX_NOTE = 1000;
