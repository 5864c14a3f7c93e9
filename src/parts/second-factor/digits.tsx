import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { BoxInput } from '#web/ui/field/box-input.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import styles from './second-factor.module.css';

const DIGITS = 6;

interface DigitsProps {
  /** Sends a whole code; throws what the server refuses it with. */
  readonly onCode: (code: string) => Promise<void>;
  /** Whether a recovery code does as well. */
  readonly mayRecover?: boolean;
  readonly label?: string;
  readonly isDone?: boolean;
}

/** Six digits of a codes app, sent with the sixth; or one recovery code. */
export function Digits({ onCode, mayRecover = true, label, isDone = false }: DigitsProps) {
  const t = useTexts('secondFactor');
  const errorId = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isRecovery, setIsRecovery] = useState(false);
  const send = async (whole: string) => {
    setIsBusy(true);
    try {
      await onCode(whole);
    } catch (refusal) {
      setCode('');
      setError(refusal instanceof Error && refusal.message !== '' ? refusal.message : t('somethingWrong'));
    } finally {
      setIsBusy(false);
    }
  };
  const change = (text: string) => {
    if (isBusy || isDone) return;
    const next = text.replaceAll(/\D/g, '').slice(0, DIGITS);
    setCode(next);
    if (next !== '') setError(null);
    if (next.length === DIGITS) void send(next);
  };
  const swap = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setError(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '') void send(code);
  };
  return (
    <form method="post" className={styles.digits} onSubmit={onSubmit} aria-busy={isBusy || undefined}>
      {isRecovery ? (
        <>
          <Field label={t('recoveryCode')} error={error ?? undefined}>
            <Input
              name="code"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button type="submit" size={40} busy={isBusy}>
            {t('continue')}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.label}>{label ?? t('digits')}</span>
          <BoxInput
            length={DIGITS}
            value={code}
            onChange={change}
            label={label ?? t('digits')}
            autoComplete="one-time-code"
            inputMode="numeric"
            tone={isDone ? 'right' : error === null ? undefined : 'danger'}
            describedBy={errorId}
            isFirst
          />
          <p id={errorId} role="status" className={error === null ? styles.soft : styles.wrong}>
            {isDone ? '' : (error ?? t('goesOn'))}
          </p>
        </>
      )}
      {mayRecover && (
        <LinkButton strong className={styles.link} onClick={swap}>
          {isRecovery ? t('useApp') : t('useRecovery')}
        </LinkButton>
      )}
    </form>
  );
}
