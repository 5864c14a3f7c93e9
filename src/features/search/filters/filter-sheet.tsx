import { type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { AllFilters } from './all-filters.tsx';
import { FilterFoot } from './filter-foot.tsx';
import styles from './filter-sheet.module.css';
import type { FilterSheetProps } from './late-filter-panel.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

const farEnough = 90;

/** Order and filters on phones, from below. Dragged down, or by its cross, it closes and applies nothing. */
export function FilterSheet(props: FilterSheetProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  if (wasOpen !== props.open) {
    setWasOpen(props.open);
    if (props.open) setOpened(opened + 1);
  }
  return <Sheet key={opened} {...props} />;
}

function Sheet({ open, onClose }: FilterSheetProps) {
  const t = useTexts('filters');
  const draft = useFilterDraft(onClose);
  const grip = useDragDown(onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="bottom"
      className={styles.sheet}
      title={
        <span {...grip} className={styles.title}>
          {t('filterAndSort')}
        </span>
      }
      foot={<FilterFoot draft={draft} onClear={draft.clear} look="sheet" />}
    >
      <AllFilters draft={draft} />
    </Drawer>
  );
}

/** A drag by the head moves the whole sheet; let go far enough below, it closes. */
function useDragDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const shift = (from: HTMLElement, by: number) => {
    const sheet = from.closest('dialog');
    if (sheet !== null) sheet.style.translate = by === 0 ? '' : `0 ${Math.max(0, by)}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const by = start.current === null ? 0 : event.clientY - start.current;
    start.current = null;
    if (by > farEnough) onClose();
    else shift(event.currentTarget, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) shift(event.currentTarget, event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
