import { Ticket } from 'lucide-react';
import { formatClock, formatMinute } from '#web/lib/format/time.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { HelpOrder } from './help-page.tsx';
import styles from './help.module.css';

const aboutHours = new Set(['late', 'after-closing', 'closed', 'change']);
const aboutMoney = new Set(['cancel', 'cancel-after', 'refund-when', 'charged']);

/** When the shop closes on the day of the pick-up, in minutes of that day; `null` where it is closed or never closes. */
function closingOf({ day: { strip, pickUpDay } }: HelpOrder): number | null {
  const { open } = pickUpDay?.strip ?? strip;
  return open.at(-1)?.to ?? null;
}

/** What an answer means for the order, from its opening hours and its money, with the way to act on it. */
export function OrderAnswer({ question, order }: { readonly question: string; readonly order: HelpOrder }) {
  const t = useTexts('help');
  const locale = useLocale();
  const words = () => {
    if (order.status === 'canceled') return aboutMoney.has(question) ? t('canceled') : null;
    if (aboutMoney.has(question)) {
      return order.refundable.minor > 0
        ? t('refundable', { amount: formatMoney(order.refundable, locale) })
        : t('notRefundable');
    }
    const closing = aboutHours.has(question) ? closingOf(order) : null;
    if (closing === null) return null;
    const pickUp = formatClock(order.pickUpAt, order.listing.rules.zone, locale);
    return closing >= 1440 ? t('open24') : t('closesAt', { time: formatMinute(closing, locale), pickUp });
  };
  const said = words();
  if (said === null) return null;
  return (
    <div className={styles.order}>
      <p className={styles.orderHead}>
        <Icon of={Ticket} />
        <b>{t('forOrder', { code: order.code })}</b>
        <span className={styles.soft}>{order.listing.name}</span>
      </p>
      <p>{said}</p>
      <AppLink to={`/orders/${order.id}`} className={buttonClass({ size: 44 })}>
        {t('openOrder')}
      </AppLink>
    </div>
  );
}
