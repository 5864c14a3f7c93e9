import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { DeliveryList } from './delivery-list.tsx';
import styles from './deliveries.module.css';
import { useAct } from './use-act.ts';

/** What was sent to the partner's webhook, and what it answered. */
export function DeliveriesCard({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  const [webhook] = trpc.webhooks.webhook.useSuspenseQuery();
  const [isFailed, setFailed] = useState(false);
  const counted = trpc.webhooks.deliveries.useInfiniteQuery(
    { isFailed: false },
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: webhook !== null },
  );
  const failedCount = counted.data?.pages[0]?.failedCount ?? 0;
  return (
    <Card as="section" pad={0} className={styles.card}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2>{t('deliveries')}</h2>
          {webhook !== null && <p>{t('keptFor', { host: new URL(webhook.url).host })}</p>}
        </div>
        {webhook !== null && (
          <>
            <div className={styles.filter} role="group" aria-label={t('filter')}>
              <button type="button" aria-pressed={!isFailed} onClick={() => setFailed(false)}>
                {t('all')}
              </button>
              {(failedCount > 0 || isFailed) && (
                <button type="button" aria-pressed={isFailed} onClick={() => setFailed(true)}>
                  {t('failedCount', { count: failedCount })}
                </button>
              )}
            </div>
            <SendTest />
          </>
        )}
      </header>
      {webhook === null ? (
        <p className={styles.none}>{t('noWebhook')}</p>
      ) : (
        <DeliveryList isFailed={isFailed} now={now} />
      )}
    </Card>
  );
}

function SendTest() {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const send = trpc.webhooks.sendTest.useMutation();
  const act = useAct();
  return (
    <Button
      variant="secondary"
      busy={send.isPending}
      busyLabel={common('pleaseWait')}
      onClick={() =>
        void act(
          () => send.mutateAsync(),
          ({ state }) => t(state === 'delivered' ? 'testTaken' : 'testFailed'),
        )
      }
    >
      <Icon of={Send} size={18} />
      {t('sendTest')}
    </Button>
  );
}
