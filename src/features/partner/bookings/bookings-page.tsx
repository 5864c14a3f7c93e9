import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { bookingSorts } from '#shared/partner/bookings-schema.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Input } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import listingStyles from '../listings/listings.module.css';
import { BookingsFold } from './bookings-fold.tsx';
import styles from './bookings.module.css';

type Sort = (typeof bookingSorts)[number];

/** All bookings of the partner's locations, upcoming first, then those that are past. Needs the area `partnerBookings`. */
export function BookingsPage() {
  const t = useTexts('partnerBookings');
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<Sort>('dropOffAsc');
  const search = useDeferredValue(text.trim());
  const isSearching = search !== '';
  return (
    <>
      <PageHeader className={listingStyles.title} title={t('title')} />
      <div className={styles.tools}>
        <Input
          type="search"
          before={<Icon of={Search} size={18} />}
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={80}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          aria-label={t('sortLabel')}
          value={sort}
          onChange={(event) => setSort(bookingSorts.find((each) => each === event.target.value) ?? sort)}
        >
          {bookingSorts.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.folds}>
        {listings.map(({ id, name, rules }, index) => (
          <BookingsFold
            key={`${id}-${isSearching}`}
            name={name}
            zone={rules.zone}
            startsOpen={index === 0 || isSearching}
            asked={{ listingId: id, when: 'upcoming', sort, search }}
          />
        ))}
      </div>
      <h2 className={styles.past}>{t('past')}</h2>
      <div className={styles.folds}>
        {listings.map(({ id, name, rules }) => (
          <BookingsFold
            key={`${id}-${isSearching}`}
            name={name}
            zone={rules.zone}
            startsOpen={isSearching}
            asked={{ listingId: id, when: 'past', sort, search }}
          />
        ))}
      </div>
    </>
  );
}
