import { WifiOff } from 'lucide-react';
import { forgetTickets } from '#web/lib/offline.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { BrowserTicket } from './browser-ticket.tsx';
import styles from './browser-tickets.module.css';
import { type Order, orderState } from './order.ts';
import { PastTickets } from './past-tickets.tsx';

const isOpen = (order: Order): boolean => orderState(order) === 'active' || orderState(order) === 'pending';

/** The orders that this browser may open without an account: those to come with the next one first, then what is over. */
export function BrowserTickets({ tickets }: { readonly tickets: readonly Order[] }) {
  const t = useTexts('find');
  const toast = useToast();
  const utils = trpc.useUtils();
  const forget = trpc.booking.forgetTickets.useMutation({
    onSuccess: async () => {
      forgetTickets();
      toast.info(t('forgotten'));
      await utils.booking.invalidate();
    },
    onError: ({ message }) => toast.error(message),
  });
  const open = tickets.filter(isOpen).toReversed();
  const past = tickets.filter((order) => !isOpen(order));
  return (
    <section className={styles.tickets} aria-labelledby="tickets-title">
      <header className={styles.head}>
        <h2 id="tickets-title">
          <span className={styles.wide}>{t('onThisBrowser')}</span>
          <span className={styles.narrow}>{t('yourTickets')}</span>
        </h2>
        <p className={styles.narrow}>{t('onThisBrowser')}</p>
        <p className={styles.offline}>
          <Icon of={WifiOff} size={16} />
          {t('offlineToo')}
        </p>
      </header>
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map((order, index) => (
            <li key={order.id}>
              <BrowserTicket order={order} isNext={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && <PastTickets orders={past} />}
      <p className={styles.kept}>
        <span>
          {t('keptHere')} <span className={styles.wide}>{t('othersComputer')}</span>
        </span>
        <button type="button" className={styles.forget} aria-busy={forget.isPending} onClick={() => forget.mutate()}>
          <span className={styles.wide}>{t('forget')}</span>
          <span className={styles.narrow}>{t('forgetThem')}</span>
        </button>
      </p>
    </section>
  );
}
