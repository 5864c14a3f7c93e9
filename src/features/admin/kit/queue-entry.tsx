import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './queue-entry.module.css';
import tones from './tones.module.css';
import { useAge } from './use-age.ts';
import { useMoments } from './use-moments.ts';

interface QueueEntryProps {
  readonly listing: ComponentProps<typeof ListingThumb>['listing'];
  /** Since when it waits; `null` once it was decided. */
  readonly since: string | null;
  readonly isGood: boolean;
  readonly isShown: boolean;
  /** When the page was asked for. */
  readonly now: Date;
  readonly onOpen: () => void;
  /** What of it waits, or what became of it. */
  readonly children: ReactNode;
}

/** One location of a queue: its name, what it is about, and how long it waits. */
export function QueueEntry({ listing, since, isGood, isShown, now, onOpen, children }: QueueEntryProps) {
  const age = useAge();
  const { moment } = useMoments();
  return (
    <button
      type="button"
      className={since !== null ? styles.entry : styles.decidedEntry}
      data-opens=""
      aria-current={isShown || undefined}
      onClick={onOpen}
    >
      <ListingThumb listing={listing} size={since !== null ? 36 : 28} />
      <span className={styles.entryWords}>
        <strong>{listing.name}</strong>
        {since !== null ? (
          <span className={tones.soft}>{children}</span>
        ) : (
          <span className={isGood ? tones.good : tones.bad}>
            <Icon of={isGood ? Check : X} size={14} />
            {children}
          </span>
        )}
      </span>
      {since !== null && (
        <time className={tones.soft} dateTime={since} title={moment(since)}>
          {age(since, now)}
        </time>
      )}
    </button>
  );
}
