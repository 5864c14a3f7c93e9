import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BoxInput } from '#web/ui/field/box-input.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import styles from './pins.module.css';

type Shared = NonNullable<Outputs['pins']['here']['shared']>;
type Person = Shared['people'][number];

const DIGITS = 4;

type TurnDialogProps = { readonly shared: Shared; readonly isOpen: boolean; readonly onClose: () => void };

/** Asks who is at the counter: the name, then four digits. */
export function TurnDialog({ shared, isOpen, onClose }: TurnDialogProps) {
  const t = useTexts('offlineCounter');
  const [person, choose] = useState<Person | null>(null);
  const close = () => {
    choose(null);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} title={t('whoIsIt')} width={496}>
      {person === null ? (
        <div className={styles.people}>
          <p>{t(shared.people.length === 0 ? 'noPinHere' : 'whoIsItText', { place: shared.name })}</p>
          {shared.people.map((each) => (
            <button key={each.userId} type="button" className={styles.person} onClick={() => choose(each)}>
              <Avatar name={each.name} size={40} />
              {each.name}
            </button>
          ))}
        </div>
      ) : (
        <PinForm key={person.userId} person={person} onOther={() => choose(null)} />
      )}
    </Dialog>
  );
}

type PinFormProps = { readonly person: Person; readonly onOther: () => void };

/** Four digits, sent with the fourth; the password once the PIN was wrong too often. */
function PinForm({ person: { userId, name }, onOther }: PinFormProps) {
  const t = useTexts('offlineCounter');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const { mutateAsync: take, isPending } = trpc.pins.take.useMutation();
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [asksPassword, askPassword] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async (proof: { readonly pin: string } | { readonly password: string }) => {
    try {
      await take({ userId, ...proof });
      onOther();
      await utils.invalidate();
    } catch (refusal) {
      const { key, message } = wireFailure(refusal, common('somethingWentWrong'));
      if (key === 'pinPassword') askPassword(true);
      setError(message);
      setPin('');
    }
  };
  const type = (text: string) => {
    if (isPending) return;
    const next = text.replaceAll(/\D/g, '').slice(0, DIGITS);
    setPin(next);
    if (next !== '') setError(null);
    if (next.length === DIGITS) void send({ pin: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asksPassword) void send({ password });
  };
  return (
    <form method="post" className={styles.people} onSubmit={submit} aria-busy={isPending || undefined}>
      {asksPassword ? (
        <>
          <Field label={t('passwordOf', { name })} error={error ?? undefined}>
            <PasswordInput
              value={password}
              autoComplete="off"
              data-first-focus=""
              showLabel={common('showPassword')}
              hideLabel={common('hidePassword')}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
          <Button type="submit" busy={isPending} busyLabel={common('pleaseWait')}>
            {t('givePassword')}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.label}>{t('pinOf', { name })}</span>
          <BoxInput
            length={DIGITS}
            value={pin}
            onChange={type}
            label={t('pinOf', { name })}
            autoComplete="off"
            inputMode="numeric"
            tone={error === null ? undefined : 'danger'}
            describedBy="pin-error"
            isFirst
          />
          <p id="pin-error" role="status" className={styles.wrong}>
            {error ?? ''}
          </p>
        </>
      )}
      <Button variant="quiet" size={40} onClick={onOther}>
        {t('otherPerson')}
      </Button>
    </form>
  );
}
