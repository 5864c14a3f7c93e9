import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from './admin-page.tsx';
import { Keycap } from './keycap.tsx';
import styles from './queue-page.module.css';
import tones from './tones.module.css';

interface QueuePageProps {
  readonly title: string;
  /** Head of those that wait. */
  readonly waitingTitle: string;
  readonly noneTitle: string;
  readonly noneText: string;
  readonly waiting: readonly ReactNode[];
  /** Those that were decided, by heads. */
  readonly decided: readonly { readonly title: string; readonly entries: readonly ReactNode[] }[];
  /** On a phone: whether one was opened, in place of the list. */
  readonly isOpen: boolean;
  /** What is shown next to the list; `null` where nothing is. */
  readonly view: ReactNode;
}

/** What waits for a decision, the oldest first, what was decided, and the chosen one. */
export function QueuePage({
  title,
  waitingTitle,
  noneTitle,
  noneText,
  waiting,
  decided,
  isOpen,
  view,
}: QueuePageProps) {
  return (
    <AdminPage title={title} count={waiting.length} hasTimes>
      <div className={cx(styles.page, isOpen && styles.isOpen, view === null && styles.isEmpty)}>
        <nav className={styles.list} aria-label={title}>
          <h2 className={styles.group}>
            {waitingTitle}
            <span className={styles.keys}>
              <Keycap of="J" />
              <Keycap of="K" />
            </span>
          </h2>
          {waiting.length === 0 && view !== null && <p className={tones.soft}>{noneTitle}</p>}
          {waiting}
          {decided
            .filter(({ entries }) => entries.length > 0)
            .flatMap(({ title: head, entries }) => [
              <h2 key={head} className={styles.group}>
                {head}
              </h2>,
              ...entries,
            ])}
        </nav>
        <div className={styles.view} data-opened="" tabIndex={-1}>
          {view ?? <EmptyState title={noneTitle}>{noneText}</EmptyState>}
        </div>
      </div>
    </AdminPage>
  );
}
