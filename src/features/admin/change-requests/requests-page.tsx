import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { Entry } from './entry.tsx';
import { RequestView } from './request-view.tsx';
import styles from './requests.module.css';
import tones from './tones.module.css';

/** How often it is looked whether partners asked for something else meanwhile, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** What partners ask to change: the list, and the chosen one side by side with what travellers see. */
export function RequestsPage() {
  const t = useTexts('adminRequests');
  const { request }: { request?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [list, { dataUpdatedAt }] = trpc.admin.changeRequests.list.useSuspenseQuery(undefined, {
    refetchInterval: LOOK_AGAIN,
  });
  const now = new Date(dataUpdatedAt);
  const waiting = list.filter(({ status }) => status === 'waiting');
  const decided = list.filter(({ status }) => status !== 'waiting');
  // Held, so that what is being read never gives way to another one by itself.
  const [first, setFirst] = useState(waiting[0]?.id);
  const shown = request ?? first ?? waiting[0]?.id;
  const open = (id: string | undefined) => {
    if (id === undefined) setFirst(waiting[0]?.id);
    void navigate({ to: '/admin/change-requests', search: { request: id } as never, replace: true });
  };
  const takeBack = useRef<(() => void) | null>(null);
  useListKeys({
    ids: list.map(({ id }) => id),
    chosen: shown,
    onChoose: (id) => {
      // Leads a phone back to the list; beside a list the same one stays, whose decision is a letter away.
      if (id === undefined) setFirst(shown);
      void navigate({ to: '/admin/change-requests', search: { request: id } as never, replace: true });
    },
  });
  useKeys({ u: () => takeBack.current?.() });
  const next = waiting[waiting.findIndex(({ id }) => id === shown) + 1] ?? waiting.find(({ id }) => id !== shown);
  const entryOf = (each: (typeof list)[number]) => (
    <Entry key={each.id} request={each} isShown={each.id === shown} now={now} onOpen={() => open(each.id)} />
  );
  return (
    <AdminPage title={t('title')} count={waiting.length} hasTimes>
      <div className={cx(styles.page, request !== undefined && styles.isOpen, shown === undefined && styles.isEmpty)}>
        <nav className={styles.list} aria-label={t('title')}>
          <h2 className={styles.group}>
            {t('waiting')}
            <span className={styles.keys}>
              <Keycap of="J" />
              <Keycap of="K" />
            </span>
          </h2>
          {waiting.length === 0 && shown !== undefined && <p className={tones.soft}>{t('noneWaits')}</p>}
          {waiting.map(entryOf)}
          {decided.length > 0 && <h2 className={styles.group}>{t('decided')}</h2>}
          {decided.map(entryOf)}
        </nav>
        <div className={styles.view} data-opened="" tabIndex={-1}>
          {shown === undefined ? (
            <EmptyState title={t('noneWaits')}>{t('noneText')}</EmptyState>
          ) : (
            <RequestView
              key={shown}
              id={shown}
              isGone={!list.some(({ id }) => id === shown)}
              onOpen={open}
              successorOf={(listingId) => waiting.find((each) => each.listingId === listingId)?.id ?? null}
              onNext={(undo) => {
                takeBack.current = undo;
                open(next?.id);
              }}
              onBack={() => open(undefined)}
            />
          )}
        </div>
      </div>
    </AdminPage>
  );
}
