import type { LucideIcon } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './counter.module.css';
import type { Verdict } from './use-verdict.ts';

type VerdictHeadProps = Pick<Verdict, 'tone' | 'title' | 'text'> & { readonly icon: LucideIcon };

/** The answer at a glance: a disc, one sentence, one soft line. */
export function VerdictHead({ tone, icon, title, text }: VerdictHeadProps) {
  return (
    <div className={styles.verdict} role="status">
      <span className={cx(styles.disc, styles[tone])}>
        <Icon of={icon} size={28} />
      </span>
      <div>
        <p className={styles.verdictTitle}>{title}</p>
        <p className={styles.soft}>{text}</p>
      </div>
    </div>
  );
}
