import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#web/lib/page-context.ts';

export interface OrderListSearch {
  /** Left out on the first page. */
  readonly page?: number | undefined;
}

/** The page that an address names; anything else is the first. A value left out would be read as it stands there. */
export function orderListSearch({ page }: Record<string, unknown>): OrderListSearch {
  const number = Number(page);
  return { page: Number.isInteger(number) && number > 1 && number <= 10_000 ? number : undefined };
}

export const orderListDeps = ({ search }: { readonly search: OrderListSearch }) => ({ page: search.page ?? 1 });

interface Asked {
  readonly context: PageContext;
  readonly deps: { readonly page: number };
}

/** A page behind the last one, as when its orders were folded under others meanwhile, leads to the last. */
export async function loadOrderList({ context, deps }: Asked): Promise<void> {
  const [{ pagination }] = await Promise.all([
    context.api.booking.list.ensureData({ page: deps.page }),
    deps.page === 1 ? context.api.booking.first.ensureData() : null,
  ]);
  const last = pagination.totalPages;
  if (deps.page > last) throw redirect({ to: '.', search: { page: last === 1 ? undefined : last }, replace: true });
}

export const orderListHead = ({ match }: { readonly match: { readonly context: PageContext } }) => ({
  meta: [{ title: String(match.context.texts.of('orders').yourBookings) }, { name: 'robots', content: 'noindex' }],
});
