import { Link } from '@tanstack/react-router';
import { Phone, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatLocalDay, formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { stripTicks, useHourScale, useStripWords } from '#web/parts/stay/strip-words.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Filled } from './filled.tsx';
import type { HelpOrder } from './help-order.ts';
import styles from './help.module.css';

const aboutHours = new Set(['late', 'after-closing', 'closed', 'change']);
const aboutMoney = new Set(['cancel', 'cancel-after', 'refund-when', 'charged']);

interface OrderAnswerProps {
  readonly question: string;
  readonly order: HelpOrder;
}

/** What an answer means for the order, from its opening hours or its money, with the ways to act on it. */
export function OrderAnswer({ question, order }: OrderAnswerProps) {
  if (aboutMoney.has(question)) return <MoneyAnswer order={order} />;
  const areBack = order.custody.outAt !== null;
  if (!aboutHours.has(question) || order.status === 'canceled' || areBack) return null;
  return <HoursAnswer order={order} />;
}

function Box({ order, children }: { readonly order: HelpOrder; readonly children: ReactNode }) {
  const t = useTexts('help');
  const locale = useLocale();
  const day = localDateOf(order.pickUpAt, order.listing.rules.zone);
  return (
    <div className={styles.order}>
      <p className={styles.orderHead}>
        <Icon of={Ticket} />
        <b>{t('forOrder', { code: order.code })}</b>
        <span className={styles.where}>
          {order.listing.name}, {formatLocalDay(day, locale)}
        </span>
      </p>
      {children}
    </div>
  );
}

function MoneyAnswer({ order }: { readonly order: HelpOrder }) {
  const t = useTexts('help');
  const locale = useLocale();
  const isCanceled = order.status === 'canceled';
  const amount = formatMoney(order.refundable, locale);
  return (
    <Box order={order}>
      <p>
        {isCanceled ? t('canceled') : order.refundable.minor > 0 ? t('refundable', { amount }) : t('notRefundable')}
      </p>
      <AppLink to={`/orders/${order.id}`} className={buttonClass({ size: 44 })}>
        {t('openOrder')}
      </AppLink>
    </Box>
  );
}

function HoursAnswer({ order }: { readonly order: HelpOrder }) {
  const t = useTexts('help');
  const stripWords = useStripWords();
  const scale = useHourScale();
  const said = useDoorWords(order);
  const { strip } = order.day.pickUpDay ?? order.day;
  if (said === null) return null;
  const { phone } = order.listing;
  return (
    <Box order={order}>
      <p>{said}</p>
      <OpenStrip
        open={strip.open}
        ticks={stripTicks(strip, strip.failing)}
        scale={scale}
        text={stripWords(strip)}
        className={styles.strip}
      />
      <div className={styles.acts}>
        {order.modifiable ? (
          <Link
            to="/orders/$id"
            params={{ id: order.id }}
            search={{ change: true }}
            className={buttonClass({ size: 44 })}
          >
            {t('changePickUp')}
          </Link>
        ) : (
          <AppLink to={`/orders/${order.id}`} className={buttonClass({ size: 44 })}>
            {t('openOrder')}
          </AppLink>
        )}
        {phone !== null && phone !== '' && (
          <a href={telLink(phone)} className={buttonClass({ variant: 'secondary', size: 44 })}>
            <Icon of={Phone} />
            {t('callShop')}
          </a>
        )}
      </div>
    </Box>
  );
}

/** Until when the bags wait and when the door opens again, in words; `null` where nothing is known of its hours. */
function useDoorWords({ day, pickUpAt, listing }: HelpOrder): ReactNode {
  const t = useTexts('help');
  const locale = useLocale();
  const { closes, opens } = day.after;
  const bold = (words: string) => <b>{words}</b>;
  if (closes === null && opens === null) return (day.pickUpDay ?? day).strip.open.length === 0 ? null : t('open24');
  const again = opens !== null && {
    day: bold(formatLocalDay(opens.date, locale)),
    time: bold(formatMinute(opens.minute, locale)),
  };
  if (closes === null) return again && <Filled text={t('closedUntil')} values={again} />;
  const { zone } = listing.rules;
  const pickUpDate = localDateOf(pickUpAt, zone);
  const clock = formatMinute(closes.minute, locale);
  const isSameDay = closes.date === pickUpDate;
  const minutes = isSameDay ? closes.minute - localMinuteOf(pickUpAt, zone) : 0;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const span = [
    ...(hours > 0 ? [t('spanHours', { count: hours })] : []),
    ...(rest > 0 ? [t('spanMinutes', { count: rest })] : []),
  ].join(' ');
  return (
    <>
      <Filled
        text={t(minutes > 0 ? 'waits' : 'waitsUntil')}
        values={{ time: bold(isSameDay ? clock : `${formatLocalDay(closes.date, locale)}, ${clock}`), span }}
      />
      {again && (
        <>
          {' '}
          <Filled text={t('opensAgain')} values={again} />
        </>
      )}
    </>
  );
}
