import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { withoutFilter } from '#shared/search/filters/filters.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useSearch } from '../search-context.ts';
import { useFitting } from './use-fitting.ts';
import { useFilterWords } from './filter-words.ts';

/** No location fits all filters: the one that costs most is named, with a button to drop it. */
export function NothingFits() {
  const t = useTexts('filters');
  const { narrowing, narrow, filter } = useSearch();
  const { filters, sort } = narrowing;
  const { chip } = useFilterWords();
  const costliest = useFitting(filters, null)?.costliest ?? null;
  const name = costliest && chip(costliest.name, filters, filter.bagsCount);
  return (
    <EmptyState
      title={t('noneTitle')}
      picture={<Storefront kind="shop" name="Cloakroom" />}
      action={
        costliest &&
        name !== null && (
          <Button onClick={() => narrow({ filters: withoutFilter(filters, costliest.name), sort })}>
            {t('drop', { filter: name })}
          </Button>
        )
      }
    >
      {costliest && name !== null && t('noneText', { filter: name, count: costliest.count })}
    </EmptyState>
  );
}
