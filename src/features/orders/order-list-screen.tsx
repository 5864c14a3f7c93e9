import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { FirstTicket } from './in-store/first-ticket.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrderSummary } from './order.ts';
import { pastStep } from './order-list-route.ts';
import styles from './order-list.module.css';

export type OrderListScreenProps = {
  readonly name: string;
  /** In store, or the next: as tickets above the list. */
  readonly first: readonly OrderSummary[];
  /** Those that are not over, the next one first, and the others, the newest first. */
  readonly upcoming: readonly OrderSummary[];
  readonly past: readonly OrderSummary[];
  /** How many more are over than are shown. */
  readonly pastLeft: number;
  readonly isLoading: boolean;
  readonly onMore: () => void;
};

/** My Bookings: every order of the person, those to come apart from those that are over. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { name, first, upcoming, past, pastLeft, isLoading, onMore } = props;
  const t = useTexts('orders');
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={t('welcome', { name })}
        lead={t('yourBookings')}
        actions={<Link to="/saved">{t('savedLocations')}</Link>}
      />
      {first.map((order) => (
        <FirstTicket key={order.id} order={order} />
      ))}
      {first.length + upcoming.length + past.length === 0 && (
        <EmptyState
          title={t('noBookings')}
          picture={<Storefront kind="shop" name="Cloakroom" />}
          action={
            <a href="/map" className={buttonClass()}>
              {t('bookStorage')}
            </a>
          }
        >
          {t('noBookingsText')}
        </EmptyState>
      )}
      <Orders title={t('upcoming')} orders={upcoming} />
      <Orders title={t('past')} orders={past} />
      {pastLeft > 0 && (
        <Button variant="secondary" className={styles.more} busy={isLoading} onClick={onMore}>
          {t('morePast', { count: Math.min(pastLeft, pastStep), left: pastLeft })}
        </Button>
      )}
    </div>
  );
}

/** Nothing where there are none. */
function Orders({ title, orders }: { readonly title: string; readonly orders: readonly OrderSummary[] }) {
  const heading = useId();
  if (orders.length === 0) return null;
  return (
    <section>
      <h2 id={heading} className={styles.group}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={heading}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}
