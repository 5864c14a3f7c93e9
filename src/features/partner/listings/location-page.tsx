import { usualAmenities } from '#shared/amenities/amenities.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { ComingCard } from './coming-card.tsx';
import { Doors } from './doors.tsx';
import styles from './location-page.module.css';
import { LookNotice } from './look-notice.tsx';
import { NextDays } from './next-days.tsx';
import { OwnCard } from './own-card.tsx';
import { RequestNotices } from './request-notices.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { TodayCard } from './today-card.tsx';
import { type OwnListing, useBagsInStore, useListing, type Week } from './use-listing.ts';

type LocationPageProps = { readonly listingId: string; readonly now: string };

/** One location: today, what waits or is missing, the week ahead, the doors to edit it, and how travellers see it. */
export function LocationPage({ listingId, now }: LocationPageProps) {
  const listing = useListing(listingId);
  const bagsInStore = useBagsInStore()(listingId);
  const [week] = trpc.hosting.week.useSuspenseQuery({ listingId });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ComingCard listingId={listingId} />
        {listing.hasHours && <TodayCard listing={listing} now={now} bagsInStore={bagsInStore} />}
        <Missing listing={listing} />
        <NextDays listing={listing} week={week} now={now} />
        <Doors listing={listing} now={now} />
        <ReviewsCard listing={listing} />
      </div>
      <div className={styles.main}>
        <OwnCard listing={listing} now={now} />
        <ThisWeek week={week} />
        <Facts listing={listing} />
      </div>
    </div>
  );
}

/** What keeps the location from being found or booked, and what waits for approval. */
function Missing({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('partner');
  const { id, hasHours, isBookable, name } = listing;
  return (
    <>
      {!hasHours && (
        <Notice
          tone="danger"
          title={t('inactive')}
          action={
            <AppLink to={`/dashboard/listings/${id}/hours`} className={buttonClass({ size: 40 })}>
              {t('setHours')}
            </AppLink>
          }
        >
          {t('inactiveText', { name })}
        </Notice>
      )}
      {!isBookable && (
        <Notice
          tone="danger"
          action={
            <AppLink to="/dashboard/payouts" className={buttonClass({ variant: 'secondary', size: 40 })}>
              {t('payoutDetails')}
            </AppLink>
          }
        >
          {t('notBookable')}
        </Notice>
      )}
      <LookNotice listing={listing} />
      <RequestNotices
        listing={listing}
        action={
          <AppLink to={`/dashboard/listings/${id}/edit`} className={buttonClass({ variant: 'secondary', size: 40 })}>
            {t('edit')}
          </AppLink>
        }
      />
    </>
  );
}

type Fact = readonly [name: string, value: string];

function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ThisWeek({ week: { bookings, bags, shares, expected } }: { readonly week: Week }) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const share = [
    ...shares.map((each) => formatMoney(each, locale)),
    ...expected.map((each) => t('shareExpected', { amount: formatMoney(each, locale) })),
  ];
  return (
    <Card as="section">
      <header className={styles.weekHead}>
        <h2 className={styles.factsHead}>{t('thisWeek')}</h2>
        <AppLink to="/dashboard/bookings">{t('bookings')}</AppLink>
      </header>
      <FactList
        facts={[
          [t('bookings'), String(bookings)],
          [t('bags'), String(bags)],
          [t('yourShare'), share.length === 0 ? t('noShareYet') : share.join(', ')],
        ]}
      />
    </Card>
  );
}

function Facts({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('partner');
  const listings = useTexts('listing');
  const locale = useLocale();
  const { rating, reviewsCount, phone, amenities, maxCapacity, bookingsNotificationsEnabled } = listing;
  const few = reviewsCount === 0 ? t('noReviews') : t('fewReviews', { count: reviewsCount });
  return (
    <Card as="aside">
      <header className={styles.weekHead}>
        <h2 className={styles.factsHead}>{t('forTravellers')}</h2>
        <AppLink to={`/dashboard/listings/${listing.id}/edit`}>{t('edit')}</AppLink>
      </header>
      <FactList
        facts={[
          [t('phone'), phone ?? t('notSaid')],
          [t('roomFor'), t('bagsCount', { count: maxCapacity })],
          ...usualAmenities.map(
            (name) => [listings(amenityLooks[name].has), t(amenities[name] ? 'yes' : 'no')] as const,
          ),
          [t('bookingEmails'), t(bookingsNotificationsEnabled ? 'on' : 'off')],
          [
            t('reviews'),
            rating === null ? few : t('ratingOf', { rating: formatRating(rating, locale), count: reviewsCount }),
          ],
        ]}
      />
      <p className={styles.more}>
        <AppLink to="/information">{t('howHosting')}</AppLink>
      </p>
    </Card>
  );
}
