import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Messages } from '#web/parts/messages/messages.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './booking-drawer.module.css';

/** What the location and the traveller of a booking wrote to each other; nothing for a booking that was never made. */
export function BookingMessages({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('messages');
  const { isError } = useHostedTalk(bookingId);
  if (isError) return null;
  return (
    <section className={styles.section}>
      <h3>{t('title')}</h3>
      <HostedTalk bookingId={bookingId} />
    </section>
  );
}

const useHostedTalk = (bookingId: string) =>
  trpc.messages.hosted.useQuery({ bookingId }, { retry: false, refetchInterval: 15_000 });

/** The same without a heading; what waits and is unread is asked for again after each look and answer. */
export function HostedTalk({ bookingId }: { readonly bookingId: string }) {
  const utils = trpc.useUtils();
  const { data: talk } = useHostedTalk(bookingId);
  const refresh = () => Promise.all([utils.messages.inbox.invalidate(), utils.messages.unread.invalidate()]);
  const write = trpc.messages.write.useMutation({
    onSuccess: (written) => {
      utils.messages.hosted.setData({ bookingId }, written);
      void refresh();
    },
  });
  const seen = trpc.messages.seen.useMutation({
    onSuccess: () => Promise.all([utils.messages.hosted.invalidate({ bookingId }), refresh()]),
  });
  if (talk === undefined) return <Skeleton height={96} />;
  return (
    <Messages
      talk={talk}
      as="location"
      bookingId={bookingId}
      isSending={write.isPending}
      error={write.error?.message}
      onSeen={() => seen.mutate({ bookingId })}
      onSend={(message, onSuccess) => write.mutate({ bookingId, ...message }, { onSuccess })}
    />
  );
}
