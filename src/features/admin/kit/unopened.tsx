import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './unopened.module.css';

interface UnopenedProps {
  readonly query: {
    readonly error: { readonly data?: { readonly httpStatus?: number } | null | undefined } | null;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** That there is no such thing, as a title. */
  readonly none: string;
  /** Leads back to the list. */
  readonly onBack: () => void;
}

/** What the server says of something that is not there, and of an address that can be no one's. */
const missing: readonly (number | undefined)[] = [404, 422];

/** Stands in for one thing until it has come: when there is none, or asking failed, it says so and leads on. */
export function Unopened({ query, none, onBack }: UnopenedProps) {
  const t = useTexts('admin');
  const common = useTexts('common');
  const errors = useTexts('errors');
  if (!query.isError) return <Skeleton height={400} />;
  const { message } = wireFailure(query.error, errors('somethingWentWrong'));
  if (missing.includes(query.error?.data?.httpStatus))
    return (
      <NoneSuch title={none} onBack={onBack}>
        {t('noneSuchText')}
      </NoneSuch>
    );
  return (
    <div className={styles.unopened}>
      <ErrorBox errors={message} fallback={message} />
      <Button variant="secondary" size={40} busy={query.isFetching} onClick={() => void query.refetch()}>
        {common('tryAgain')}
      </Button>
    </div>
  );
}

interface NoneSuchProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Why it may be gone. */
  readonly children: ReactNode;
}

/** Says that there is no such thing at an address, and leads back to the list. */
export function NoneSuch({ title, onBack, children }: NoneSuchProps) {
  const t = useTexts('admin');
  return (
    <div className={styles.unopened}>
      <EmptyState
        title={title}
        action={
          <Button variant="secondary" size={40} onClick={onBack}>
            {t('backToList')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
