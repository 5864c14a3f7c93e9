import { Check, X } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { RequestView } from './request-view.tsx';
import styles from './requests.module.css';

/** What partners ask to change: the list, and the chosen one side by side with what travellers see. */
export function RequestsPage() {
  const t = useTexts('adminRequests');
  const { day } = useMoments();
  const { request }: { request?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [list] = trpc.admin.changeRequests.list.useSuspenseQuery();
  const waiting = list.filter(({ status }) => status === 'waiting');
  const decided = list.filter(({ status }) => status !== 'waiting');
  const open = (id: string | undefined) =>
    void navigate({ to: '/admin/change-requests', search: { request: id } as never, replace: true });
  const shown = request ?? waiting[0]?.id;
  useListKeys({ ids: list.map(({ id }) => id), chosen: shown, onChoose: open });
  const next = waiting[waiting.findIndex(({ id }) => id === shown) + 1] ?? waiting.find(({ id }) => id !== shown);
  return (
    <AdminPage title={t('title')} hasTimes>
      <div className={cx(styles.page, request !== undefined && styles.isOpen, shown === undefined && styles.isEmpty)}>
        <nav className={styles.list} aria-label={t('title')}>
          <h2 className={styles.group}>{t('waiting')}</h2>
          {waiting.length === 0 && shown !== undefined && <p className={styles.soft}>{t('noneWaits')}</p>}
          {waiting.map((each) => (
            <button
              key={each.id}
              type="button"
              className={styles.entry}
              data-opens=""
              aria-current={each.id === shown || undefined}
              onClick={() => open(each.id)}
            >
              <span>
                <strong>{each.listingName}</strong>
                <span className={styles.soft}>{each.fields.map((field) => t(field)).join(', ')}</span>
              </span>
              <span className={styles.soft}>{day(each.since)}</span>
            </button>
          ))}
          {decided.length > 0 && <h2 className={styles.group}>{t('decided')}</h2>}
          {decided.map((each) => (
            <button
              key={each.id}
              type="button"
              className={styles.entry}
              data-opens=""
              aria-current={each.id === shown || undefined}
              onClick={() => open(each.id)}
            >
              <span>
                {each.listingName}
                <span className={each.status === 'approved' ? styles.good : styles.bad}>
                  <Icon of={each.status === 'approved' ? Check : X} size={14} />
                  {t(each.status === 'approved' ? 'approvedBy' : 'refusedBy', { name: each.decidedBy ?? '–' })}
                </span>
              </span>
            </button>
          ))}
        </nav>
        <div className={styles.view} data-opened="" tabIndex={-1}>
          {shown === undefined ? (
            <EmptyState title={t('noneWaits')}>{t('noneText')}</EmptyState>
          ) : (
            <RequestView key={shown} id={shown} onNext={() => open(next?.id)} onBack={() => open(undefined)} />
          )}
        </div>
      </div>
    </AdminPage>
  );
}
