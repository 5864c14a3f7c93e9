import { Check } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './perforation.module.css';

const names = ['stepJoin', 'stepLocation', 'stepHours', 'stepPayouts'] as const;

interface PerforationProps {
  readonly step: number;
  readonly links: Readonly<Partial<Record<number, string>>>;
}

/** Four dots on a perforation: done with a check, the current one ringed. Done ones are links. */
export function Perforation({ step, links }: PerforationProps) {
  const t = useTexts('join');
  const current = names[Math.min(step, 3)] ?? 'stepJoin';
  const words = { count: Math.min(step, 3) + 1, name: t(current) };
  return (
    <nav className={styles.steps} aria-label={t('stepsLabel', words)}>
      <p className={styles.words} aria-hidden>
        <strong>{words.name}</strong>
        <span>{t('stepCount', words)}</span>
      </p>
      <ol className={styles.list}>
        {names.map((name, index) => {
          const state = index < step ? 'done' : index === step ? 'current' : 'ahead';
          const to = links[index];
          const dot = (
            <>
              <span className={styles.dot}>{state === 'done' && <Icon of={Check} size={14} />}</span>
              <span className={styles.label}>{t(name)}</span>
            </>
          );
          return (
            <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && to !== undefined ? (
                <AppLink to={to} className={styles.step}>
                  {dot}
                </AppLink>
              ) : (
                <span className={styles.step}>{dot}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
