import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './filter-popover.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

type FilterFootProps = {
  readonly draft: FilterDraft;
  readonly onClear: () => void;
  readonly look: 'popover' | 'sheet';
};

/** 'Clear' and 'Show 20', which says how many there would be. */
export function FilterFoot({ draft, onClear, look }: FilterFootProps) {
  const t = useTexts('filters');
  const { active, count, apply } = draft;
  const locations = count === null ? t('show') : t('showLocations', { count });
  const said = (
    <span role="status" className="sr-only">
      {locations}
    </span>
  );
  if (look === 'sheet')
    return (
      <>
        <Button variant="secondary" size={48} disabled={active === 0} onClick={onClear}>
          {active === 0 ? t('clear') : t('clearCount', { count: active })}
        </Button>
        <Button size={48} className={styles.show} onClick={apply}>
          {locations}
        </Button>
        {said}
      </>
    );
  return (
    <div className={styles.foot}>
      <Button variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <Button onClick={apply}>{count === null ? t('show') : t('showCount', { count })}</Button>
      {said}
    </div>
  );
}
