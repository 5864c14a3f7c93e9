import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import layout from '../change-requests/requests.module.css';
import tones from '../change-requests/tones.module.css';
import { AdminPage } from '../kit/admin-page.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { LookEntry } from './look-entry.tsx';
import { LookView } from './look-view.tsx';

/** How often it is looked whether locations came or changed meanwhile, in milliseconds. */
const LOOK_AGAIN = 15_000;
const groups = [
  ['refused', 'refusedGroup'],
  ['fine', 'fineGroup'],
] as const;

/** New locations and those whose pin has moved far: the list, the oldest first, and what the chosen one is decided by. */
export function NewLocationsPage() {
  const t = useTexts('adminNewLocations');
  const { look }: { look?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [list, { dataUpdatedAt }] = trpc.admin.newLocations.list.useSuspenseQuery(undefined, {
    refetchInterval: LOOK_AGAIN,
  });
  const now = new Date(dataUpdatedAt);
  const waiting = list.filter(({ state }) => state === 'waiting');
  // Held, so that what is being read never gives way to another one by itself.
  const [first, setFirst] = useState(waiting[0]?.id);
  const shown = look ?? first ?? waiting[0]?.id;
  const show = (id: string | undefined) =>
    void navigate({ to: '/admin/new-locations', search: { look: id } as never, replace: true });
  const open = (id: string | undefined) => {
    if (id === undefined) setFirst(waiting[0]?.id);
    show(id);
  };
  const takeBack = useRef<(() => void) | null>(null);
  useListKeys({
    ids: list.map(({ id }) => id),
    chosen: shown,
    onChoose: (id) => {
      // Leads a phone back to the list; beside a list the same one stays, whose decision is a letter away.
      if (id === undefined) setFirst(shown);
      show(id);
    },
  });
  useKeys({ u: () => takeBack.current?.() });
  const next = waiting[waiting.findIndex(({ id }) => id === shown) + 1] ?? waiting.find(({ id }) => id !== shown);
  const entryOf = (each: (typeof list)[number]) => (
    <LookEntry key={each.id} look={each} isShown={each.id === shown} now={now} onOpen={() => open(each.id)} />
  );
  return (
    <AdminPage title={t('title')} count={waiting.length} hasTimes>
      <div className={cx(layout.page, look !== undefined && layout.isOpen, shown === undefined && layout.isEmpty)}>
        <nav className={layout.list} aria-label={t('title')}>
          <h2 className={layout.group}>
            {t('waiting')}
            <span className={layout.keys}>
              <Keycap of="J" />
              <Keycap of="K" />
            </span>
          </h2>
          {waiting.length === 0 && shown !== undefined && <p className={tones.soft}>{t('noneWaits')}</p>}
          {waiting.map(entryOf)}
          {groups.map(([state, words]) => {
            const decided = list.filter((each) => each.state === state);
            if (decided.length === 0) return null;
            return [
              <h2 key={state} className={layout.group}>
                {t(words)}
              </h2>,
              ...decided.map(entryOf),
            ];
          })}
        </nav>
        <div className={layout.view} data-opened="" tabIndex={-1}>
          {shown === undefined ? (
            <EmptyState title={t('noneWaits')}>{t('noneText')}</EmptyState>
          ) : (
            <LookView
              key={shown}
              id={shown}
              now={now}
              listed={list.find(({ id }) => id === shown)}
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
