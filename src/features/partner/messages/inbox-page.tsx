import { useNavigate } from '@tanstack/react-router';
import { Storefront } from '#web/drawings/storefront/storefront.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { ConversationAside } from './conversation-aside.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import styles from './inbox.module.css';
import { Questions } from './questions.tsx';

/** The list is asked for again so often, in milliseconds. */
const LOOK_AGAIN = 15_000;

export interface InboxSearch {
  /** The booking whose conversation is open. */
  readonly talk?: string | undefined;
  /** The location whose conversations are shown; all without it. */
  readonly at?: string | undefined;
}

type InboxPageProps = InboxSearch & {
  /** Where the person may look; a filter where there are several. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
};

/** What travellers wrote to the locations, those that wait for an answer first; next to it the one that is open. Needs the areas `inbox`, `messages`, `question` and `partnerBookings`. */
export function InboxPage({ talk, at, locations }: InboxPageProps) {
  const t = useTexts('inbox');
  const navigate = useNavigate();
  const viewer = useViewer();
  const query = trpc.messages.inbox.useInfiniteQuery(
    { listingId: at },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: LOOK_AGAIN,
      placeholderData: (before) => before,
    },
  );
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? [];
  const opened = conversations.find(({ bookingId }) => bookingId === talk);
  const now = query.dataUpdatedAt;
  const withAside = opened !== undefined && viewer?.isPartner === true;
  return (
    <div className={cx(styles.page, opened !== undefined && styles.withTalk)}>
      <PageHeader
        className={styles.title}
        title={t('title')}
        actions={
          locations.length > 1 && (
            <Select
              height={44}
              aria-label={t('location')}
              value={at ?? ''}
              onChange={({ target }) =>
                void navigate({ to: '/dashboard/messages', search: { at: target.value || undefined } })
              }
            >
              <option value="">{t('allLocations')}</option>
              <Options of={locations.map(({ id, name }) => [id, name])} />
            </Select>
          )
        }
      />
      {opened === undefined && <Questions at={at} />}
      <div className={cx(styles.columns, withAside && styles.three)}>
        <Card as="section" pad={0} className={styles.list}>
          {query.isError && (
            <div role="alert" className={styles.failed}>
              <p>{t('failed')}</p>
              <Button variant="secondary" onClick={() => void query.refetch()}>
                {t('retry')}
              </Button>
            </div>
          )}
          {query.isPending && <Skeleton height={320} />}
          {query.isSuccess && conversations.length === 0 && (
            <EmptyState title={t('none')} picture={<Storefront kind="cafe" name="" />}>
              {t('noneText')}
            </EmptyState>
          )}
          <ConversationList
            conversations={conversations}
            opened={talk}
            now={now}
            withLocation={locations.length > 1 && at === undefined}
          />
          {query.hasNextPage && (
            <Button variant="quiet" full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </Card>
        {opened === undefined ? (
          conversations.length > 0 && <p className={styles.choose}>{t('choose')}</p>
        ) : (
          <Card as="section" pad={0} className={styles.paneCard}>
            <ConversationPane key={opened.bookingId} conversation={opened} now={now} />
          </Card>
        )}
        {withAside && <ConversationAside conversation={opened} now={now} />}
      </div>
    </div>
  );
}
