import { ChevronRight, CircleAlert } from 'lucide-react';
import { compileOpening } from '#shared/availability/opening.ts';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { CapacityBar } from '../listings/capacity-bar.tsx';
import { LookLine } from '../listings/look-notice.tsx';
import { useNowWords } from '../listings/now-words.ts';
import { type OwnListing, useBagsInStore } from '../listings/use-listing.ts';
import styles from './location-rows.module.css';

type LocationRowsProps = { readonly listings: readonly OwnListing[]; readonly now: string };

/** Each location in a line: whether it is open, and how full. */
export function LocationRows({ listings, now }: LocationRowsProps) {
  const t = useTexts('dashboard');
  const partner = useTexts('partner');
  const nowWords = useNowWords();
  const bagsInStore = useBagsInStore();
  if (listings.length === 0) {
    return (
      <EmptyState title={partner('noListings')} picture={<Storefront kind="cafe" name="" />}>
        {partner('noListingsText')}
      </EmptyState>
    );
  }
  return (
    <Card as="section" pad={0}>
      <ul>
        {listings.map((listing) => {
          const { id, name, address, hasHours, maxCapacity, rules } = listing;
          const state = nowWords(compileOpening(rules), now);
          return (
            <li key={id} className={styles.row}>
              <ListingThumb listing={listing} size={56} />
              <div className={styles.names}>
                <h3 className={styles.name}>
                  <AppLink to={`/dashboard/listings/${id}`} className={styles.cover}>
                    {name}
                  </AppLink>
                </h3>
                <p className={styles.soft}>{address}</p>
                <LookLine listing={listing} />
              </div>
              <span className={styles.state}>
                <HoursNote tone={state.isOpen ? 'open' : 'closed'}>{state.short}</HoursNote>
              </span>
              {hasHours ? (
                <span className={styles.bags}>
                  <CapacityBar label={t('bagsInStore')} count={bagsInStore(id)} capacity={maxCapacity} />
                </span>
              ) : (
                <span className={styles.missing}>
                  <Icon of={CircleAlert} size={16} />
                  {t('missingHours')}
                </span>
              )}
              <Icon of={ChevronRight} size={20} className={styles.chevron} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
