import { Check, X } from 'lucide-react';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import entry from '../change-requests/entry.module.css';
import tones from '../change-requests/tones.module.css';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';

type Listed = Outputs['admin']['newLocations']['list'][number];

interface LookEntryProps {
  readonly look: Listed;
  readonly isShown: boolean;
  /** When the page was asked for. */
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One location of the list: where, why it is looked at and how long it waits, or what became of it. */
export function LookEntry({ look, isShown, now, onOpen }: LookEntryProps) {
  const t = useTexts('adminNewLocations');
  const age = useAge();
  const { moment } = useMoments();
  const { name, city, state, since, shopFront } = look;
  const waits = state === 'waiting';
  return (
    <button
      type="button"
      className={waits ? entry.entry : entry.decidedEntry}
      data-opens=""
      aria-current={isShown || undefined}
      onClick={onOpen}
    >
      <ListingThumb listing={{ name, ...shopFront }} size={waits ? 36 : 28} />
      <span className={entry.entryWords}>
        <strong>{name}</strong>
        {waits ? (
          <span className={tones.soft}>
            {[t(look.isLive ? 'live' : 'hidden'), t(look.because === 'new' ? 'new' : 'moved'), city].join(', ')}{' '}
            {look.isUrgent && <Chip tone="ticket">{t('urgent')}</Chip>}
          </span>
        ) : (
          <span className={state === 'fine' ? tones.good : tones.bad}>
            <Icon of={state === 'fine' ? Check : X} size={14} />
            {t(state === 'fine' ? 'fineBy' : 'refusedBy', { name: look.decidedBy ?? '–' })}
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
