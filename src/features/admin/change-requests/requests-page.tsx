import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { QueuePage } from '../kit/queue-page.tsx';
import { useQueue } from '../kit/use-queue.ts';
import { Entry } from './entry.tsx';
import { RequestView } from './request-view.tsx';

/** How often it is looked whether partners asked for something else meanwhile, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** What partners ask to change: the list, and the chosen one side by side with what travellers see. */
export function RequestsPage() {
  const t = useTexts('adminRequests');
  const { request }: { request?: string } = useSearch({ strict: false });
  const [list, { dataUpdatedAt }] = trpc.admin.changeRequests.list.useSuspenseQuery(undefined, {
    refetchInterval: LOOK_AGAIN,
  });
  const now = new Date(dataUpdatedAt);
  const waiting = list.filter(({ status }) => status === 'waiting');
  const { shown, open, goOn } = useQueue({
    ids: list.map(({ id }) => id),
    waiting: waiting.map(({ id }) => id),
    asked: request,
    to: '/admin/change-requests',
    parameter: 'request',
  });
  const entryOf = (each: (typeof list)[number]) => (
    <Entry key={each.id} request={each} isShown={each.id === shown} now={now} onOpen={() => open(each.id)} />
  );
  return (
    <QueuePage
      title={t('title')}
      waitingTitle={t('waiting')}
      noneTitle={t('noneWaits')}
      noneText={t('noneText')}
      waiting={waiting.map(entryOf)}
      decided={[{ title: t('decided'), entries: list.filter(({ status }) => status !== 'waiting').map(entryOf) }]}
      isOpen={request !== undefined}
      view={
        shown === undefined ? null : (
          <RequestView
            key={shown}
            id={shown}
            isGone={!list.some(({ id }) => id === shown)}
            onOpen={open}
            successorOf={(listingId) => waiting.find((each) => each.listingId === listingId)?.id ?? null}
            onNext={goOn}
            onBack={() => open(undefined)}
          />
        )
      }
    />
  );
}
