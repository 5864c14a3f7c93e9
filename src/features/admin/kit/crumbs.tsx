import { Fragment } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import styles from './crumbs.module.css';

interface CrumbsProps {
  /** The pages above, the highest first; it names the way too. */
  readonly above: readonly [Crumb, ...Crumb[]];
  /** What is shown. */
  readonly current: string | undefined;
}

interface Crumb {
  readonly to: string;
  readonly words: string;
}

/** The way back from one thing to the list it stands in. */
export function Crumbs({ above, current }: CrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={above[0].words}>
      {above.map(({ to, words }) => (
        <Fragment key={to}>
          <AppLink to={to}>{words}</AppLink>
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <b>{current}</b>
    </nav>
  );
}
