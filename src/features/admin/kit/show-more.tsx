import type { ReactNode } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import rows from './rows.module.css';

type ShowMoreProps = {
  /** A list that is read page by page. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly className?: string | undefined;
  /** What it leads to. */
  readonly children: ReactNode;
};

/** Leads on below a list, as long as there is more. */
export function ShowMore({ list, className = rows.foot, children }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className={className}>
      <Button variant="secondary" size={40} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
