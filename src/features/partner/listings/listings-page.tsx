import { ChevronRight, CircleAlert, Hourglass, Search } from 'lucide-react';
import { useState } from 'react';
import { compileOpening, openStretchesOfDay } from '#shared/availability/opening.ts';
import type { Money } from '#shared/money/money.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Input } from '#web/ui/field/input.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import styles from './listings.module.css';
import { LookLine } from './look-notice.tsx';
import { useNowWords } from './now-words.ts';
import { type OwnListing, useBagsInStore } from './use-listing.ts';

/** With more locations they can be searched. */
const MANY = 7;

/** All locations of the partner. `now` is the instant (ISO) at which the page was asked for. */
export function ListingsPage({ now }: { readonly now: string }) {
  const t = useTexts('partner');
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = listings.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(wanted));
  return (
    <>
      <PageHeader
        className={styles.title}
        title={t('yourLocations')}
        actions={
          <div className={styles.acts}>
            {listings.length > 1 && (
              <AppLink to="/dashboard/listings/several" className={buttonClass({ variant: 'secondary' })}>
                {t('severalLink')}
              </AppLink>
            )}
            <AppLink to="/dashboard/listings/new" className={buttonClass({ variant: 'secondary' })}>
              {t('addListing')}
            </AppLink>
          </div>
        }
      />
      {listings.length > MANY && (
        <Input
          type="search"
          className={styles.find}
          before={<Icon of={Search} size={18} />}
          aria-label={t('findListing')}
          placeholder={t('findListing')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <ListingRows listings={shown} now={now} />
    </>
  );
}

type ListingRowsProps = { readonly listings: readonly OwnListing[]; readonly now: string };

/** Each location with its day, its bags and what it earned, or what it lacks. */
function ListingRows({ listings, now }: ListingRowsProps) {
  const t = useTexts('partner');
  const bagsInStore = useBagsInStore();
  const [shares] = trpc.hosting.sharesThisWeek.useSuspenseQuery();
  const sharesOf = (id: string) => shares.find(({ listingId }) => listingId === id)?.shares ?? [];
  if (listings.length === 0) {
    return (
      <EmptyState title={t('noListings')} picture={<Storefront kind="cafe" name="" />}>
        {t('noListingsText')}
      </EmptyState>
    );
  }
  return (
    <Card as="section" pad={0}>
      <ul className={styles.rows}>
        {listings.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            bagsInStore={bagsInStore(listing.id)}
            shares={sharesOf(listing.id)}
            now={now}
          />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = {
  readonly listing: OwnListing;
  readonly bagsInStore: number;
  /** This week's, one amount per currency. */
  readonly shares: readonly Money[];
  readonly now: string;
};

function ListingRow(row: RowProps) {
  const t = useTexts('partner');
  const { listing } = row;
  const { id, name, address, pending, hasHours } = listing;
  return (
    <li className={styles.row}>
      <ListingThumb listing={listing} size={80} className={styles.thumb} />
      <div className={styles.names}>
        <h2 className={styles.name}>
          <AppLink to={`/dashboard/listings/${id}`} className={styles.cover}>
            {name}
          </AppLink>
        </h2>
        <p className={styles.soft}>{address}</p>
        <LookLine listing={listing} />
        {pending !== null && (
          <Chip tone="ticket" icon={Hourglass} className={styles.pending}>
            {t('pending')}
          </Chip>
        )}
      </div>
      {hasHours ? <RowState {...row} /> : <MissingHours id={id} />}
      <Icon of={ChevronRight} size={20} className={styles.chevron} />
    </li>
  );
}

function MissingHours({ id }: { readonly id: string }) {
  const t = useTexts('partner');
  return (
    <>
      <p className={styles.missing}>
        <Icon of={CircleAlert} size={16} />
        {t('inactive')}
      </p>
      <p className={styles.action}>
        <AppLink to={`/dashboard/listings/${id}/hours`} className={buttonClass({ size: 40 })}>
          {t('setHours')}
        </AppLink>
      </p>
    </>
  );
}

function RowState({ listing, bagsInStore, shares, now }: RowProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const nowWords = useNowWords();
  const opening = compileOpening(listing.rules);
  const open = openStretchesOfDay(opening, localDateOf(now, listing.rules.zone));
  const state = nowWords(opening, now);
  return (
    <>
      <div className={styles.day}>
        <p className={styles.dayWords}>
          <span className={styles.strong}>{t('today')}</span>
          <HoursNote tone={state.isOpen ? 'open' : 'closed'}>{state.short}</HoursNote>
        </p>
        <OpenStrip open={open} />
      </div>
      <CapacityBar label={t('bagsInStore')} count={bagsInStore} capacity={listing.maxCapacity} />
      <p className={styles.share}>
        {shares.length > 0 && (
          <>
            <span className={styles.soft}>{t('shareThisWeek')}</span>
            <span className={styles.strong}>{shares.map((amount) => formatMoney(amount, locale)).join(', ')}</span>
          </>
        )}
      </p>
    </>
  );
}
