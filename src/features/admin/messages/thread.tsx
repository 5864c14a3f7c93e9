import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, StickyNote } from 'lucide-react';
import { Keycap } from '#web/features/admin/kit/keycap.tsx';
import { useKeys } from '#web/features/admin/kit/use-keys.ts';
import { RemoveNote } from '#web/features/admin/kit/remove-note.tsx';
import { Unopened } from '#web/features/admin/kit/unopened.tsx';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Sender } from './sender.tsx';
import { addressOf, type Show } from './shown.ts';
import type { ThreadView } from './thread-view.ts';
import styles from './messages.module.css';

const isBeingSent = (thread: ThreadView | undefined): boolean =>
  thread?.entries.some(({ kind, sentAt }) => kind === 'answer' && sentAt === null) ?? false;

/** One message with all that was answered and noted, the form for the next answer, and whom it is from. */
export function Thread({ id, show }: { readonly id: string; readonly show: Show }) {
  const t = useTexts('adminMessages');
  const router = useRouter();
  const query = trpc.admin.messages.get.useQuery(
    { messageId: id },
    { refetchInterval: ({ state }) => (isBeingSent(state.data) ? 2_000 : 10_000) },
  );
  if (query.data !== undefined) return <Loaded thread={query.data} show={show} now={new Date(query.dataUpdatedAt)} />;
  return (
    <section className={styles.thread}>
      <Back show={show} />
      <Unopened query={query} none={t('noSuch')} onBack={() => router.history.replace(addressOf(show))} />
    </section>
  );
}

/** To the list, on a phone, where a thread is the page. */
function Back({ show }: { readonly show: Show }) {
  const t = useTexts('adminMessages');
  return (
    <AppLink to={addressOf(show)} className={styles.back}>
      <Icon of={ArrowLeft} />
      {t('back')}
    </AppLink>
  );
}

interface LoadedProps {
  readonly thread: ThreadView;
  readonly show: Show;
  /** When the thread was asked for. */
  readonly now: Date;
}

function Loaded({ thread, show, now }: LoadedProps) {
  const t = useTexts('adminMessages');
  const utils = trpc.useUtils();
  const viewer = useViewer();
  const { id: messageId } = thread;
  const onSuccess = () => void utils.admin.messages.invalidate();
  const assign = trpc.admin.messages.assign.useMutation({ onSuccess });
  const snooze = trpc.admin.messages.snooze.useMutation({ onSuccess });
  const close = trpc.admin.messages.close.useMutation({ onSuccess });
  const isMine = thread.assigneeId !== null && thread.assigneeId === viewer?.id;
  const isAsleep = thread.snoozedUntil !== null;
  const mine = () => assign.mutate({ messageId, mine: !isMine });
  const later = () => snooze.mutate({ messageId, asleep: !isAsleep });
  const end = () => close.mutate({ messageId, closed: thread.handledAt === null });
  useKeys({ m: mine, z: later, e: end });
  return (
    <>
      <section className={styles.thread} aria-label={thread.subject} data-opened="" tabIndex={-1}>
        <Back show={show} />
        <header className={styles.threadHead}>
          <h2>{thread.subject}</h2>
          <div className={styles.acts}>
            <Button variant="secondary" size={40} onClick={mine}>
              {t(isMine ? 'letGo' : 'makeMine')} <Keycap of="M" />
            </Button>
            <Button variant="secondary" size={40} onClick={later}>
              {t(isAsleep ? 'wake' : 'later')} <Keycap of="Z" />
            </Button>
            <Button variant="secondary" size={40} onClick={end}>
              {t(thread.handledAt === null ? 'closeIt' : 'reopen')} <Keycap of="E" />
            </Button>
          </div>
        </header>
        {thread.assignee !== null && !isMine && <p className={styles.soft}>{t('whose', { name: thread.assignee })}</p>}
        <Entries thread={thread} />
        <p className={styles.writing} role="status">
          {thread.writing.map((name) => t('writing', { name })).join(', ')}
        </p>
        <AnswerForm thread={thread} />
      </section>
      <Sender thread={thread} now={now} />
    </>
  );
}

function Entries({ thread }: { readonly thread: ThreadView }) {
  const t = useTexts('adminMessages');
  const utils = trpc.useUtils();
  const remove = trpc.admin.messages.removeNote.useMutation();
  const setRemoved = async (entryId: string, removed: boolean) => {
    await remove.mutateAsync({ entryId, removed });
    await utils.admin.messages.invalidate();
  };
  return (
    <ol className={styles.entries}>
      {!thread.isOurs && (
        <li className={styles.question}>
          <EntryHead name={thread.name} at={thread.createdAt} />
          <p className={styles.bubble}>{thread.message}</p>
        </li>
      )}
      {thread.entries.map((entry) => (
        <li key={entry.id} className={styles[entry.kind]}>
          {entry.kind !== 'note' && (
            <EntryHead name={entry.kind === 'question' ? thread.name : (entry.author ?? '')} at={entry.createdAt} />
          )}
          <p className={styles.bubble}>
            {entry.kind === 'note' && (
              <>
                <Icon of={StickyNote} size={16} /> <b>{t('note')}</b>{' '}
              </>
            )}
            {entry.body}
            {entry.kind === 'note' && <span className={styles.soft}> {entry.author}</span>}
          </p>
          {entry.kind === 'note' && (
            <RemoveNote authorId={entry.authorId} setRemoved={(removed) => setRemoved(entry.id, removed)} />
          )}
          {entry.kind === 'answer' && entry.sentAt === null && <p className={styles.soft}>{t('notSent')}</p>}
        </li>
      ))}
    </ol>
  );
}

function EntryHead({ name, at }: { readonly name: string; readonly at: string }) {
  const { moment } = useMoments();
  return (
    <p className={styles.soft}>
      <b>{name}</b> {moment(at)}
    </p>
  );
}
