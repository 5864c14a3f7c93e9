import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { QueuePage } from '../kit/queue-page.tsx';
import { useQueue } from '../kit/use-queue.ts';
import { LookEntry } from './look-entry.tsx';
import { LookView } from './look-view.tsx';

/** How often it is looked whether locations came or changed meanwhile, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** New locations and those whose pin has moved far: the list, the oldest first, and what the chosen one is decided by. */
export function NewLocationsPage() {
  const t = useTexts('adminNewLocations');
  const { look }: { look?: string } = useSearch({ strict: false });
  const [list, { dataUpdatedAt }] = trpc.admin.newLocations.list.useSuspenseQuery(undefined, {
    refetchInterval: LOOK_AGAIN,
  });
  const now = new Date(dataUpdatedAt);
  const inState = (state: (typeof list)[number]['state']) => list.filter((each) => each.state === state);
  const waiting = inState('waiting');
  const { shown, open, goOn } = useQueue({
    ids: list.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    asked: look,
    to: '/admin/new-locations',
    parameter: 'look',
  });
  const entryOf = (each: (typeof list)[number]) => (
    <LookEntry key={each.id} look={each} isShown={each.id === shown} now={now} onOpen={() => open(each.id)} />
  );
  return (
    <QueuePage
      title={t('title')}
      waitingTitle={t('waiting')}
      noneTitle={t('noneWaits')}
      noneText={t('noneText')}
      waiting={waiting.map(entryOf)}
      decided={[
        { title: t('refusedGroup'), entries: inState('refused').map(entryOf) },
        { title: t('fineGroup'), entries: inState('fine').map(entryOf) },
      ]}
      isOpen={look !== undefined}
      view={
        shown === undefined ? null : (
          <LookView
            key={shown}
            id={shown}
            now={now}
            listed={list.find(({ id }) => id === shown)}
            onNext={goOn}
            onBack={() => open(undefined)}
          />
        )
      }
    />
  );
}
