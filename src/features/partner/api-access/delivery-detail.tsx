import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './deliveries.module.css';
import { SendAgain } from './send-again.tsx';
import type { Moments } from './use-moments.ts';

type Delivery = Outputs['webhooks']['delivery'];

/** Headers that say nothing about what went wrong. */
const dull = /^(connection|keep-alive|date|transfer-encoding|content-length|user-agent|vary|server)$/;

const headersOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .filter(([name]) => !dull.test(name))
    .map(([name, value]) => `${name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())}: ${value}`)
    .join('\n');

/** In the order in which the standard names them. */
const sentNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type'];

const sentText = ({ path, sentHeaders, body }: Delivery): string =>
  `POST ${path}\n${headersOf(Object.fromEntries(sentNames.map((name) => [name, sentHeaders?.[name] ?? ''])))}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`;

const noAnswerWords = {
  timeout: 'noAnswerTimeout',
  unreachable: 'noAnswerUnreachable',
  private: 'noAnswerPrivate',
  certificate: 'noAnswerCertificate',
} as const;

/** What was sent last, what came back, and what happens next. */
export function DeliveryDetail({ deliveryId, moments }: { readonly deliveryId: string; readonly moments: Moments }) {
  const t = useTexts('apiAccess');
  const query = trpc.webhooks.delivery.useQuery({ deliveryId });
  if (query.isError) {
    return (
      <div role="alert">
        <p>{t('loadFailed')}</p>
        <Button variant="secondary" size={40} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (query.data === undefined) {
    return (
      <div role="status" aria-label={t('loading')} className={styles.sides}>
        <Skeleton height={140} radius={10} />
        <Skeleton height={96} radius={10} />
      </div>
    );
  }
  const delivery = query.data;
  return (
    <div className={styles.sides}>
      <section>
        <h3>{t('weSent')}</h3>
        <pre className={styles.code} tabIndex={0} role="group" aria-label={t('weSent')}>
          {sentText(delivery)}
        </pre>
      </section>
      <section>
        <h3>{t('serverAnswered')}</h3>
        <Answered delivery={delivery} />
        <p className={styles.next}>
          <Next delivery={delivery} moments={moments} />
        </p>
        {(delivery.state === 'delivered' || delivery.last === null) && (
          <SendAgain deliveryId={deliveryId} className={styles.resend} />
        )}
      </section>
    </div>
  );
}

function Answered({ delivery: { answer, last } }: { readonly delivery: Delivery }) {
  const t = useTexts('apiAccess');
  if (answer === null) {
    return <p className={styles.code}>{last?.failure ? t(noAnswerWords[last.failure]) : t('waiting')}</p>;
  }
  const head = [`${last?.status ?? ''} ${answer.statusText}`, headersOf(answer.headers)].filter((each) => each !== '');
  const text = `${head.join('\n')}\n\n${answer.body}`.trim();
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={t('serverAnswered')}>
      {text}
    </pre>
  );
}

function Next({
  delivery: { state, nextTryAt, tries },
  moments,
}: {
  readonly delivery: Delivery;
  readonly moments: Moments;
}) {
  const t = useTexts('apiAccess');
  if (state === 'delivered') return null;
  if (state === 'givenUp' || nextTryAt === null) return t('over');
  return tries === 0 ? t('heldBack') : t('nextTry', { time: moments.whole(nextTryAt) });
}
