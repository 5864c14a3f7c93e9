import { type FormEvent, useState } from 'react';
import { messageMax } from '#shared/booking/message-rules.ts';
import { formatDate } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { TextArea } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './questions.module.css';

type Hosted = Outputs['questions']['hosted'];

/** The card is asked for again so often, in milliseconds. */
const LOOK_AGAIN = 15_000;

/** What is asked before a booking: the questions that wait, of one location or all, and which locations take any. */
export function Questions({ at }: { readonly at: string | undefined }) {
  const t = useTexts('question');
  const { data, isError, refetch } = trpc.questions.hosted.useQuery(undefined, { refetchInterval: LOOK_AGAIN });
  if (isError && data === undefined)
    return (
      <Card as="section" className={styles.card}>
        <p role="alert">{t('failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Card>
    );
  if (data === undefined) return null;
  const questions = data.questions.filter(({ location }) => at === undefined || location.id === at);
  if (questions.length === 0 && data.locations.length === 0) return null;
  return (
    <Card as="section" className={cx(styles.card, questions.length === 0 && styles.settled)}>
      <h2>{questions.length === 0 ? t('inboxNone') : t('inboxTitle', { count: questions.length })}</h2>
      {questions.length === 0 && <p className={styles.soft}>{t('inboxNoneText')}</p>}
      <ul className={styles.list}>
        {questions.map((question) => (
          <Waiting key={question.id} question={question} />
        ))}
      </ul>
      {data.locations.length > 0 && <Takes locations={data.locations} />}
    </Card>
  );
}

function Waiting({ question }: { readonly question: Hosted['questions'][number] }) {
  const t = useTexts('question');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const { id, travellerName: name, location, askedAt } = question;
  const answer = trpc.questions.answer.useMutation({
    onSuccess: (hosted) => {
      utils.questions.hosted.setData(undefined, hosted);
      toast.info(t('answerSent'));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate({ questionId: id, text: text.trim() });
  };
  return (
    <li className={styles.question}>
      <p className={styles.text}>{question.text}</p>
      <p className={styles.soft}>
        {t('asked', { name, location: location.name, date: formatDate(askedAt, location.zone, locale) })}
      </p>
      <form className={styles.form} onSubmit={onSubmit}>
        <Field label={t('answer', { name })} hint={t('answerHint')} error={answer.error?.message}>
          <TextArea rows={2} maxLength={messageMax} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button type="submit" busy={answer.isPending} disabled={text.trim() === ''}>
          {t('sendAnswer')}
        </Button>
      </form>
    </li>
  );
}

/** Each location takes questions or not. */
function Takes({ locations }: Pick<Hosted, 'locations'>) {
  const t = useTexts('question');
  const utils = trpc.useUtils();
  const take = trpc.questions.take.useMutation({
    onSuccess: (hosted) => utils.questions.hosted.setData(undefined, hosted),
  });
  return (
    <fieldset className={styles.takes}>
      <legend className={styles.soft}>{t('takes')}</legend>
      {locations.map(({ id, name, takesQuestions }) => (
        <Switch
          key={id}
          label={name}
          checked={takesQuestions}
          disabled={take.isPending}
          onChange={() => take.mutate({ listingId: id, takesQuestions: !takesQuestions })}
        />
      ))}
    </fieldset>
  );
}
