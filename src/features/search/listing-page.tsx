import { Link } from '@tanstack/react-router';
import { ArrowLeft, Bath, BadgePercent, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Reply } from '#web/parts/listing/reply.tsx';
import { Stars } from '#web/ui/misc/stars.tsx';
import { formatDate } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToday } from '#web/parts/day-strip/use-today.ts';
import { HoursTable } from '#web/parts/listing/hours-table.tsx';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-page.module.css';
import { listingInput } from './load-search.ts';
import { useSearch } from './search-context.ts';

/** One listing with all that is known of it, in the place of the list. */
export function ListingPage({ slug }: { readonly slug: string }) {
  const t = useTexts('map');
  const { asked } = useSearch();
  const { data } = trpc.search.listing.useQuery(listingInput(asked, slug), { staleTime: 60_000 });
  return (
    <div className={styles.page}>
      <Link
        to="/map"
        search={(query) => ({ ...query, listing: slug })}
        resetScroll={false}
        className={buttonClass({ variant: 'quiet', className: styles.back })}
      >
        <Icon of={ArrowLeft} /> {t('back')}
      </Link>
      {data === undefined ? (
        <CardSkeleton />
      ) : (
        <>
          <ListingCard listing={data} isHeading />
          <Details listing={data} />
        </>
      )}
    </div>
  );
}

function Details({ listing }: { readonly listing: ListingDetails }) {
  const t = useTexts('listing');
  const locale = useLocale();
  const { filter } = useSearch();
  const { rules, comingDays, wiFi, restroom, additionalInformation, discounts, latestReviews, imageUrls } = listing;
  const today = useToday(rules.zone, filter.stay.dropOffAt);
  return (
    <>
      {imageUrls.length > 1 && (
        <ul className={styles.photos}>
          {imageUrls.slice(1).map((url) => (
            <li key={url}>
              <img src={url} alt={t('photo', { name: listing.name })} width={120} height={120} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {(additionalInformation !== null || wiFi || restroom) && (
        <Section title={t('about')}>
          {additionalInformation !== null && <p>{additionalInformation}</p>}
          <p className={styles.chips}>
            {wiFi && <Chip icon={Wifi}>{t('wiFi')}</Chip>}
            {restroom && <Chip icon={Bath}>{t('restroom')}</Chip>}
          </p>
        </Section>
      )}
      {discounts.length > 0 && (
        <Section title={t('discounts')}>
          <ul className={styles.lines}>
            {discounts.map(({ id, name, percentage, appliedTo }) => (
              <li key={id} className={styles.discount}>
                <Icon of={BadgePercent} />
                <span>
                  {name}: {t('discount', { percentage, what: appliedTo })}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/map/$slug/reviews" params={{ slug: listing.slug }}>
              {t('allReviews')}
            </Link>
          </p>
        </Section>
      )}
      <Section title={t('hours')}>
        <HoursTable rules={rules} comingDays={comingDays} today={today} />
      </Section>
      {latestReviews.length > 0 && (
        <Section title={t('reviews')}>
          <ul className={styles.reviews}>
            {latestReviews.map(({ id, authorName, rating, text, createdAt, reply }) => (
              <li key={id}>
                <p className={styles.author}>
                  <strong>{authorName}</strong>
                  <Stars rating={String(rating)} label={t('rating', { rating, count: 1 })} />
                  <time dateTime={createdAt} className={styles.soft}>
                    {formatDate(createdAt, rules.zone, locale)}
                  </time>
                </p>
                <p>{text}</p>
                {reply !== null && (
                  <Reply
                    head={t('answeredOn', { name: listing.name, date: formatDate(reply.at, rules.zone, locale) })}
                    text={reply.text}
                  />
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
