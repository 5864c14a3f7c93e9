import { Check, Copy, Minus, TriangleAlert, Undo2 } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import jobStyles from '../jobs/jobs.module.css';
import { SystemTabs } from '../jobs/system-tabs.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Happened } from '../kit/happened.tsx';
import { Keycap, KeyHints } from '../kit/keycap.tsx';
import { Follows } from '../kit/follows.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { PeriodSelect } from '../kit/period-select.tsx';
import { Segments } from '../kit/segments.tsx';
import rows from '../kit/rows.module.css';
import { SearchField } from '../kit/search-field.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';

type Became = Outputs['admin']['events']['list']['events'][number]['became'];

const looks = {
  done: { tone: 'plain', icon: Check },
  seen: { tone: 'outline', icon: Copy },
  ignored: { tone: 'outline', icon: Minus },
  refunded: { tone: 'ticket', icon: Undo2 },
  failed: { tone: 'danger', icon: TriangleAlert },
} as const;

function useBecameWords(): Readonly<Record<Became, string>> {
  const t = useTexts('adminEvents');
  return {
    done: t('done'),
    seen: t('seen'),
    ignored: t('ignored'),
    refunded: t('refunded'),
    failed: t('failedEvent'),
  };
}

/** What the card provider told, and what became of it; the chosen one beside it. */
export function EventsPage() {
  const t = useTexts('adminEvents');
  const admin = useTexts('admin');
  const common = useTexts('common');
  const locale = useLocale();
  const words = useBecameWords();
  const { event, text = '', became = 'all', days = 7 } = useSearch({ from: '/admin/events' });
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
        days: days === 7 ? undefined : days,
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
    <AdminPage
      title={t('title')}
      hasTimes
      panel={
        event === undefined ? null : (
          <EventPanel key={event} eventId={event} onClose={() => change({ event: undefined })} />
        )
      }
    >
      <SystemTabs chosen="events" />
      <div className={rows.tools}>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          value={text}
          onChange={(next) => change({ text: next === '' ? undefined : next })}
        />
      </div>
      <div className={rows.tools}>
        <Segments
          label={t('became')}
          value={became}
          onChange={(value) => change({ became: value === 'all' ? undefined : value })}
          items={[
            { value: 'all', words: t('all') },
            { value: 'failed', words: t('failedEvent'), count: latest?.failed },
            { value: 'seen', words: t('seen') },
          ]}
        />
        <PeriodSelect days={days} onChange={(value) => change({ days: value === 7 ? undefined : value })} />
        {latest !== undefined && (
          <span className={rows.count} role="status">
            {t('found', { count: latest.count })}
          </span>
        )}
      </div>
      {latest !== undefined && latest.failed > 0 && (
        <Notice tone="danger">{t('failedCount', { count: latest.failed })}</Notice>
      )}
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {latest !== undefined && events.length === 0 && <EmptyState title={t('none')} />}
      {events.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('came')}</th>
              <th scope="col">{t('event')}</th>
              <th scope="col">{t('about')}</th>
              <th scope="col">{t('became')}</th>
              <th scope="col" className={rows.number}>
                {t('took')}
              </th>
            </tr>
          </thead>
          <tbody>
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
                  <button type="button" className={rows.open} onClick={() => change({ event: each.id })}>
                    {each.type}
                  </button>
                  <span className={rows.soft}>{each.eventId}</span>
                </td>
                <td data-cell="below">
                  {[each.bookingCode, each.traveller].filter((part) => part !== null).join(', ')}
                  <span className={rows.soft}>{each.amount === null ? '' : formatMoney(each.amount, locale)}</span>
                </td>
                <td data-cell="end">
                  <Chip {...looks[each.became]}>{words[each.became]}</Chip>
                </td>
                <td data-cell="none" className={rows.number}>
                  {t('lasted', { count: each.tookMs })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={rows.foot}>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size={40}
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
        <KeyHints
          hints={[
            [['J', 'K'], admin('keyMove')],
            [['↵'], admin('keyOpen')],
            [['A'], t('keyAsk')],
            [['Esc'], common('close')],
          ]}
        />
        <span className={rows.count}>{t('kept')}</span>
      </div>
    </AdminPage>
  );
}

function EventPanel({ eventId, onClose }: { readonly eventId: string; readonly onClose: () => void }) {
  const t = useTexts('adminEvents');
  const words = useBecameWords();
  const toast = useToast();
  const utils = trpc.useUtils();
  const query = trpc.admin.events.get.useQuery({ eventId });
  const ask = trpc.admin.events.askAgain.useMutation({
    onSuccess: () => {
      toast.info(t('asked'));
      return utils.admin.invalidate();
    },
    onError: (error) => void toast.error(wireFailure(error, t('failed')).message),
  });
  const event = query.data;
  useKeys({ a: () => event?.canAsk === true && !ask.isPending && ask.mutate({ eventId }) });
  if (event === undefined)
    return (
      <>
        <PanelHead title={t('event')} onClose={onClose} />
        <Skeleton height={300} />
      </>
    );
  return (
    <>
      <PanelHead
        title={event.type}
        chip={<Chip {...looks[event.became]}>{words[event.became]}</Chip>}
        onClose={onClose}
      >
        <p className={rows.soft}>
          {[event.eventId, event.objectId].filter((part) => part !== null).join(', ')}{' '}
          {event.bookingCode !== null && (
            <AppLink to={`/admin/bookings?booking=${event.bookingCode}`}>{event.bookingCode}</AppLink>
          )}
        </p>
        {event.error !== null && <Notice tone="danger">{event.error}</Notice>}
      </PanelHead>
      <PanelSection title={t('times')}>
        <Happened
          events={event.times.map((each, index) => ({
            key: String(index),
            icon: looks[each.became].icon,
            tone: each.became === 'failed' ? ('danger' as const) : undefined,
            what: words[each.became],
            more: each.error ?? `${t('lasted', { count: each.tookMs })}`,
            at: each.at,
          }))}
        />
      </PanelSection>
      <PanelSection title={t('checked')}>
        <ul className={jobStyles.follows}>
          <Follows icon={Check} what={t('checkedSigned')} more={t('checkedOnce')} />
          {event.amount !== null && <Follows icon={Check} what={t('checkedAmount')} />}
        </ul>
      </PanelSection>
      <PanelSection title={t('whatNow')} isAct>
        <p>{t('askMeans')}</p>
        <Button
          variant="secondary"
          busy={ask.isPending}
          disabled={!event.canAsk}
          onClick={() => ask.mutate({ eventId })}
        >
          {t('ask')} <Keycap of="A" />
        </Button>
      </PanelSection>
    </>
  );
}
