import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { newId } from '#web/lib/new-id.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { readyAnswers } from '#web/parts/messages/ready-answers.ts';
import { useQuickReply } from '#web/parts/messages/use-quick-reply.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { StateChip } from '#web/ui/chip/state-chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BagTag } from '#web/ui/misc/bag-tag.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './answer-in-place.module.css';
import { type Conversation, useConversationWords } from './use-conversation-words.ts';

/** As many tags as have room next to the state. */
const MOST_TAGS = 2;

type AnswerInPlaceProps = {
  readonly conversation: Conversation;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** On a phone, below the conversation that waits longest: the booking's ticket and the ready answers, one press each. */
export function AnswerInPlace({ conversation, now }: AnswerInPlaceProps) {
  const t = useTexts('inbox');
  const words = useTexts('messages');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { bookingId } = conversation;
  const write = trpc.messages.write.useMutation({
    onSuccess: () => {
      toast.info(words('sent'));
      return Promise.all([utils.messages.inbox.invalidate(), utils.messages.hosted.invalidate({ bookingId })]);
    },
    onError: ({ message }) => void toast.error(message),
  });
  const quick = useQuickReply((text) => write.mutate({ bookingId, requestId: newId(), text }));
  return (
    <div className={styles.place}>
      <BookingTicket conversation={conversation} now={now} />
      {quick.waiting !== null && (
        <p className={styles.going} role="status">
          {words('going')}
          <Button variant="quiet" size={44} onClick={quick.undo}>
            {words('undo')}
          </Button>
        </p>
      )}
      <div role="group" aria-label={words('quick')} className={styles.answers}>
        {readyAnswers.location.map((key) => (
          <Button
            key={key}
            variant="secondary"
            size={44}
            className={styles.answer}
            disabled={quick.waiting !== null || write.isPending}
            onClick={() => quick.send(words(key))}
          >
            {words(key)}
          </Button>
        ))}
        <Link
          from="/dashboard/messages"
          to="/dashboard/messages"
          search={(before) => ({ ...before, talk: bookingId })}
          className={buttonClass({ size: 44 })}
        >
          <Icon of={Pencil} size={18} />
          {t('write')}
        </Link>
      </div>
    </div>
  );
}

function BookingTicket({ conversation, now }: AnswerInPlaceProps) {
  const t = useTexts('inbox');
  const states = useTexts('partnerBookings');
  const viewer = useViewer();
  const { code, status, bagsInside, tags } = conversation;
  const [, words] = useConversationWords(conversation, now).state;
  const state = bagsInside > 0 ? (['inside', 'inStore'] as const) : ([status, status] as const);
  return (
    <Ticket>
      <TicketPart className={styles.part}>
        <StateChip state={state[0]} label={states(state[1])} />
        <span className={styles.tags}>
          {tags.slice(0, MOST_TAGS).map((tag) => (
            <BagTag key={tag} small>
              {tag}
            </BagTag>
          ))}
        </span>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <p>
          <strong>{code}</strong>
          <span className={styles.soft}>{words}</span>
        </p>
        {viewer?.isPartner === true && (
          <AppLink to={`/dashboard/bookings?booking=${code}`} className={buttonClass({ variant: 'secondary' })}>
            {t('openBooking')}
          </AppLink>
        )}
      </TicketStub>
    </Ticket>
  );
}
