import { useNavigate } from '@tanstack/react-router';
import { setListingToBook } from '#web/parts/filter/listing-to-book.ts';
import type { Order } from './order.ts';

const hour = 3_600_000;

/** Starts a new booking of the same place and as many bags; a stay that has passed begins at the next half hour. */
export function useBookAgain(): (order: Pick<Order, 'listing' | 'bagsCount' | 'dropOffAt' | 'pickUpAt'>) => void {
  const navigate = useNavigate();
  return ({ listing, bagsCount, dropOffAt, pickUpAt }) => {
    const soon = Math.ceil(Date.now() / (hour / 2)) * (hour / 2);
    const isPast = Date.parse(dropOffAt) < soon;
    const stay = isPast ? { dropOffAt: iso(soon), pickUpAt: iso(soon + hour) } : { dropOffAt, pickUpAt };
    setListingToBook({
      id: listing.id,
      slug: listing.slug,
      name: listing.name,
      stay,
      bagsCount,
      zone: listing.rules.zone,
    });
    void navigate({ to: '/book/$step', params: { step: 'review' } });
  };
}

const iso = (at: number): string => new Date(at).toISOString().replace('.000', '');
