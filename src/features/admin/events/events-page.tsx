import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { LOG_DAYS, SystemLog } from '../jobs/system-log.tsx';
import { Breakable } from '../kit/breakable.tsx';
import rows from '../kit/rows.module.css';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { becameLooks, useBecameWords } from './became.ts';
import { EventPanel } from './event-panel.tsx';
import styles from './events-page.module.css';

/** What the card provider told, and what became of it; the chosen one next to it. */
export function EventsPage() {
  const t = useTexts('adminEvents');
  const admin = useTexts('admin');
  const locale = useLocale();
  const words = useBecameWords();
  const { event, text = '', became = 'all', days = LOG_DAYS } = useSearch({ from: '/admin/events' });
  const navigate = useNavigate();
  const change = (next: {
    event?: string | undefined;
    text?: string | undefined;
    became?: 'failed' | 'seen' | undefined;
    days?: number | undefined;
  }) =>
    void navigate({
      to: '/admin/events',
      search: {
        event,
        text: text === '' ? undefined : text,
        became: became === 'all' ? undefined : became,
        days: days === LOG_DAYS ? undefined : days,
        ...next,
      },
      replace: true,
    });
  const query = trpc.admin.events.list.useInfiniteQuery(
    { text, became, days },
    { placeholderData: (before) => before, getNextPageParam: ({ next }) => next },
  );
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  const latest = query.data?.pages[0];
  const { listed } = useMoments();
  useListKeys({
    ids: events.map(({ id }) => id),
    chosen: event,
    onChoose: (id) => change({ event: id }),
  });
  return (
    <SystemLog
      tab="events"
      words={{
        title: t('title'),
        search: t('search'),
        searchHint: t('searchHint'),
        fate: t('became'),
        found: latest === undefined ? null : t(latest.isMore ? 'foundMore' : 'found', { count: latest.count }),
        none: t('none'),
        failed: t('failed'),
        older: t('older'),
        kept: t('kept'),
      }}
      text={text}
      onText={(next) => change({ text: next })}
      fate={became}
      fates={[
        { value: 'all', words: t('all') },
        { value: 'failed', words: t('failedEvent'), count: latest?.failed },
        { value: 'seen', words: t('seen') },
      ]}
      onFate={(value) => change({ became: value === 'all' ? undefined : value })}
      days={days}
      onDays={(value) => change({ days: value })}
      pages={query}
      notice={
        latest !== undefined &&
        latest.failed > 0 && <Notice tone="danger">{t('failedCount', { count: latest.failed })}</Notice>
      }
      columns={[
        { words: t('came') },
        { words: t('event') },
        { words: t('about') },
        { words: t('became') },
        { words: t('took'), isNumber: true },
      ]}
      hints={[
        [['J', 'K'], admin('keyMove')],
        [['↵'], admin('keyOpen')],
        [['Q'], t('keyAsk')],
        [['Esc'], admin('keyClose')],
      ]}
      panel={
        event === undefined ? null : (
          <EventPanel key={event} eventId={event} onClose={() => change({ event: undefined })} />
        )
      }
    >
      {events.map((each) => (
        <tr
          key={each.id}
          className={rows.row}
          data-chosen={each.id === event || undefined}
          onClick={() => change({ event: each.id })}
        >
          <td data-cell="belowEnd" className={rows.when}>
            {listed(each.receivedAt)}
          </td>
          <td data-cell="title">
            <button
              type="button"
              className={rows.open}
              aria-pressed={each.id === event}
              onClick={() => change({ event: each.id })}
            >
              <Breakable name={each.type} />
            </button>
            <span className={styles.id}>{each.eventId}</span>
          </td>
          <td data-cell="below">
            {[each.bookingCode, each.traveller].filter((part) => part !== null).join(', ')}
            <span className={rows.soft}>{each.amount === null ? '' : formatMoney(each.amount, locale)}</span>
          </td>
          <td data-cell="end">
            <Chip {...becameLooks[each.became]}>{words[each.became]}</Chip>
          </td>
          <td data-cell="none" className={rows.number}>
            {t('lasted', { count: each.tookMs })}
          </td>
        </tr>
      ))}
    </SystemLog>
  );
}
