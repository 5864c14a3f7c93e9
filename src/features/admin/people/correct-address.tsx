import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useFieldProblems } from '../kit/use-field-problems.ts';
import type { Person } from './person.ts';
import styles from './person-panel.module.css';
import { useDo } from './use-do.ts';

interface CorrectAddressProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Asks for the right address of a person whose address was typed wrong. */
export function CorrectAddress({ person, onClose }: CorrectAddressProps) {
  const t = useTexts('adminPeople');
  const problems = useFieldProblems(['email'], { emailTaken: t('emailTaken') });
  const act = useDo(problems.take);
  const correct = trpc.admin.people.correctAddress.useMutation();
  const [email, setEmail] = useState(person.email);
  return (
    <Dialog open onClose={onClose} title={t('correctAddress')} width={440} fillPhone={false}>
      <form
        method="post"
        className={styles.wide}
        onSubmit={(event) => {
          event.preventDefault();
          const work = () => correct.mutateAsync({ userId: person.id, email });
          void act(t('correctTo', { email }), work, t('corrected')).then((isDone) => {
            if (isDone) onClose();
          });
        }}
      >
        <Field label={t('email')} hint={t('addressHint')} error={problems.at('email')}>
          <Input
            data-first-focus=""
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button type="submit" busy={correct.isPending} disabled={email.trim() === person.email}>
          {t('correct')}
        </Button>
      </form>
    </Dialog>
  );
}
