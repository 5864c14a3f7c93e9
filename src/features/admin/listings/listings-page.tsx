import { Store } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { listingStates, type ListingsState } from '#shared/admin/lists.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import rows from '../kit/rows.module.css';
import { SearchField } from '../kit/search-field.tsx';
import { Segments } from '../kit/segments.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { ListingChip } from './listing-chip.tsx';

const PAGE = 25;
const MAX_ROWS = 200;

export interface ListingsSearch {
  readonly text?: string | undefined;
  readonly state?: ListingsState | undefined;
}

const stateWords = {
  all: 'stateAll',
  bookable: 'stateBookable',
  hidden: 'stateHidden',
  stopped: 'stateStopped',
} as const;

/** Locations of all partners, each leading to its page; what is searched stands in the address. */
export function ListingsPage() {
  const t = useTexts('adminListings');
  const search: ListingsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { text = '', state = 'all' } = search;
  const change = (next: Partial<ListingsSearch>) =>
    void navigate({ to: '/admin/listings', search: { ...search, ...next } as never, replace: true });
  const [limit, setLimit] = useState(PAGE);
  const query = trpc.admin.listings.find.useQuery({ text, state, limit }, { placeholderData: (before) => before });
  const found = query.data?.listings ?? [];
  const [chosen, setChosen] = useState<string>();
  const open = (id: string) => void navigate({ to: '/admin/listings/$id', params: { id } });
  useListKeys({ ids: found.map(({ id }) => id), chosen, onChoose: setChosen, onOpen: open });
  return (
    <AdminPage title={t('title')}>
      <div className={rows.tools}>
        <Segments
          label={t('states')}
          items={listingStates.map((value) => ({ value, words: t(stateWords[value]) }))}
          value={state}
          onChange={(next) => change({ state: next === 'all' ? undefined : next })}
        />
        <SearchField
          label={t('searchLabel')}
          hint={t('searchHint')}
          value={text}
          onChange={(next) => change({ text: next === '' ? undefined : next })}
        />
      </div>
      {query.isError && <ErrorBox errors={query.error.message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && found.length === 0 && (
        <EmptyState picture={<Icon of={Store} size={32} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('location')}</th>
              <th scope="col">{t('owner')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" className={rows.number}>
                {t('bags')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((each) => (
              <tr
                key={each.id}
                className={rows.row}
                data-chosen={each.id === chosen || undefined}
                onClick={() => open(each.id)}
              >
                <td data-cell="title">
                  <AppLink
                    to={`/admin/listings/${each.id}`}
                    className={rows.open}
                    onClick={(event) => event.stopPropagation()}
                  >
                    {each.name}
                  </AppLink>
                  <span className={rows.soft}>{each.address}</span>
                </td>
                <td data-cell="below">{each.owner}</td>
                <td data-cell="end">
                  <ListingChip {...each} />
                </td>
                <td data-cell="belowEnd" data-label={t('bags')} className={rows.number}>
                  {each.capacity}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {query.data?.isMore === true && limit < MAX_ROWS && (
        <div className={rows.foot}>
          <Button variant="secondary" size={40} onClick={() => setLimit(limit + PAGE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </AdminPage>
  );
}
