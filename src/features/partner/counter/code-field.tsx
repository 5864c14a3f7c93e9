import { ScanLine, Ticket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { codePrefix } from '#shared/booking/booking-code.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './code-field.module.css';

type CodeFieldProps = {
  readonly onCode: (code: string) => void;
  /** Opens the camera. */
  readonly onScan: () => void;
};

/** Where a ticket's code is typed, the way it was read out, or the camera is opened. */
export function CodeField({ onCode, onScan }: CodeFieldProps) {
  const t = useTexts('counter');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onCode(text.trim());
    setText('');
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <Input
        before={<Icon of={Ticket} size={18} />}
        aria-label={t('typeCode')}
        // No more fits a phone; the name says it whole.
        placeholder={`${codePrefix}-`}
        value={text}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() === '' ? (
        <Button onClick={onScan}>
          <Icon of={ScanLine} size={20} />
          {t('scanTicket')}
        </Button>
      ) : (
        <Button type="submit">{t('findTicket')}</Button>
      )}
    </form>
  );
}
