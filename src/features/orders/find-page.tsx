import { trpc } from '#web/lib/trpc.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BrowserTickets } from './browser-tickets.tsx';
import { FindForm } from './find-form.tsx';
import { FindHelp } from './find-help.tsx';
import styles from './find-page.module.css';

/** 'Find my booking': by code and e-mail, and the tickets that this browser may open, which come first on a phone. */
export function FindPage() {
  const t = useTexts('find');
  const [tickets] = trpc.booking.tickets.useSuspenseQuery();
  const hasTickets = tickets.length > 0;
  return (
    <div className={styles.page} data-tickets={hasTickets || undefined}>
      <section className={styles.search} aria-labelledby="find-title">
        <h1 id="find-title" className={styles.title}>
          {t('title')}
        </h1>
        <p className={styles.lead}>
          <span className={styles.wide}>{t('lead')}</span>
          <span className={styles.narrow}>{t(hasTickets ? 'otherDevice' : 'lead')}</span>
        </p>
        <FindForm />
        <FindHelp />
      </section>
      {hasTickets && <BrowserTickets tickets={tickets} />}
    </div>
  );
}
