import { Check, X } from 'lucide-react';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';
import styles from './entry.module.css';
import tones from './tones.module.css';

type Listed = Outputs['admin']['changeRequests']['list'][number];

interface EntryProps {
  readonly request: Listed;
  readonly isShown: boolean;
  /** When the page was asked for. */
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One request of the list: whose, what of it and how long it waits, or what became of it. */
export function Entry({ request, isShown, now, onOpen }: EntryProps) {
  const t = useTexts('adminRequests');
  const age = useAge();
  const { moment } = useMoments();
  const { listingName: name, status, shopFront, since } = request;
  const waits = status === 'waiting';
  return (
    <button
      type="button"
      className={waits ? styles.entry : styles.decidedEntry}
      data-opens=""
      aria-current={isShown || undefined}
      onClick={onOpen}
    >
      <ListingThumb listing={{ name, ...shopFront }} size={waits ? 36 : 28} />
      <span className={styles.entryWords}>
        <strong>{name}</strong>
        {waits ? (
          <span className={tones.soft}>{request.fields.map((field) => t(field)).join(', ')}</span>
        ) : (
          <span className={status === 'approved' ? tones.good : tones.bad}>
            <Icon of={status === 'approved' ? Check : X} size={14} />
            {t(status === 'approved' ? 'approvedBy' : 'refusedBy', { name: request.decidedBy ?? '–' })}
          </span>
        )}
      </span>
      {waits && (
        <time className={tones.soft} dateTime={since} title={moment(since)}>
          {age(since, now)}
        </time>
      )}
    </button>
  );
}
