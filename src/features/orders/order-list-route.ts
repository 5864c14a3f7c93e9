import type { PageContext } from '#web/lib/page-context.ts';

export interface OrderListSearch {
  /** Left out on the first page. */
  readonly page?: number;
}

/** The page that an address names; anything else is the first. */
export function orderListSearch({ page }: Record<string, unknown>): OrderListSearch {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
}

export const orderListDeps = ({ search }: { readonly search: OrderListSearch }) => ({ page: search.page ?? 1 });

interface Asked {
  readonly context: PageContext;
  readonly deps: { readonly page: number };
}

export async function loadOrderList({ context, deps }: Asked): Promise<void> {
  await context.api.booking.list.ensureData({ page: deps.page });
}

export const orderListHead = ({ match }: { readonly match: { readonly context: PageContext } }) => ({
  meta: [{ title: String(match.context.texts.of('orders').yourBookings) }, { name: 'robots', content: 'noindex' }],
});
