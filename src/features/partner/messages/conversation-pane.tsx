import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { HostedTalk } from '../bookings/booking-messages.tsx';
import styles from './inbox.module.css';
import { type Conversation, useConversationWords } from './use-conversation-words.ts';

type ConversationPaneProps = {
  readonly conversation: Conversation;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** One conversation: whose it is, the way to the booking, what was written, and the answer. */
export function ConversationPane({ conversation, now }: ConversationPaneProps) {
  const t = useTexts('inbox');
  const viewer = useViewer();
  const { bookingId, code, travellerName, location, waitsSince } = conversation;
  const [icon, words] = useConversationWords(conversation, now).state;
  return (
    <section className={styles.pane} aria-labelledby="conversation">
      <Link
        from="/dashboard/messages"
        to="/dashboard/messages"
        search={(before) => ({ ...before, talk: undefined })}
        className={buttonClass({ variant: 'quiet', className: styles.back })}
      >
        <Icon of={ArrowLeft} size={20} />
        {t('all')}
      </Link>
      <header className={styles.paneHead}>
        <Avatar name={travellerName} size={40} />
        <div className={styles.paneWords}>
          <h2 id="conversation">{travellerName}</h2>
          <p className={styles.state}>
            <Icon of={icon} size={16} />
            {words}
          </p>
          <p className={styles.place}>
            {code}, {location.name}
          </p>
        </div>
        {viewer?.isPartner === true && (
          <AppLink
            to={`/dashboard/bookings?booking=${code}`}
            className={buttonClass({ variant: 'secondary', className: styles.toBooking })}
          >
            {t('openBooking')}
          </AppLink>
        )}
      </header>
      <div className={styles.talk}>
        <HostedTalk bookingId={bookingId} />
        {waitsSince !== null && <NoAnswer bookingId={bookingId} />}
      </div>
    </section>
  );
}

/** For thanks and farewells: the conversation waits no more. */
function NoAnswer({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('inbox');
  const toast = useToast();
  const utils = trpc.useUtils();
  const settle = trpc.messages.settle.useMutation({
    onSuccess: () => {
      toast.info(t('settled'));
      return utils.messages.inbox.invalidate();
    },
  });
  return (
    <Button variant="quiet" busy={settle.isPending} onClick={() => settle.mutate({ bookingId })}>
      {t('noAnswer')}
    </Button>
  );
}
