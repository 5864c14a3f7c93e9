import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LOG_DAYS, SystemLog } from '../jobs/system-log.tsx';
import { Found } from '../kit/found.tsx';
import rows from '../kit/rows.module.css';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';
import { Fate, MailPanel } from './mail-panel.tsx';

/** Mails of the last week and their fate; the chosen one next to them. */
export function MailsPage() {
  const t = useTexts('adminMails');
  const admin = useTexts('admin');
  const { mail, text = '', fate = 'all', days = LOG_DAYS } = useSearch({ from: '/admin/mails' });
  const navigate = useNavigate();
  const change = (next: {
    mail?: string | undefined;
    text?: string | undefined;
    fate?: 'failed' | 'sent' | undefined;
    days?: number | undefined;
  }) =>
    void navigate({
      to: '/admin/mails',
      search: {
        mail,
        text: text === '' ? undefined : text,
        fate: fate === 'all' ? undefined : fate,
        days: days === LOG_DAYS ? undefined : days,
        ...next,
      },
      replace: true,
    });
  const query = trpc.admin.mails.list.useInfiniteQuery(
    { text, fate, days },
    { placeholderData: (before) => before, getNextPageParam: ({ next }) => next },
  );
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? [];
  const latest = query.data?.pages[0];
  const { listed } = useMoments();
  useKeys({
    // Nothing is sent by a letter: it leads to where it is.
    s: () => document.querySelector<HTMLElement>('[data-decides=mail] [data-go]')?.focus(),
    e: () => document.querySelector<HTMLElement>('[data-decides=mail] input')?.focus(),
  });
  useListKeys({
    ids: mails.map(({ id }) => id),
    chosen: mail,
    onChoose: (id) => change({ mail: id }),
  });
  return (
    <SystemLog
      tab="mails"
      words={{
        title: t('title'),
        search: t('search'),
        searchHint: t('searchHint'),
        fate: t('fate'),
        found: latest === undefined ? null : t(latest.isMore ? 'foundMore' : 'found', { count: latest.count }),
        none: t('none'),
        failed: t('failed'),
        older: t('older'),
        kept: t('kept'),
      }}
      text={text}
      onText={(next) => change({ text: next })}
      fate={fate}
      fates={[
        { value: 'all', words: t('all') },
        { value: 'failed', words: t('failedFate'), count: latest?.failed },
        { value: 'sent', words: t('sentFate') },
      ]}
      onFate={(value) => change({ fate: value === 'all' ? undefined : value })}
      days={days}
      onDays={(value) => change({ days: value })}
      pages={query}
      columns={[
        { words: t('time') },
        { words: t('mail') },
        { words: t('to') },
        { words: t('inLanguage') },
        { words: t('fate') },
      ]}
      hints={[
        [['J', 'K'], admin('keyMove')],
        [['↵'], admin('keyOpen')],
        [['S'], t('keyAgain')],
        [['E'], t('keyCorrect')],
        [['Esc'], admin('keyClose')],
      ]}
      panel={
        mail === undefined ? null : <MailPanel key={mail} mailId={mail} onClose={() => change({ mail: undefined })} />
      }
    >
      {mails.map((each) => (
        <tr
          key={each.id}
          className={rows.row}
          data-chosen={each.id === mail || undefined}
          onClick={() => change({ mail: each.id })}
        >
          <td data-cell="belowEnd" className={rows.when}>
            {listed(each.createdAt)}
          </td>
          <td data-cell="title">
            <button
              type="button"
              className={rows.open}
              aria-pressed={each.id === mail}
              onClick={() => change({ mail: each.id })}
            >
              <Found text={each.subject} wanted={text} />
            </button>
            <span className={rows.soft}>{each.bookingCode ?? ''}</span>
          </td>
          <td data-cell="below">
            <Found text={each.to} wanted={text} />
          </td>
          <td data-cell="none">{each.language.slice(0, 2).toUpperCase()}</td>
          <td data-cell="end">
            <Fate state={each.state} />
          </td>
        </tr>
      ))}
    </SystemLog>
  );
}
