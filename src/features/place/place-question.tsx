import { type FormEvent, useState } from 'react';
import { questionMax } from '#shared/booking/message-rules.ts';
import { formatDate } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useLateTexts, useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import page from './place-page.module.css';
import styles from './place-question.module.css';

export type PlaceQuestionProps = {
  readonly listingId: string;
  readonly name: string;
  readonly zone: string;
};

type Question = Outputs['questions']['ofListing']['questions'][number];

/** One question to the location before booking, for who is signed in, and what it has answered; nothing where it takes none. */
export function PlaceQuestion({ listingId, name, zone }: PlaceQuestionProps) {
  useLateTexts('question');
  const t = useTexts('question');
  const viewer = useViewer();
  const { data } = trpc.questions.ofListing.useQuery({ listingId });
  if (data === undefined || (!data.takesQuestions && data.questions.length === 0)) return null;
  const isOpen = data.questions.some(({ answer }) => answer === null);
  return (
    <section className={page.section}>
      <h2>{t('title')}</h2>
      <div className={styles.body}>
        {data.questions.toReversed().map((question) => (
          <Asked key={question.id} question={question} name={name} zone={zone} />
        ))}
        {data.takesQuestions && !isOpen && (
          <>
            <p>{t('text', { name })}</p>
            {viewer === null ? (
              <AppLink
                to="/login"
                state={{ allowCustomerSignUp: true }}
                className={buttonClass({ variant: 'secondary', size: 44, className: styles.action })}
              >
                {t('signIn')}
              </AppLink>
            ) : (
              <QuestionForm listingId={listingId} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly name: string;
  readonly zone: string;
}

function Asked({ question, name, zone }: AskedProps) {
  const t = useTexts('question');
  const locale = useLocale();
  const { text, askedAt, answer, answeredAt } = question;
  const dateOf = (iso: string) => formatDate(iso, zone, locale);
  return (
    <div className={styles.asked}>
      <p className={styles.own}>{text}</p>
      {answer === null || answeredAt === null ? (
        <p className={styles.by}>{t('open', { date: dateOf(askedAt) })}</p>
      ) : (
        <>
          <p className={styles.answer}>{answer}</p>
          <p className={styles.by}>{t('answered', { name, date: dateOf(answeredAt) })}</p>
        </>
      )}
    </div>
  );
}

function QuestionForm({ listingId }: { readonly listingId: string }) {
  const t = useTexts('question');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState(newId);
  const ask = trpc.questions.ask.useMutation({
    onSuccess: (asked) => {
      utils.questions.ofListing.setData({ listingId }, asked);
      toast.info(t('sent'));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ requestId, listingId, text: text.trim() });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field label={t('write')} hint={t('writeHint')} error={ask.error?.message}>
        <TextArea
          rows={2}
          maxLength={questionMax}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // Another text is another question.
            if (ask.isError) setRequestId(newId());
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className={styles.action}
        busy={ask.isPending}
        disabled={text.trim() === ''}
      >
        {t('send')}
      </Button>
    </form>
  );
}
