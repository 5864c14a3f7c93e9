import { useLocation } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { Home } from './home.ts';
import styles from './home.module.css';

/** What the database keeps true, as it was reckoned last. */
export function Checks({ checks }: Pick<Home, 'checks'>) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const toast = useToast();
  const { moment } = useMoments();
  const mayRun = useMayDo('support', 'finance');
  const run = trpc.admin.home.check.useMutation({
    onSuccess: () => void toast.info(t('checkAsked')),
    onError: () => void toast.error(t('failed')),
  });
  const names: Readonly<Record<string, string>> = {
    ledger: t('checkLedger'),
    capacity: t('checkCapacity'),
    custody: t('checkCustody'),
  };
  const section = useRef<HTMLElement>(null);
  const visit = useLocation({ select: ({ hash, state }) => (hash === 'checks' ? (state.__TSR_key ?? hash) : null) });
  useEffect(() => {
    if (visit !== null) section.current?.focus();
  }, [visit]);
  const faults = checks.reduce((sum, each) => sum + each.faults.length, 0);
  const [first] = checks;
  return (
    <section ref={section} className={styles.card} id="checks" tabIndex={-1}>
      <header className={styles.cardHead}>
        <h3>{t('checks')}</h3>
        {checks.length > 0 && (
          <span className={faults === 0 ? styles.good : styles.bad}>
            {faults === 0 ? t('allHold', { count: checks.length }) : t('faults', { count: faults })}
          </span>
        )}
      </header>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.name}>
            {check.faults.length === 0 ? (
              <Icon of={Check} size={16} />
            ) : (
              <Icon of={TriangleAlert} size={16} className={styles.bad} />
            )}
            <span className={styles.words}>
              {names[check.name] ?? check.name}
              {[...check.faults, ...check.hints].slice(0, 5).map((text) => (
                <span key={text} className={styles.soft}>
                  {text}
                </span>
              ))}
            </span>
            <span className={styles.soft}>
              {t('counted', {
                count: formatCount(
                  Object.values(check.counted).reduce((sum, count) => sum + count, 0),
                  locale,
                ),
              })}
            </span>
          </li>
        ))}
      </ul>
      <footer className={styles.cardFoot}>
        <span className={styles.soft}>
          {first === undefined ? t('neverRan') : t('ranAt', { at: moment(first.ranAt) })}
        </span>
        {mayRun && (
          <Button variant="secondary" size={40} busy={run.isPending} onClick={() => run.mutate()}>
            {t('checkNow')}
          </Button>
        )}
      </footer>
    </section>
  );
}
