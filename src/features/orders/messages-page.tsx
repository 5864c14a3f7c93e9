import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Messages, type MessagesProps } from '#web/parts/messages/messages.tsx';
import { stepOfWait } from '#web/parts/messages/unanswered.ts';
import { cx } from '#web/ui/cx.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { MessagesAside, NoAnswer } from './messages-aside.tsx';
import { MessagesHead } from './messages-head.tsx';
import styles from './messages-page.module.css';

/** The page asks for what was written meanwhile, in milliseconds. */
const MESSAGES_AGAIN = 10_000;

/** Where the mail of a location's message leads its traveller: what was written, and the answer. */
export function LinkedMessagesPage({ link }: { readonly link: { readonly orderId: string; readonly key: string } }) {
  const utils = trpc.useUtils();
  const [talk] = trpc.messages.linked.useSuspenseQuery(link, { refetchInterval: MESSAGES_AGAIN });
  const answer = trpc.messages.answer.useMutation({
    onSuccess: (answered) => utils.messages.linked.setData(link, answered),
  });
  const seen = trpc.messages.seenByLink.useMutation({ onSuccess: () => utils.messages.linked.invalidate(link) });
  return (
    <MessagesScreen
      talk={talk}
      as="traveller"
      onSeen={() => seen.mutate(link)}
      isSending={answer.isPending}
      error={reasonOf(answer.error)}
      keptAs={link.orderId}
      onSend={(message, onSuccess, onFailed) =>
        answer.mutate({ ...link, ...message }, { onSuccess, onError: (error) => onFailed?.(isUnanswered(error)) })
      }
    />
  );
}

/** Where the order's page leads its traveller: what was written with the location, and the form for more. */
export function MessagesPage({ bookingId }: { readonly bookingId: string }) {
  const utils = trpc.useUtils();
  const [talk, { dataUpdatedAt }] = trpc.messages.ofOrder.useSuspenseQuery(
    { bookingId },
    { refetchInterval: MESSAGES_AGAIN },
  );
  // The talk is there without it.
  const order = trpc.booking.get.useQuery({ bookingId }, { retry: false }).data;
  const write = trpc.messages.writeToLocation.useMutation({
    onSuccess: (written) => utils.messages.ofOrder.setData({ bookingId }, written),
  });
  // The number of unread ones on the order's page goes by it.
  const seen = trpc.messages.seenOnOrder.useMutation({
    onSuccess: () => utils.messages.ofOrder.invalidate({ bookingId }),
  });
  const waits = stepOfWait(talk.waitsSince, dataUpdatedAt);
  return (
    <MessagesScreen
      talk={talk}
      as="traveller"
      bookingId={bookingId}
      onSeen={() => seen.mutate({ bookingId })}
      isSending={write.isPending}
      error={reasonOf(write.error)}
      keptAs={bookingId}
      onSend={(message, onSuccess, onFailed) =>
        write.mutate({ bookingId, ...message }, { onSuccess, onError: (error) => onFailed?.(isUnanswered(error)) })
      }
      head={<MessagesHead id={bookingId} name={talk.location.name} order={order} />}
      aside={order && <MessagesAside order={order} isOpen={talk.isOpen} />}
    >
      {order && waits !== null && <NoAnswer order={order} isTold={waits === 'administration'} />}
    </MessagesScreen>
  );
}

const isUnanswered = (error: unknown): boolean => wireFailure(error, '').isUnanswered;

/** Why a message was refused; one without an answer of the server waits, and says so itself. */
const reasonOf = (error: { readonly message: string } | null): string | undefined =>
  error === null || isUnanswered(error) ? undefined : error.message;

type MessagesScreenProps = MessagesProps & { readonly head?: ReactNode; readonly aside?: ReactNode };

function MessagesScreen({ head, aside, ...props }: MessagesScreenProps) {
  const t = useTexts('messages');
  const { code, location } = props.talk;
  return (
    <div className={cx(styles.page, aside !== undefined && styles.withAside)}>
      {head ?? (
        <>
          <PageHeader title={t('title')} />
          <p>{t('about', { code, name: location.name })}</p>
        </>
      )}
      <Card as="section" className={styles.card}>
        <Messages {...props} />
      </Card>
      {aside}
    </div>
  );
}
