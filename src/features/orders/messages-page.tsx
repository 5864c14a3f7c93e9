import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Messages } from '#web/parts/messages/messages.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './messages-page.module.css';

/** Where the mail of a location's message leads its traveller: what was written, and the answer. */
export function MessagesPage({ link }: { readonly link: { readonly orderId: string; readonly key: string } }) {
  const t = useTexts('messages');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [talk] = trpc.messages.linked.useSuspenseQuery(link);
  const answer = trpc.messages.answer.useMutation({
    onSuccess: (answered) => {
      utils.messages.linked.setData(link, answered);
      toast.info(t('sent'));
    },
  });
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <p>{t('about', { code: talk.code, name: talk.location.name })}</p>
      <Card as="section" className={styles.card}>
        <Messages
          talk={talk}
          as="traveller"
          isSending={answer.isPending}
          error={answer.error?.message}
          onSend={(message, onSuccess) => answer.mutate({ ...link, ...message }, { onSuccess })}
        />
      </Card>
    </div>
  );
}
