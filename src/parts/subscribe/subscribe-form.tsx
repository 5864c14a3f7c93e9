import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import styles from './subscribe-form.module.css';

const pause = 1000;
const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/**
 * Takes an address for news of cities and places. It is judged after a pause in typing; a click with a wrong one marks
 * the box, a good one clears it.
 */
export function SubscribeForm() {
  const t = useTexts('common');
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isValid, setIsValid] = useState(false);
  const [isMarked, setIsMarked] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = trpc.cms.subscribe.useMutation({
    onSuccess: () => setEmail(''),
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      const valid = looksLikeEmail(email);
      setIsValid(valid);
      if (valid) setIsMarked(false);
    }, pause);
    return () => clearTimeout(timer);
  }, [email]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = isValid || looksLikeEmail(email);
    setIsMarked(!valid);
    if (valid) mutate({ email: email.trim() });
    else input.current?.focus();
  };
  const problem = isMarked ? t('emailInvalid') : error?.message;
  return (
    <>
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('email')} hideLabel error={problem} className={styles.field}>
          <Input
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder={t('email')}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setIsMarked(false);
              if (isSuccess || error) reset();
            }}
          />
        </Field>
        <Button type="submit" size={48} busy={isPending}>
          {t('subscribe')}
        </Button>
      </form>
      <p role="status" className={styles.received}>
        {isSuccess && t('emailReceived')}
      </p>
    </>
  );
}
