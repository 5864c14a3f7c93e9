import { useTexts } from '#web/lib/texts.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { QueueEntry } from '../kit/queue-entry.tsx';

type Listed = Outputs['admin']['changeRequests']['list'][number];

interface EntryProps {
  readonly request: Listed;
  readonly isShown: boolean;
  /** When the page was asked for. */
  readonly now: Date;
  readonly onOpen: () => void;
}

/** One request of the list: whose, what of it and how long it waits, or what became of it. */
export function Entry({ request, ...shown }: EntryProps) {
  const t = useTexts('adminRequests');
  const { listingName: name, status, shopFront, since, fields, decidedBy } = request;
  const waits = status === 'waiting';
  const isGood = status === 'approved';
  return (
    <QueueEntry listing={{ name, ...shopFront }} since={waits ? since : null} isGood={isGood} {...shown}>
      {waits
        ? fields.map((field) => t(field)).join(', ')
        : t(isGood ? 'approvedBy' : 'refusedBy', { name: decidedBy ?? '–' })}
    </QueueEntry>
  );
}
