import { Link } from '@tanstack/react-router';
import {
  ArrowRight,
  CalendarPlus,
  CircleQuestionMark,
  LayoutDashboard,
  MessageSquareText,
  Phone,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useMyBookings, useSite } from '#web/lib/viewer.ts';
import { useToday } from '#web/parts/day-strip/use-today.ts';
import { HoursTable } from '#web/parts/listing/hours-table.tsx';
import { stayDays } from '#web/parts/listing/stay-days.ts';
import { ItemGuideLink } from '#web/parts/stay/item-guide-link.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { isInStore, type Order, tookNoBags } from './order.ts';
import styles from './order-aside.module.css';
import { PriceCard } from './price-card.tsx';
import { StillNeed } from './still-need.tsx';
import { useAmount } from './use-amount.ts';

export type OrderAsideProps = {
  readonly order: Order;
  /** Missing where nothing can be cancelled any more. */
  readonly onCancel: (() => void) | null;
  /** What follows the hours. */
  readonly children?: ReactNode;
};

/** Where else after a cancellation; store hours, the local guide, and the way out. */
export function OrderAside({ order, onCancel, children }: OrderAsideProps) {
  const t = useTexts('orders');
  const myBookings = useMyBookings();
  const site = useSite();
  const wallets = [
    ...(site.wallets.apple ? ([['appleWallet', 'ticket.pkpass']] as const) : []),
    ...(site.wallets.google ? ([['googleWallet', 'google-wallet']] as const) : []),
  ];
  const write = useAmount();
  const { listing } = order;
  const areBack = order.custody.outAt !== null;
  const mayWrite = !order.ticketOnly && (order.status === 'confirmed' || order.status === 'completed');
  const isConfirmed = order.status === 'confirmed' && !areBack;
  const today = useToday(listing.rules.zone, order.dropOffAt);
  const [before = '', after = ''] = t('plansChanged').split('{amount}');
  return (
    <aside className={styles.aside}>
      {order.status === 'canceled' && <StillNeed order={order} />}
      {tookNoBags(order) && <PriceCard order={order} />}
      <Card as="section" pad={0} className={styles.hours}>
        <h2>{t('storeHours')}</h2>
        <HoursTable
          name={t('storeHours')}
          rules={listing.rules}
          comingDays={listing.comingDays}
          today={today}
          stayDays={isConfirmed ? stayDays(order, listing.rules.zone) : undefined}
          isRoomy
        />
      </Card>
      {children}
      {order.status !== 'canceled' && order.status !== 'completed' && !areBack && (
        <Link to="/orders/$id/local-chat/how-it-works" params={{ id: order.id }} className={styles.guide}>
          <span>
            <strong>{t('guideTitle')}</strong>
            <span>{t('guideText', { count: order.quote.numberOfHours })}</span>
          </span>
          <Icon of={ArrowRight} size={20} />
        </Link>
      )}
      {isConfirmed && (
        <a
          href={`/orders/${order.id}/calendar.ics`}
          className={buttonClass({
            variant: 'quiet',
            className: cx(styles.calendar, !isInStore(order) && styles.wideOnly),
          })}
        >
          <Icon of={CalendarPlus} />
          {t('addToCalendar')}
        </a>
      )}
      {isConfirmed &&
        wallets.map(([name, file]) => (
          <a
            key={name}
            href={`/orders/${order.id}/${file}`}
            className={buttonClass({ variant: 'quiet', className: styles.calendar })}
          >
            <Icon of={Wallet} />
            {t(name)}
          </a>
        ))}
      {mayWrite && !isInStore(order) && (
        <Link
          to="/orders/$id/messages"
          params={{ id: order.id }}
          className={buttonClass({ variant: 'quiet', className: styles.calendar })}
        >
          <Icon of={MessageSquareText} />
          {t('messages')}
        </Link>
      )}
      {/* In store the messages are a tile of the ticket, in place of the call. */}
      {mayWrite && isInStore(order) && order.listing.phone !== null && (
        <a
          href={telLink(order.listing.phone)}
          className={buttonClass({ variant: 'quiet', className: styles.calendar })}
        >
          <Icon of={Phone} />
          {t('call')}
        </a>
      )}
      <AppLink to={`/help?order=${order.id}`} className={buttonClass({ variant: 'quiet', className: styles.calendar })}>
        <Icon of={CircleQuestionMark} />
        {t('helpWithOrder')}
      </AppLink>
      {isConfirmed && (
        <ItemGuideLink withIcon className={buttonClass({ variant: 'quiet', className: styles.calendar })} />
      )}
      {onCancel && (
        <div className={styles.cancel}>
          <p>
            {order.refundable.minor > 0 ? (
              <>
                {before}
                <strong>{write(order.refundable)}</strong>
                {after}
              </>
            ) : order.disputed.minor > 0 ? (
              t('cancelTextDisputed')
            ) : order.started ? (
              t('plansChangedStarted')
            ) : null}
          </p>
          <Button variant="danger" full onClick={onCancel}>
            {t('cancelOrder')}
          </Button>
        </div>
      )}
      <Link to={myBookings} className={buttonClass({ variant: 'quiet', className: styles.dashboard })}>
        <Icon of={LayoutDashboard} />
        {t('dashboard')}
      </Link>
    </aside>
  );
}
