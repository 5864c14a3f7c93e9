import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Crumbs } from '../kit/crumbs.tsx';
import { BookingsCard } from './bookings-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { Conditions } from './conditions.tsx';
import { HoursCard } from './hours-card.tsx';
import { LastDaysCard } from './last-days-card.tsx';
import { ListingHead } from './listing-head.tsx';
import { NotesCard } from './notes-card.tsx';
import { OwnerCard } from './owner-card.tsx';
import { RatesCard } from './rates-card.tsx';
import styles from './listing-page.module.css';

/** One location: what it takes to be booked, its days, its bookings, its rates, and whose it is. */
export function ListingPage({ listingId }: { readonly listingId: string }) {
  const t = useTexts('adminListings');
  const { data: listing, error, dataUpdatedAt } = trpc.admin.listings.show.useQuery({ listingId }, { retry: false });
  const now = new Date(dataUpdatedAt).toISOString();
  return (
    <AdminPage
      title={listing?.name ?? t('title')}
      hasTimes
      lead={<Crumbs above={[{ to: '/admin/listings', words: t('title') }]} current={listing?.name} />}
    >
      {error !== null && <ErrorBox errors={error.message} fallback={t('failed')} />}
      {listing !== undefined && (
        <div className={styles.page}>
          <ListingHead listing={listing} />
          <Conditions listing={listing} now={now} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <HoursCard listing={listing} now={now} />
              <BookingsCard listing={listing} now={now} />
              <LastDaysCard listing={listing} />
              <ChangesCard listing={listing} />
            </div>
            <div className={styles.column}>
              <RatesCard key={JSON.stringify(listing.ownRates)} listing={listing} />
              <OwnerCard listing={listing} />
              <NotesCard listing={listing} />
            </div>
          </div>
        </div>
      )}
    </AdminPage>
  );
}
