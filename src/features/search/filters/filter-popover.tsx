import { Popover } from 'radix-ui';
import type { PointerEvent } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { CloseButton } from '#web/ui/button/close-button.tsx';
import { useSearch } from '../search-context.ts';
import { AllFilters } from './all-filters.tsx';
import styles from './filter-popover.module.css';
import { FilterFoot } from './filter-foot.tsx';
import type { FilterPopoverProps } from './late-filter-panel.tsx';
import { PriceCurrency, PriceFields, PriceSlider, PriceWaiting, usePriceChoice } from './price-range.tsx';
import { RatingChoice, SortChoice } from './single-choice.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import { useStayNote } from './use-stay-note.ts';

const titles = { sort: 'sort', price: 'wholeStay', rating: 'rating', more: 'filterAndSort' } as const;

/** What a chip opens on wide screens: next to the list, over the map. */
export function FilterPopover({ panel, anchor, onClose }: FilterPopoverProps) {
  const t = useTexts('filters');
  const onChip = (event: Event) => event.target instanceof Node && anchor.current?.contains(event.target) === true;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as never} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          aria-label={t(titles[panel])}
          align="start"
          alignOffset={panel === 'sort' ? 0 : -56}
          sideOffset={6}
          sticky="always"
          // Three short lines open below their chip; what is larger stays over the map, next to the list.
          collisionBoundary={panel === 'sort' ? [] : document.querySelector('[data-map-stage]')}
          collisionPadding={{ left: 16, right: 16, bottom: 16 }}
          onInteractOutside={(event) => onChip(event.detail.originalEvent) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus({ preventScroll: true });
          }}
        >
          <div className={styles.head}>
            <h2>{t(titles[panel])}</h2>
            <CloseButton onClick={onClose} className={styles.close} />
          </div>
          {panel === 'price' ? (
            <PricePanel onClose={onClose} />
          ) : panel === 'more' ? (
            <MorePanel onClose={onClose} />
          ) : (
            <ChoicePanel name={panel} onClose={onClose} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type PanelProps = { readonly onClose: () => void };

function PricePanel({ onClose }: PanelProps) {
  const draft = useFilterDraft(onClose);
  const choice = usePriceChoice(draft);
  const { bars, range, onRange } = choice;
  const note = useStayNote(choice.currency);
  return (
    <>
      <p className={styles.note}>{note}</p>
      <PriceCurrency choice={choice} />
      {bars === undefined && <PriceWaiting hasFields />}
      {bars && (
        <>
          <PriceSlider bars={bars} range={range} onRange={onRange} />
          <PriceFields bars={bars} range={range} onRange={onRange} />
        </>
      )}
      <FilterFoot draft={draft} onClear={() => draft.set('price', undefined)} look="popover" />
    </>
  );
}

function MorePanel({ onClose }: PanelProps) {
  const draft = useFilterDraft(onClose);
  return (
    <>
      <div className={styles.scroll}>
        <AllFilters draft={draft} />
      </div>
      <FilterFoot draft={draft} onClear={draft.clear} look="popover" />
    </>
  );
}

/** One of a few: it is applied at once. */
function ChoicePanel({ name, onClose }: PanelProps & { readonly name: 'sort' | 'rating' }) {
  const { narrowing, narrow } = useSearch();
  const { filters, sort } = narrowing;
  const close = ({ detail }: Pick<PointerEvent, 'detail'>) => {
    // The arrow keys look around, a press decides.
    if (detail > 0) onClose();
  };
  return name === 'sort' ? (
    <SortChoice sort={sort} onSort={(to) => narrow({ filters, sort: to })} onPress={close} look="list" />
  ) : (
    <RatingChoice
      rating={filters.rating}
      onRating={(rating) => narrow({ filters: { ...filters, rating }, sort })}
      onPress={close}
    />
  );
}
