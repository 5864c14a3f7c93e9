import { ScrollText } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { KeyHints } from '../kit/keycap.tsx';
import rows from '../kit/rows.module.css';
import { PanelHead } from '../kit/panel.tsx';
import { NoneSuch, Unopened } from '../kit/unopened.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditSearch, auditQuestion } from './audit-search.ts';
import styles from './audit.module.css';
import { EntryPanel } from './entry-panel.tsx';
import { EntryRows } from './entry-rows.tsx';

const PAGE = 50;
/** The person who looks further back narrows the search, or takes the file. */
const MAX_ROWS = 500;

/** Who did what for others, with what was there before and after, and the way back where there is one. */
export function AuditPage() {
  const t = useTexts('adminAudit');
  const admin = useTexts('admin');
  const search: AuditSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (next: Partial<AuditSearch>) =>
    void navigate({ to: '/admin/audit', search: { ...search, ...next } as never, replace: true });
  const [limit, setLimit] = useState(PAGE);
  const query = trpc.admin.auditLog.useQuery(
    { ...auditQuestion(search), limit },
    { placeholderData: (before) => before },
  );
  const { entries = [], more = false } = query.data ?? {};
  const listed = entries.find(({ id }) => id === search.entry);
  // A link leads to its entry also when the list does not reach so far.
  const one = trpc.admin.auditLog.useQuery(
    { days: 400, entry: search.entry, limit: 1 },
    { enabled: search.entry !== undefined && query.data !== undefined && listed === undefined },
  );
  const shown = listed ?? one.data?.entries.find(({ id }) => id === search.entry);
  const close = () => change({ entry: undefined });
  useListKeys({
    ids: entries.map(({ id }) => id),
    chosen: search.entry,
    onChoose: (entry) => change({ entry }),
  });
  useKeys({
    p: () => shown !== undefined && change({ by: shown.actor }),
    o: () => shown !== undefined && shown.subjectId !== '' && change({ about: shown.subjectId }),
    // The button asks for what it needs: the key only presses it.
    u: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
  });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panelWidth={432}
      panel={
        shown !== undefined ? (
          <EntryPanel entry={shown} onChange={change} onClose={close} />
        ) : (
          search.entry !== undefined && (
            <>
              <PanelHead title={t('title')} onClose={close} />
              {one.data === undefined ? (
                <Unopened query={one} none={t('noSuch')} onBack={close} />
              ) : (
                <NoneSuch title={t('noSuch')} onBack={close}>
                  {admin('noneSuchText')}
                </NoneSuch>
              )}
            </>
          )
        )
      }
    >
      <AuditFilters
        search={search}
        onChange={change}
        count={query.data === undefined ? null : entries.length}
        isMore={more}
      />
      {query.isError && <ErrorBox errors={query.error.message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data !== undefined && entries.length === 0 && (
        <EmptyState picture={<Icon of={ScrollText} size={32} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <EntryRows
            entries={entries}
            chosen={search.entry}
            wanted={search.text ?? ''}
            onChoose={(entry) => change({ entry })}
          />
          <div className={rows.foot}>
            {more && limit < MAX_ROWS && (
              <Button
                variant="secondary"
                size={40}
                busy={query.isFetching}
                onClick={() => setLimit(Math.min(limit + PAGE, MAX_ROWS))}
              >
                {t('older')}
              </Button>
            )}
            <KeyHints
              hints={[
                [['J', 'K'], admin('keyMove')],
                [['U'], t('keyUndo')],
                [['P'], t('keySamePerson')],
                [['O'], t('keySameThing')],
              ]}
            />
            <span className={styles.kept}>{t('onlyAdded')}</span>
          </div>
        </>
      )}
    </AdminPage>
  );
}
