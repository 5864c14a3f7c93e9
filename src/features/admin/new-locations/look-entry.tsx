import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { QueueEntry } from '../kit/queue-entry.tsx';

type Listed = Outputs['admin']['newLocations']['list'][number];

interface LookEntryProps {
  readonly look: Listed;
  readonly isShown: boolean;
  /** When the page was asked for. */
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One location of the list: where, why it is looked at and how long it waits, or what became of it. */
export function LookEntry({ look, ...shown }: LookEntryProps) {
  const t = useTexts('adminNewLocations');
  const { name, city, state, since, shopFront, decidedBy } = look;
  const isGood = state === 'fine';
  return (
    <QueueEntry listing={{ name, ...shopFront }} since={state === 'waiting' ? since : null} isGood={isGood} {...shown}>
      {state === 'waiting' ? (
        <>
          {[t(look.isLive ? 'live' : 'hidden'), t(look.because === 'new' ? 'new' : 'moved'), city].join(', ')}{' '}
          {look.isUrgent && <Chip tone="ticket">{t('urgent')}</Chip>}
        </>
      ) : (
        t(isGood ? 'fineBy' : 'refusedBy', { name: decidedBy ?? '–' })
      )}
    </QueueEntry>
  );
}
