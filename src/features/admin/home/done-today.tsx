import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { Home } from './home-page.tsx';
import styles from './home.module.css';

/** What administrators did last. */
export function DoneToday({ done }: Pick<Home, 'done'>) {
  const t = useTexts('adminHome');
  const { clock } = useMoments();
  return (
    <section className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{t('doneToday')}</h3>
        <AppLink to="/admin/audit">{t('audit')}</AppLink>
      </header>
      {done.length === 0 && <p className={styles.note}>{t('nothingDone')}</p>}
      <ul className={styles.done}>
        {done.map(({ id, at, action, by }) => (
          <li key={id}>
            <span className={styles.soft}>{clock(at)}</span>
            <strong>{by}</strong> <code>{action.replace(/^admin\./, '')}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
