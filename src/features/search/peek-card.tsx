import { type PointerEvent, useRef } from 'react';
import type { ListingForStay } from '#web/parts/listing/listing-types.ts';
import { ListingCard } from './listing-card.tsx';
import { useFound } from './search-context.ts';
import styles from './search-screen.module.css';

type PeekCardProps = { readonly listing: ListingForStay; readonly onClose: () => void };

const farEnough = 64;

/** The chosen listing on phones, over the list's tab. Swiped down or by its cross it goes. */
export function PeekCard({ listing, onClose }: PeekCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { chosen, currencies } = useFound();
  const start = useRef<number | null>(null);
  const shift = (by: number) => {
    if (box.current !== null) box.current.style.translate = by === 0 ? '' : `0 ${Math.max(0, by)}px`;
  };
  const down = (event: PointerEvent) => {
    start.current = event.clientY;
  };
  const move = (event: PointerEvent) => {
    if (start.current !== null) shift(event.clientY - start.current);
  };
  const cancel = () => {
    start.current = null;
    shift(0);
  };
  const up = (event: PointerEvent) => {
    const by = start.current === null ? 0 : event.clientY - start.current;
    cancel();
    if (by > farEnough) onClose();
  };
  return (
    <div
      ref={box}
      className={styles.peek}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ListingCard
        listing={listing}
        onClose={onClose}
        isSelected
        isCompact
        failing={chosen?.fails}
        tellsCurrency={currencies.length > 1}
      />
    </div>
  );
}
