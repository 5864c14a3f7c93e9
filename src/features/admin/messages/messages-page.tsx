import { useRouter } from '@tanstack/react-router';
import { AdminPage } from '#web/features/admin/kit/admin-page.tsx';
import { useAge } from '#web/features/admin/kit/use-age.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { useListKeys } from '#web/features/admin/kit/use-list-keys.ts';
import { ShowMore } from '#web/features/admin/kit/show-more.tsx';
import { formatClock } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { addressOf, type Show, shows } from './shown.ts';
import { Thread } from './thread.tsx';
import styles from './messages.module.css';

type Summary = Outputs['admin']['messages']['list']['threads'][number];

interface MessagesPageProps {
  readonly show: Show;
  /** The chosen thread. */
  readonly message: string | undefined;
}

/** Contact messages: travellers with bags at a counter now first, then who waits longest. */
export function MessagesPage({ show, message }: MessagesPageProps) {
  const t = useTexts('adminMessages');
  const errors = useTexts('errors');
  const router = useRouter();
  const list = trpc.admin.messages.list.useInfiniteQuery(
    { show },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: (before) => before,
      refetchInterval: 30_000,
    },
  );
  const threads = list.data?.pages.flatMap((page) => page.threads);
  const { open = 0, mine = 0 } = list.data?.pages[0] ?? {};
  const now = new Date(list.dataUpdatedAt);
  useListKeys({
    ids: threads?.map(({ id }) => id) ?? [],
    chosen: message,
    onChoose: (id) => router.history.replace(addressOf(show, id)),
  });
  const counts = { open: t('open', { count: open }), mine: t('mine', { count: mine }), all: t('all') };
  return (
    <AdminPage title={t('title')} count={open} hasTimes>
      <div className={cx(styles.page, message !== undefined && styles.withThread)}>
        <section className={styles.list} aria-label={t('title')}>
          <nav className={styles.shows} aria-label={t('show')}>
            {shows.map((each) => (
              <AppLink key={each} to={addressOf(each)} aria-current={each === show ? 'page' : undefined}>
                {counts[each]}
              </AppLink>
            ))}
          </nav>
          {list.isError && <ErrorBox errors={list.error.message} fallback={errors('somethingWentWrong')} />}
          {list.isPending && <Skeleton height={300} />}
          {threads?.length === 0 && (
            <EmptyState title={t('empty')} className={styles.empty}>
              {t('emptyText')}
            </EmptyState>
          )}
          <ul>
            {threads?.map((thread) => (
              <li key={thread.id}>
                <Row thread={thread} show={show} now={now} isChosen={thread.id === message} />
              </li>
            ))}
          </ul>
          <ShowMore list={list} className={styles.more}>
            {t('more')}
          </ShowMore>
        </section>
        {message === undefined ? (
          <p className={styles.choose}>{threads === undefined || threads.length === 0 ? '' : t('choose')}</p>
        ) : (
          <Thread key={message} id={message} show={show} />
        )}
      </div>
    </AdminPage>
  );
}

interface RowProps {
  readonly thread: Summary;
  readonly show: Show;
  /** When the list was asked for. */
  readonly now: Date;
  readonly isChosen: boolean;
}

function Row({ thread, show, now, isChosen }: RowProps) {
  const t = useTexts('adminMessages');
  const locale = useLocale();
  const { moment } = useMoments();
  const age = useAge();
  const { booking } = thread;
  return (
    <AppLink
      to={addressOf(show, thread.id)}
      className={cx(styles.row, booking?.isInside && styles.urgent, isChosen && styles.chosen)}
      data-opens=""
      aria-current={isChosen ? 'true' : undefined}
    >
      <Avatar name={thread.name} size={32} />
      <span className={styles.words}>
        <span className={styles.rowHead}>
          <b>{thread.name}</b>
          <time className={styles.soft} dateTime={thread.lastAt} title={moment(thread.lastAt)}>
            {age(thread.lastAt, now)}
          </time>
        </span>
        <span className={styles.subject}>{thread.subject}</span>
        <span className={styles.soft}>
          {thread.handledAt !== null
            ? t(thread.isOurs ? 'written' : 'answered')
            : booking?.isInside
              ? t('atCounter', { time: formatClock(booking.pickUpAt, booking.zone, locale) })
              : (booking?.code ?? t('noBooking'))}
        </span>
      </span>
    </AppLink>
  );
}
