import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Messages } from '#web/parts/messages/messages.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './booking-drawer.module.css';

/** What the location and the traveller of a booking wrote to each other; nothing for a booking that was never made. */
export function BookingMessages({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('messages');
  const toast = useToast();
  const utils = trpc.useUtils();
  const query = trpc.messages.hosted.useQuery({ bookingId }, { retry: false, refetchInterval: 15_000 });
  const write = trpc.messages.write.useMutation({
    onSuccess: (talk) => {
      utils.messages.hosted.setData({ bookingId }, talk);
      toast.info(t('sent'));
    },
  });
  const seen = trpc.messages.seen.useMutation({ onSuccess: () => utils.messages.hosted.invalidate({ bookingId }) });
  if (query.isError) return null;
  return (
    <section className={styles.section}>
      <h3>{t('title')}</h3>
      {query.data === undefined ? (
        <Skeleton height={96} />
      ) : (
        <Messages
          talk={query.data}
          as="location"
          isSending={write.isPending}
          error={write.error?.message}
          onSeen={() => seen.mutate({ bookingId })}
          onSend={(message, onSuccess) => write.mutate({ bookingId, ...message }, { onSuccess })}
        />
      )}
    </section>
  );
}
