import { fullName } from '#shared/contact/full-name.ts';
import { ShieldCheck } from 'lucide-react';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Digits } from '#web/parts/second-factor/digits.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import styles from './prove-again.module.css';

/** What is about to happen, as the question names it. */
export interface RiskyAct {
  /** 'Send $412.60 CAD again' */
  readonly act: string;
  /** 'to Harbour Cycle Ltd., •••• 7714' */
  readonly target?: string;
  /** '$412.60' */
  readonly amount?: string;
}

/** What the server takes: the password or a code, or a code alone. */
type Asked = 'proveAgain' | 'proveByFactor';
type Ask = (about: RiskyAct, by: Asked) => Promise<boolean>;

const askedBy = (key: string | null): Asked | null => (key === 'proveAgain' || key === 'proveByFactor' ? key : null);

const AskContext = createContext<Ask>(() => Promise.resolve(false));

/** Thrown where a person closes the question: nothing was done, and nothing is to be said. @public */
export class NotProven extends Error {}

/**
 * Does a risky act; where the server wants to know once more who it is, asks, and does it again.
 * @throws NotProven when the question was closed
 * @public
 */
export function useRiskyAct() {
  const ask = useContext(AskContext);
  return useCallback(
    async <Result,>(about: RiskyAct, act: () => Promise<Result>): Promise<Result> => {
      try {
        return await act();
      } catch (error) {
        const by = askedBy(wireFailure(error, '').key);
        if (by === null) throw error;
        if (!(await ask(about, by))) throw new NotProven();
        return act();
      }
    },
    [ask],
  );
}

type ProveAgainProviderProps = { readonly viewer: Viewer; readonly children: ReactNode };

/** Asks for the password, or the second factor, before money moves, roles change, or something is gone for good. */
export function ProveAgainProvider({ viewer, children }: ProveAgainProviderProps) {
  const [about, setAbout] = useState<(RiskyAct & { readonly by: Asked }) | null>(null);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);
  const ask = useCallback<Ask>(
    (next, by) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setAbout({ ...next, by });
      }),
    [],
  );
  const close = (isProven: boolean) => {
    setAbout(null);
    answer.current(isProven);
  };
  return (
    <AskContext value={ask}>
      {children}
      <ProveDialog about={about} viewer={viewer} onClose={close} />
    </AskContext>
  );
}

interface ProveDialogProps {
  readonly about: (RiskyAct & { readonly by: Asked }) | null;
  readonly viewer: Viewer;
  readonly onClose: (isProven: boolean) => void;
}

function ProveDialog({ about, viewer, onClose }: ProveDialogProps) {
  const t = useTexts('admin');
  const common = useTexts('common');
  const words = useTexts('secondFactor');
  const { mutateAsync, isPending } = trpc.accounts.prove.useMutation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isByApp, setByApp] = useState(false);
  const byApp = isByApp || about?.by === 'proveByFactor';
  const done = (isProven: boolean) => {
    setPassword('');
    setError(null);
    setByApp(false);
    onClose(isProven);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await mutateAsync({ password });
      done(true);
    } catch (refusal) {
      setError(wireFailure(refusal, words('somethingWrong')).message);
    }
  };
  return (
    <Dialog
      open={about !== null}
      onClose={() => done(false)}
      title={t('isItYou', { name: viewer.firstName })}
      width={496}
    >
      <div className={styles.body}>
        <p className={styles.act}>
          <Avatar name={fullName(viewer)} src={viewer.avatarUrl} size={40} />
          <span className={styles.words}>
            <strong>{about?.act}</strong>
            {about?.target !== undefined && <span className={styles.soft}>{about.target}</span>}
          </span>
          {about?.amount !== undefined && <strong className={styles.amount}>{about.amount}</strong>}
        </p>
        {byApp ? (
          <Digits
            onCode={async (code) => {
              await mutateAsync({ code });
              done(true);
            }}
          />
        ) : (
          <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
            <Field label={t('yourPassword')} error={error ?? undefined}>
              <PasswordInput
                name="password"
                data-first-focus=""
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                showLabel={common('showPassword')}
                hideLabel={common('hidePassword')}
              />
            </Field>
            <div className={styles.buttons}>
              <LinkButton strong size={44} className={styles.link} onClick={() => setByApp(true)}>
                {words('useApp')}
              </LinkButton>
              <Button variant="quiet" onClick={() => done(false)}>
                {t('cancel')}
              </Button>
              <Button type="submit" busy={isPending} disabled={password === ''}>
                {words('continue')}
              </Button>
            </div>
          </form>
        )}
        <p className={styles.note}>
          <Icon of={ShieldCheck} size={16} />
          {t('goodFor15')}
        </p>
      </div>
    </Dialog>
  );
}
