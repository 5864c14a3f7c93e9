import { Link } from '@tanstack/react-router';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Pagination } from '#web/ui/pages/pagination.tsx';
import { FirstTicket } from './in-store/first-ticket.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrderSummary } from './order.ts';
import styles from './order-list.module.css';

export type OrderListScreenProps = {
  readonly name: string;
  /** In store, or the next: as tickets above the list. */
  readonly first: readonly OrderSummary[];
  readonly orders: readonly OrderSummary[];
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
};

/** My Bookings: every order of the person, newest first. */
export function OrderListScreen({ name, first, orders, page, pageCount, onPage }: OrderListScreenProps) {
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
      {orders.length === 0 && first.length > 0 ? null : orders.length === 0 ? (
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
      ) : (
        <ul className={styles.list} aria-label={t('yourBookings')}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        className={styles.pages}
        page={page}
        count={pageCount}
        onPage={onPage}
        label={t('pages')}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </div>
  );
}
