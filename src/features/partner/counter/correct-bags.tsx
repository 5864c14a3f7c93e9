import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { BigStepper } from './big-stepper.tsx';
import styles from './counter.module.css';
import { type CounterTicket, insideOf } from './ticket.ts';
import { useCorrect } from './use-correct.ts';

type CorrectBagsProps = { readonly ticket: CounterTicket; readonly onDone: () => void };

/** Another number of bags is inside than was written: the right one, and why. Both are kept. */
export function CorrectBags({ ticket, onDone }: CorrectBagsProps) {
  const t = useTexts('counter');
  const common = useTexts('common');
  const inside = insideOf(ticket);
  const [count, setCount] = useState(inside);
  const [note, setNote] = useState('');
  const { isBusy, correct } = useCorrect();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await correct(ticket, count, note.trim())) onDone();
  };
  return (
    <form method="post" className={styles.correct} onSubmit={(event) => void submit(event)}>
      <strong>{t('correctTitle')}</strong>
      <p className={styles.soft}>
        {t('nameAndBags', { name: ticket.travellerName, bags: t('inStore', { count: inside }) })}
      </p>
      <BigStepper
        value={count}
        min={1}
        max={ticket.bagsCount}
        label={t('correctTitle')}
        lessLabel={t('fewer')}
        moreLabel={t('more')}
        onChange={setCount}
      />
      <Field label={t('correctReason')}>
        <Input value={note} required maxLength={200} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        busyLabel={common('pleaseWait')}
        disabled={count === inside || note.trim() === ''}
      >
        {t('correctSave')}
      </Button>
    </form>
  );
}
