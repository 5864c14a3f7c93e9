import { Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft, Store } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { NowStrip } from '../in-store/now-strip.tsx';
import { useInStoreWords } from '../in-store/use-in-store-words.ts';
import { isInStore, type Order } from '../order.ts';
import { useAmount } from '../use-amount.ts';
import { useOrderChange } from '../use-order-change.ts';
import { DayChoices } from './day-choices.tsx';
import styles from './late-page.module.css';
import { LateSummary } from './late-summary.tsx';

/** How often the order and its choices are asked for again, in ms: it may be fetched, or an hour may fill up. */
const ORDER_AGAIN = 15_000;
const CHOICES_AGAIN = 60_000;

/** 'Running late?': later pick-ups of bags in store with what each costs, and one confirmation. */
export function LatePage({ id }: { readonly id: string }) {
  const [order] = trpc.booking.get.useSuspenseQuery({ bookingId: id }, { refetchInterval: ORDER_AGAIN });
  const inForce = order.replacedById ?? id;
  if (inForce !== id || !isInStore(order) || !order.modifiable)
    return <Navigate to="/orders/$id" params={{ id: inForce }} replace />;
  return <Choices order={order} />;
}

function Choices({ order }: { readonly order: Order }) {
  const t = useTexts('inStore');
  const orders = useTexts('orders');
  const write = useAmount();
  const words = useInStoreWords(order);
  const [later] = trpc.booking.pickUps.useSuspenseQuery({ bookingId: order.id }, { refetchInterval: CHOICES_AGAIN });
  const change = useOrderChange(
    order,
    () => order,
    () => {},
  );
  const { id, code, listing } = order;
  const { wanted, want } = change;
  const all = later.days.flatMap(({ choices }) => choices);
  const chosen = all.find(({ pickUpAt }) => change.isChanged && Date.parse(pickUpAt) === Date.parse(wanted.pickUpAt));
  const confirm = (
    <Button
      size={48}
      full
      busy={change.busy}
      busyLabel={orders('pleaseWait')}
      disabled={!change.mayConfirm}
      onClick={change.confirm}
    >
      {change.isPayingByForm && !change.isFormOpen ? orders('proceedPayment') : orders('confirmUpdate')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <Link to="/orders/$id" params={{ id }} aria-label={t('back')} className={styles.back}>
        <Icon of={ArrowLeft} size={22} />
        {listing.name}
      </Link>
      <h1 className={styles.title}>{t('runningLate')}</h1>
      <p className={styles.lead}>{t('lateLead', { count: order.custody.inside })}</p>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <Card className={styles.now}>
            <p className={styles.label}>{t('oldPickUp')}</p>
            <p className={styles.label}>{t('now', { time: words.now })}</p>
            <p className={styles.old}>{words.moment(order.pickUpAt)}</p>
            <HoursNote tone={words.isShut ? 'closed' : 'open'}>{words.door}</HoursNote>
            <div className={styles.strip}>
              <NowStrip order={order} withNow={false} />
            </div>
          </Card>
          {all.some(({ refusal }) => refusal === 'disputed') && <Notice>{t('disputed')}</Notice>}
          {all.length === 0 && <Notice>{t('noTimes', { name: listing.name })}</Notice>}
          {later.days.map((day, index) => (
            <DayChoices
              key={day.date}
              order={order}
              day={day}
              isFirst={index === 0}
              chosen={chosen?.pickUpAt ?? null}
              onChoose={(pickUpAt) => want({ ...wanted, pickUpAt })}
            >
              {index === later.days.length - 1 && !later.isLate && (
                <Link
                  to="/orders/$id"
                  params={{ id }}
                  search={{ change: true }}
                  className={buttonClass({ variant: 'quiet', className: styles.other })}
                >
                  {t('anotherDay')}
                </Link>
              )}
            </DayChoices>
          ))}
        </div>
        <div className={styles.sum}>
          {chosen && (
            <LateSummary order={order} change={change}>
              {confirm}
            </LateSummary>
          )}
          <div className={styles.told}>
            <Icon of={Store} size={20} />
            <p>
              <strong>{t('tellsShop', { name: listing.name })}</strong>
              <span>{t('codeStays', { code })}</span>
            </p>
          </div>
        </div>
      </div>
      {chosen && (
        <StickyBar
          upTo={1023}
          summary={
            <p className={styles.due}>
              <strong>{chosen.due.minor === 0 ? t('noExtra') : write(chosen.due)}</strong>
              {chosen.due.minor > 0 && change.saved && !change.isPayingByForm && (
                <span>{t('card', { last4: change.saved.last4 })}</span>
              )}
            </p>
          }
          action={confirm}
        />
      )}
    </div>
  );
}
