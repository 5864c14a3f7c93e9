import type { ReactNode } from 'react';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { type KeyHint, KeyHints } from '../kit/keycap.tsx';
import { PeriodSelect } from '../kit/period-select.tsx';
import rows from '../kit/rows.module.css';
import { SearchField } from '../kit/search-field.tsx';
import { Segments } from '../kit/segments.tsx';
import { ShowMore } from '../kit/show-more.tsx';
import { SystemTabs } from './system-tabs.tsx';

/** A week is what a log begins with; its address says nothing of it. */
export const LOG_DAYS = 7;

interface Pages {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface SystemLogProps<Fate extends string> {
  readonly tab: 'mails' | 'events';
  readonly words: {
    readonly title: string;
    readonly search: string;
    readonly searchHint: string;
    readonly fate: string;
    /** How many were found; null while it is not known. */
    readonly found: string | null;
    readonly none: string;
    readonly failed: string;
    readonly older: string;
    readonly kept: string;
  };
  readonly text: string;
  readonly onText: (text: string | undefined) => void;
  readonly fate: Fate;
  readonly fates: readonly { readonly value: Fate; readonly words: string; readonly count?: number | undefined }[];
  readonly onFate: (fate: Fate) => void;
  readonly days: number;
  readonly onDays: (days: number | undefined) => void;
  readonly pages: Pages;
  /** Said above the list, such as that something is wrong. */
  readonly notice?: ReactNode;
  readonly columns: readonly { readonly words: string; readonly isNumber?: boolean }[];
  /** A table row each. */
  readonly children: readonly ReactNode[];
  readonly hints: readonly KeyHint[];
  readonly panel: ReactNode;
}

/** A log of the system page by page, such as outgoing mails: searched, by what became of each, of some days; one next to it. */
export function SystemLog<Fate extends string>({
  tab,
  words,
  pages,
  columns,
  children,
  ...rest
}: SystemLogProps<Fate>) {
  const { text, onText, fate, fates, onFate, days, onDays, notice, hints, panel } = rest;
  return (
    <AdminPage title={words.title} hasTimes panel={panel}>
      <SystemTabs chosen={tab} />
      <div className={rows.tools}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={text}
          onChange={(next) => onText(next === '' ? undefined : next)}
        />
      </div>
      <div className={rows.tools}>
        <Segments label={words.fate} value={fate} onChange={onFate} items={fates} />
        <PeriodSelect days={days} onChange={(value) => onDays(value === LOG_DAYS ? undefined : value)} />
        {words.found !== null && (
          <span className={rows.count} role="status">
            {words.found}
          </span>
        )}
      </div>
      {notice}
      {pages.isError && <ErrorBox errors={wireFailure(pages.error, words.failed).message} fallback={words.failed} />}
      {pages.isPending && <Skeleton height={320} />}
      {words.found !== null && children.length === 0 && <EmptyState title={words.none} />}
      {children.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.words} scope="col" className={column.isNumber === true ? rows.number : undefined}>
                  {column.words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
      <div className={rows.foot}>
        <ShowMore list={pages} className="">
          {words.older}
        </ShowMore>
        <KeyHints hints={hints} />
        <span className={rows.count}>{words.kept}</span>
      </div>
    </AdminPage>
  );
}
