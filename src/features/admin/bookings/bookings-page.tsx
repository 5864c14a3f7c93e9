import { Luggage } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useCopy } from '#web/parts/use-copy.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { KeyHints } from '../kit/keycap.tsx';
import rows from '../kit/rows.module.css';
import { SearchField } from '../kit/search-field.tsx';
import { Sorted } from '../kit/sorted.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { BookingChip } from './booking-chip.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import { DayViews, viewOf } from './day-views.tsx';
import { useDeciding } from './use-deciding.ts';
import { ExportButton } from './export-button.tsx';
import { Found } from '../kit/found.tsx';

const PAGE = 25;
const MAX_ROWS = 100;
/** How often a view of the day is asked for again, in milliseconds; not while the page is out of sight. */
const LOOK_AGAIN = 30_000;

/** Bookings of all partners: found, narrowed, and the chosen one next to them; all of it in the address. */
export function BookingsPage() {
  const t = useTexts('adminBookings');
  const search: BookingsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: Partial<BookingsSearch>) =>
    void navigate({ to: '/admin/bookings', search: { ...search, ...next } as never, replace: true });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panel={
        search.booking === undefined ? null : (
          <BookingPanel key={search.booking} booking={search.booking} onClose={() => change({ booking: undefined })} />
        )
      }
    >
      <BookingsList search={search} onChange={change} />
    </AdminPage>
  );
}

type BookingsListProps = {
  readonly search: BookingsSearch;
  readonly onChange: (next: Partial<BookingsSearch>) => void;
};

function BookingsList({ search, onChange }: BookingsListProps) {
  const t = useTexts('adminBookings');
  const admin = useTexts('admin');
  const locale = useLocale();
  const [limit, setLimit] = useState(PAGE);
  const { text: wanted = '', state, dropOff = 'any', city, currency, user, listing } = search;
  const view = viewOf(search);
  const day = view === 'all' ? undefined : view;
  const { decide } = useDeciding();
  const query = trpc.admin.bookings.list.useQuery(
    { text: wanted, state, dropOff, day, city, currency, userId: user, listingId: listing, limit },
    { placeholderData: (before) => before, refetchInterval: day === undefined ? false : LOOK_AGAIN },
  );
  const found = query.data?.bookings ?? [];
  useListKeys({
    ids: found.map(({ code }) => code),
    chosen: search.booking,
    onChoose: (booking) => onChange({ booking }),
  });
  const copy = useCopy();
  useKeys({
    c: () => void (search.booking !== undefined && copy(search.booking, t('codeCopied'))),
    // Nothing is done by a letter: it opens what decides.
    f: () => search.booking !== undefined && decide('refund'),
    x: () => search.booking !== undefined && decide('cancel'),
  });
  return (
    <>
      <div className={rows.tools}>
        <SearchField
          label={t('searchLabel')}
          hint={t('searchHint')}
          value={wanted}
          onChange={(text) => onChange({ text: text === '' ? undefined : text, day: undefined })}
        />
        <ExportButton search={search} />
      </div>
      <div className={rows.tools}>
        <DayViews search={search} onChange={onChange} />
        <BookingFilters search={search} onChange={onChange} />
        {query.data?.count !== null && query.data !== undefined && (
          <span className={rows.count} role="status">
            {t(query.data.isMore ? 'foundMore' : 'found', { count: query.data.count ?? 0 })}
          </span>
        )}
      </div>
      {query.isError && <ErrorBox errors={query.error.message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && found.length === 0 && (
        <EmptyState title={t(day === undefined ? 'none' : 'noneNow')}>
          {t(day === undefined ? 'noneText' : 'noneNowText')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('code')}</th>
              <th scope="col">{t('traveller')}</th>
              <th scope="col" aria-sort={day === undefined ? 'descending' : 'other'}>
                {t('location')}
                <Sorted
                  is={day === undefined ? 'down' : 'up'}
                  words={t(day === undefined ? 'sortedLatest' : 'sortedNext')}
                />
              </th>
              <th scope="col">
                <Icon of={Luggage} size={15} />
                <span className="sr-only">{t('bags')}</span>
              </th>
              <th scope="col">{t('state')}</th>
              <th scope="col" className={rows.number}>
                {t('paid')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((booking) => (
              <tr
                key={booking.id}
                className={rows.row}
                data-chosen={booking.code === search.booking || undefined}
                onClick={() => onChange({ booking: booking.code })}
              >
                <td data-cell="title">
                  <button
                    type="button"
                    className={rows.open}
                    aria-pressed={booking.code === search.booking}
                    onClick={() => onChange({ booking: booking.code })}
                  >
                    <Found text={booking.code.slice(4)} wanted={wanted} />
                  </button>
                </td>
                <td data-cell="below">
                  <Found text={booking.traveller} wanted={wanted} />
                  <span className={rows.soft}>
                    <Found text={booking.email} wanted={wanted} />
                  </span>
                </td>
                <td data-cell="last">
                  <Found text={booking.location} wanted={wanted} />
                  <When booking={booking} />
                </td>
                <td data-cell="lastEnd" data-label={t('bags')}>
                  {booking.bagsCount}
                </td>
                <td data-cell="end">
                  <BookingChip {...booking} />
                </td>
                <td data-cell="belowEnd" className={rows.number}>
                  {formatMoney(booking.paid, locale)}
                  <span className={rows.soft}>{booking.paid.currency}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={rows.foot}>
        <KeyHints
          hints={[
            [['J', 'K'], t('keyMove')],
            [['↵'], t('keyOpen')],
            [['C'], t('keyCopy')],
            [['F'], t('keyRefund')],
            [['X'], t('keyCancel')],
            [['Esc'], admin('keyClose')],
          ]}
        />
        {query.data?.next !== null && query.data !== undefined && limit < MAX_ROWS && (
          <Button variant="secondary" size={40} busy={query.isFetching} onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        )}
        {query.data?.next !== null && query.data !== undefined && limit >= MAX_ROWS && (
          <span className={rows.soft}>{t('narrow')}</span>
        )}
      </div>
    </>
  );
}

type Listed = Outputs['admin']['bookings']['list']['bookings'][number];

/** When something has to happen next: the pick-up where bags are inside, else the drop-off. */
function When({ booking: { standing, dropOffAt, pickUpAt, zone } }: { readonly booking: Listed }) {
  const t = useTexts('adminBookings');
  const { moment } = useMoments();
  const isInside = standing === 'inside' || standing === 'late';
  return (
    <span className={rows.soft}>
      {isInside ? t('pickUpAt', { at: moment(pickUpAt, zone) }) : moment(dropOffAt, zone)}
    </span>
  );
}
