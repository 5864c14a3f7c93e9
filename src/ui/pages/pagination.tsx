import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from '../button/icon-button.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly pageLabel: (page: number) => string;
  readonly className?: string | undefined;
};

export function Pagination(props: PaginationProps) {
  const { page, count, onPage, label, previousLabel, nextLabel, pageLabel, className } = props;
  if (count <= 1) return null;
  const step = (icon: typeof ChevronLeft, name: string, to: number) => {
    const end = to < 1 || to > count;
    return (
      <IconButton
        className={styles.step}
        icon={icon}
        iconSize={18}
        label={name}
        aria-disabled={end || undefined}
        onClick={() => end || onPage(to)}
      />
    );
  };
  return (
    <nav aria-label={label} className={cx(styles.pages, className)}>
      {step(ChevronLeft, previousLabel, page - 1)}
      <ol className={styles.list}>
        {pageNumbers(page, count).map((mark, index) => (
          <li key={mark === 'gap' ? `gap${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={pageLabel(mark)}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onPage(mark)}
              >
                {mark}
              </button>
            )}
          </li>
        ))}
      </ol>
      {step(ChevronRight, nextLabel, page + 1)}
    </nav>
  );
}
