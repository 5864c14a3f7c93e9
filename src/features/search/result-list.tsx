import { useMemo } from 'react';
import { activeFilters } from '#shared/search/filters/filters.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Pagination } from '#web/ui/pages/pagination.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { NothingFits } from './filters/nothing-fits.tsx';
import { MemoListingCard } from './listing-card.tsx';
import { Nowhere } from './nowhere.tsx';
import styles from './result-list.module.css';
import { shortLabel, useFound, useSearch } from './search-context.ts';

export interface ListingsQuery {
  readonly data: Outputs['search']['listings'] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** "24 locations near Union Station", or how many of them fit the filters; nothing while they are not counted. */
export function useCountWords(found: { readonly totalCount: number; readonly areaCount: number } | undefined) {
  const t = useTexts('map');
  const filters = useTexts('filters');
  const { narrowing, filter } = useSearch();
  const { label } = filter.place;
  if (found === undefined) return null;
  const { totalCount: count, areaCount: all } = found;
  const place = shortLabel(label);
  const isNarrowed = activeFilters(narrowing.filters).length > 0;
  // The place stands for what is seen around it once the list follows the map.
  if (label !== '' && filter.place.bounds !== undefined)
    return isNarrowed ? filters('ofAllInView', { count, all }) : filters('inView', { count });
  if (!isNarrowed) return label === '' ? t('locationsHere', { count }) : t('locationsNear', { count, place });
  return label === '' ? filters('ofAllHere', { count, all }) : filters('ofAllNear', { count, all, place });
}

type PricesLineProps = { readonly listings: ListingsQuery; readonly className?: string | undefined };

/** What the prices say, once; nothing where there are none. */
export function PricesLine({ listings, className }: PricesLineProps) {
  const t = useTexts('map');
  const { bagsCount } = useSearch().filter;
  if (listings.data?.totalCount === 0) return null;
  return <p className={className}>{t('pricesFor', { count: bagsCount })}</p>;
}

/** The cards of a page in their four states, and the way to other pages. */
export function ResultList({ listings }: { readonly listings: ListingsQuery }) {
  const t = useTexts('map');
  const { page, setPage } = useSearch();
  const { chosen, selected, currencies } = useFound();
  const { data } = listings;
  const badges = useMemo(() => new Map(listings.data?.badges.map(({ id, badge }) => [id, badge])), [listings.data]);
  if (data === undefined) {
    return listings.isError ? (
      <Notice
        tone="danger"
        live
        title={t('failed')}
        action={
          <Button variant="secondary" size={40} onClick={() => void listings.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failedText')}
      </Notice>
    ) : (
      <div className={styles.cards} role="status">
        <span className="sr-only">{t('loading')}</span>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    );
  }
  if (data.totalCount === 0 && data.areaCount > 0) return <NothingFits />;
  if (data.totalCount === 0) return <Nowhere />;
  return (
    <>
      <ol className={styles.cards}>
        {data.items.map((listing) => (
          <li key={listing.id}>
            <MemoListingCard
              listing={listing}
              isSelected={selected === listing.slug}
              failing={selected === listing.slug ? chosen?.fails : undefined}
              badge={badges.get(listing.id)}
              tellsCurrency={currencies.length > 1}
            />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        count={data.totalPages}
        onPage={setPage}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('page', { number })}
        className={styles.pages}
      />
    </>
  );
}
