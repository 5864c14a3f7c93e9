import { ChevronRight } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { WalkTime } from '#web/parts/listing/walk-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from './order.ts';
import styles from './still-need.module.css';

const shown = 3;
const asked = 5;

/** Where the bags of a cancelled order could go instead: the nearest that take the same stay, as long as it is to come. */
export function StillNeed({ order }: { readonly order: Order }) {
  const t = useTexts('refunds');
  const orders = useTexts('orders');
  const locale = useLocale();
  const now = useNow();
  const { listing, dropOffAt, pickUpAt, bagsCount } = order;
  const { latitude, longitude, zone } = listing;
  const isToCome = now !== null && now < dropOffAt;
  const { data } = trpc.search.listings.useQuery(
    { center: { latitude, longitude }, stay: { dropOffAt, pickUpAt }, bagsCount, page: 1, perPage: asked },
    { enabled: isToCome, staleTime: 60_000 },
  );
  const places = (data?.items ?? [])
    .filter(({ id, verdict }) => verdict.available && id !== listing.id)
    .slice(0, shown);
  if (!isToCome || places.length === 0) return null;
  const query = new URLSearchParams({
    q: listing.name,
    lat: String(latitude),
    lng: String(longitude),
    from: dropOffAt,
    to: pickUpAt,
    bags: String(bagsCount),
  }).toString();
  const isToday = localDateOf(dropOffAt, zone) === localDateOf(now, zone);
  return (
    <Card as="section" pad={20} className={styles.card} aria-labelledby="still-need">
      <h2 id="still-need">{t(isToday ? 'stillNeedToday' : 'stillNeed')}</h2>
      <p className={styles.soft}>{t('sameStay', { bags: orders('bags', { count: bagsCount }) })}</p>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <ListingThumb listing={place} size={44} />
            <div>
              <AppLink to={`/map/${place.slug}?${query}`}>{place.name}</AppLink>
              <p className={styles.soft}>
                <WalkTime walk={place.walk} />
              </p>
            </div>
            <strong>{formatMoney(place.quote.totalPrice, locale)}</strong>
            <Icon of={ChevronRight} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
