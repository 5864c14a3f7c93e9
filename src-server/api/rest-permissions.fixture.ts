/** Who asks, in the order of the cells of a row. */
export const actors = [
  'visitor',
  'holder',
  'customer',
  'owner',
  'other partner',
  'staff',
  'administrator',
  'reader token',
  'support token',
  'finance token',
  'partner token',
  'admin token',
] as const;

export type Actor = (typeof actors)[number];

/** One partner's things and one guest's order, by which calls name them. */
export interface World {
  readonly ownerId: string;
  readonly listingId: string;
  /** Of `time_slots`, `special_hours`, `closure_periods` and `discounts`, one of the owner's each, made for this cell. */
  readonly itemId: string;
  readonly integrationId: string;
  /** A pending booking of the holder. */
  readonly bookingId: string;
  readonly intentId: string;
  readonly pageId: string;
  /** A number that no other cell has. */
  readonly turn: number;
}

interface Request {
  readonly query?: string;
  readonly body?: object;
}

interface Row {
  /**
   * A sign for each actor: `+` answered well; `1` 401; `3` 403; `-` 404, as if it were not there; `!` let in, and refused
   * with 409 or 422 for what the request says.
   */
  readonly cells: string;
  readonly request?: (world: World) => Request;
}

const stay = { customer_drop_off_date: '2026-11-25T11:00-05:00', customer_collection_date: '2026-11-25T14:00-05:00' };
const guest = ({ turn }: World) => ({
  email: `matrix-${turn}@example.com`,
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '+14165550101',
});
const body = (given: object) => () => ({ body: given });

/** Two clock times that no other cell has, in the early hours when no other slot is. */
const clock = ({ turn }: World) => {
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const from = (turn * 2) % 440;
  return { from_time: text(from), to_time: text(from + 1) };
};
const dayOf = ({ turn }: World): string => {
  const day = new Date(Date.UTC(2027, 0, 1) + (turn % 600) * 86_400_000);
  return day.toISOString().slice(0, 10);
};

const all = '++++++++++++';
const signedIn = '11+++++11131';
const partners = '113+-33111+1';
const own = '113++33111+1';
/** No token of a partner reaches accounts and secrets. */
const money = '113++3311131';
const moneyOf = '113+-3311131';
/** Administrators see to orders of others, and so do their scripts. */
const ofHolder = '-+----------';
const notYet = '-!----------';

const items = (many: string, one: string, made: (world: World) => object, changed: (world: World) => object) => ({
  [`GET /users/current-user/listings/:id/${many}`]: { cells: partners },
  [`POST /users/current-user/listings/:id/${many}`]: {
    cells: partners,
    request: (world: World) => ({ body: { [one]: made(world) } }),
  },
  [`POST /users/current-user/listings/:id/${many}/batch`]: {
    cells: partners,
    request: (world: World) => ({ body: { toCreate: [made(world)] } }),
  },
  [`PUT /users/current-user/listings/:id/${many}/:itemId`]: {
    cells: partners,
    request: (world: World) => ({ body: { [one]: changed(world) } }),
  },
  [`DELETE /users/current-user/listings/:id/${many}/:itemId`]: { cells: partners },
});

