import type { PageContext } from '#web/lib/page-context.ts';

/** So many orders that are over are shown at first, and are added by each press. */
export const pastStep = 10;

export interface OrderListSearch {
  /** How many orders that are over are shown; left out for the first ones. */
  readonly past?: number | undefined;
}

/** The number that an address names, in whole steps; anything else shows the first. A value left out would be read as it stands there. */
export function orderListSearch({ past }: Record<string, unknown>): OrderListSearch {
  const number = Number(past);
  return { past: number > pastStep && number <= 1000 && number % pastStep === 0 ? number : undefined };
}

export const orderListDeps = ({ search }: { readonly search: OrderListSearch }) => ({ past: search.past ?? pastStep });

interface Asked {
  readonly context: PageContext;
  readonly deps: { readonly past: number };
}

export async function loadOrderList({ context, deps }: Asked): Promise<void> {
  const { first, upcoming, past } = context.api.booking;
  await Promise.all([first.ensureData(), upcoming.ensureData(), past.ensureData({ most: deps.past })]);
}

export const orderListHead = ({ match }: { readonly match: { readonly context: PageContext } }) => ({
  meta: [{ title: String(match.context.texts.of('orders').yourBookings) }, { name: 'robots', content: 'noindex' }],
});
