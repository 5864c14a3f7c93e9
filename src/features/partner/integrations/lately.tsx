import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './integrations.module.css';
import { DeliveryHappened, ReservationHappened, TokenHappened } from './lately-rows.tsx';

const SHOWN = 20;

/** What happened with each reservation, each delivery and each token, the newest first. */
export function Lately({ now }: { readonly now: string }) {
  const t = useTexts('integrations');
  const [reservations] = trpc.integrations.lately.useSuspenseQuery();
  const [{ deliveries }] = trpc.webhooks.deliveries.useSuspenseQuery({ isFailed: false });
  const [{ tokens }] = trpc.tokens.list.useSuspenseQuery();
  const [{ zone }] = trpc.integrations.month.useSuspenseQuery();
  const place = { zone, now };
  const rows = [
    ...reservations.map((event) => ({
      at: event.at,
      row: <ReservationHappened key={event.id} event={event} {...place} />,
    })),
    ...deliveries.map((delivery) => ({
      at: delivery.at,
      row: <DeliveryHappened key={delivery.id} delivery={delivery} {...place} />,
    })),
    ...tokens.flatMap(({ id, name, lastUsedAt }) =>
      lastUsedAt === null
        ? []
        : [{ at: lastUsedAt, row: <TokenHappened key={id} name={name} at={lastUsedAt} {...place} /> }],
    ),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <section>
      <h2 className={styles.heading}>{t('lately')}</h2>
      <Card pad={0}>
        {rows.length === 0 ? (
          <p className={styles.nothing}>{t('nothingYet')}</p>
        ) : (
          <ul>{rows.slice(0, SHOWN).map(({ row }) => row)}</ul>
        )}
      </Card>
    </section>
  );
}