/** Every call of REST, and what each actor is answered about one partner's or one guest's things. */
export const restPermissions: Readonly<Record<string, Row>> = {
  'GET /settings': { cells: all },
  'GET /cms/pages': { cells: all },
  'GET /cms/pages/:id': { cells: all },
  'GET /a/:slug': { cells: all },
  'POST /subscriptions': {
    cells: all,
    request: (world) => ({ body: { subscription: { email: guest(world).email } } }),
  },
  'POST /contact': {
    cells: all,
    request: body({ contact: { name: 'Ada', email: 'a@example.com', message: 'Hello' } }),
  },
  'POST /auth/sign_in': { cells: '111111111111', request: body({ email: 'nobody@example.com', password: 'none' }) },
  'POST /auth': { cells: '!!!!!!!!!!!!', request: body({ email: 'no address', password: 'x' }) },
  'GET /auth/validate_token': { cells: signedIn },
  'DELETE /auth': { cells: '--+!!!!---3-' },
  'DELETE /auth/sign_out': { cells: '--+++++---3-' },
  'POST /oauth/auth/google_token': { cells: '111111111111' },
  'POST /auth/password': { cells: all, request: body({ email: 'nobody@example.com' }) },
  'POST /auth/confirmation': { cells: all, request: body({ email: 'nobody@example.com' }) },
  'PUT /auth/password': { cells: '11!!!!!11131', request: body({ password: 'x', password_confirmation: 'y' }) },
  'PATCH /auth/password': { cells: '11!!!!!11131', request: body({ password: 'x', password_confirmation: 'y' }) },
  'POST /partners': { cells: '!!!!!!!!!!!!', request: body({ email: 'no address' }) },
  'POST /partner': { cells: '!!!!!!!!!!!!', request: body({ email: 'no address' }) },
  'GET /partners/:id/activate': { cells: '!!!!!!!!!!!!', request: () => ({ query: 't=none' }) },
  'POST /partners/:id/resend_confirmation': { cells: all },
  'GET /users/check': { cells: all, request: () => ({ query: 'email=nobody@example.com' }) },
  'PUT /auth': { cells: signedIn, request: body({ first_name: 'Grace' }) },
  'PATCH /auth': { cells: signedIn, request: body({ first_name: 'Grace' }) },
  'PATCH /users/current-user/update_password': { cells: '11!!!!!11131', request: body({ user: { password: 'x' } }) },
  'GET /companies/current': { cells: signedIn },
  'POST /companies': { cells: signedIn, request: body({ company: { name: 'A', email: 'a@example.com' } }) },
  'PUT /companies/current': { cells: signedIn, request: body({ company: { name: 'B', email: 'b@example.com' } }) },
  'GET /users/current-user': { cells: signedIn },
  'PATCH /users/current-user': { cells: signedIn, request: body({ user: { first_name: 'Grace' } }) },
  'GET /bookings/price': {
    cells: all,
    request: ({ listingId }) => ({
      query: `listing_id=${listingId}&drop_off=2026-11-25T11:00Z&collection=2026-11-25T12:00Z`,
    }),
  },
  'GET /country_pricings': { cells: all },
  'GET /bookings': { cells: signedIn },
  'GET /bookings/:id': { cells: ofHolder },
  'POST /bookings': {
    // Scripts travel nowhere.
    cells: '+++++++33333',
    request: (world) => ({
      body: {
        booking: { listing_id: world.listingId, bags_number: 1, allow_duplicate: true, ...stay, user: guest(world) },
      },
    }),
  },
  'PATCH /bookings/:id/pay': { cells: ofHolder, request: body({ stripe_card_token: 'tok_visa' }) },
  'PATCH /bookings/:id': { cells: notYet, request: body({ bags_number: 2 }) },
  'PATCH /bookings/:id/cancel': { cells: ofHolder, request: body({}) },
  'POST /payment_intents': { cells: ofHolder, request: ({ bookingId }) => ({ body: { booking: bookingId } }) },
  'POST /payment_intents/:id/confirm': {
    cells: notYet,
    request: ({ bookingId }) => ({ body: { booking_id: bookingId } }),
  },
  'DELETE /payment_intents/:id': { cells: ofHolder },
  'GET /listings': { cells: all },
  'GET /listings/list': { cells: all },
  'GET /listings/:id': { cells: all },
  'GET /business_types': { cells: all },
  'GET /users/current-user/listings': { cells: own },
  'POST /users/current-user/listings': { cells: '113!!33111!1', request: body({ listing: { name: '' } }) },
  'GET /users/current-user/listings/bookings': { cells: own },
  'GET /users/current-user/listings/:id': { cells: partners },
  'PATCH /users/current-user/listings/:id': {
    cells: partners,
    request: body({ listing: { emergency_phone: '+14165550142', notifications_email: 'counter@example.com' } }),
  },
  ...items(
    'time_slots',
    'time_slot',
    (world) => ({ day: 'monday', ...clock(world) }),
    () => ({ day: 'monday' }),
  ),
  ...items(
    'special_hours',
    'special_hour',
    (world) => ({ closure_date: dayOf(world), closed: true, time_slots_attributes: [] }),
    () => ({ closed: true }),
  ),
  ...items(
    'closure_periods',
    'closure_period',
    (world) => ({ from_date: dayOf(world), to_date: dayOf(world) }),
    (world) => ({ to_date: dayOf(world) }),
  ),
  ...items(
    'discounts',
    'discount',
    () => ({ name: 'Tea', percentage: 10, applied_to: 'Tea' }),
    () => ({ percentage: 12 }),
  ),
  'GET /users/current-user/summary': { cells: own },
  'GET /stripe_connections': { cells: money },
  'POST /stripe_connections': {
    cells: moneyOf,
    request: ({ ownerId }) => ({ body: { stripe_connection: { partner_id: ownerId } } }),
  },
  'PUT /stripe_connections/:partnerId': { cells: moneyOf, request: body({}) },
  'DELETE /stripe_connections/:partnerId': { cells: moneyOf },
  'GET /integrations': { cells: money },
  'POST /integrations': { cells: '113!!3311131', request: body({ integration: { token: '' } }) },
  'PUT /integrations/:id': { cells: moneyOf, request: body({ integration: { guesty_notification_delay: 3 } }) },
  'POST /integrations/:id/guesty': {
    cells: '111111111111',
    request: () => ({ query: 'secret=none', body: { event: 'reservation.new', reservation: { _id: 'r-1' } } }),
  },
};
