import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Digits } from '#web/parts/second-factor/digits.tsx';
import { RecoveryTicket } from '#web/parts/second-factor/recovery-ticket.tsx';
import { SetUpApp } from '#web/parts/second-factor/set-up-app.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './settings.module.css';

/** A second factor of one's own: set up, new recovery codes, done without. */
export function SecondFactorPanel({ viewer }: { readonly viewer: Viewer }) {
  const t = useTexts('secondFactor');
  const utils = trpc.useUtils();
  const { data } = trpc.secondFactor.state.useQuery();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (data === undefined) return <Skeleton height={44} />;
  if (codes !== null) {
    const done = () => {
      setCodes(null);
      setSettingUp(false);
      void utils.secondFactor.state.invalidate();
    };
    return <RecoveryTicket email={viewer.email} codes={codes} goOn={t('done')} onDone={done} />;
  }
  if (data.setAt === null) {
    return (
      <div className={styles.factor}>
        <p className={styles.soft}>{t('lead')}</p>
        {isSettingUp ? (
          <SetUpApp onCodes={setCodes} />
        ) : (
          <Button variant="secondary" onClick={() => setSettingUp(true)}>
            {t('setUp')}
          </Button>
        )}
      </div>
    );
  }
  return <ExistingFactor {...data} onCodes={setCodes} />;
}

interface ExistingFactorProps {
  readonly codesLeft: number;
  readonly isRequired: boolean;
  readonly hasPassword: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}

function ExistingFactor({ codesLeft, isRequired, hasPassword, onCodes }: ExistingFactorProps) {
  const t = useTexts('secondFactor');
  const [isEnding, setEnding] = useState(false);
  const renew = trpc.secondFactor.renewCodes.useMutation({ onSuccess: ({ codes }) => onCodes(codes) });
  const prove = trpc.accounts.prove.useMutation();
  const refusal = renew.error === null ? null : wireFailure(renew.error, t('somethingWrong'));
  const isAsked = refusal?.key === 'proveAgain';
  return (
    <div className={styles.factor}>
      <p>{t('codesLeft', { count: codesLeft })}</p>
      {refusal !== null && !isAsked && (
        <Notice tone="danger" live>
          {refusal.message}
        </Notice>
      )}
      {isAsked ? (
        <>
          <p role="status">{t('proveFirst')}</p>
          <Digits
            onCode={async (code) => {
              await prove.mutateAsync({ code });
              renew.mutate();
            }}
          />
        </>
      ) : isEnding ? (
        <EndFactor hasPassword={hasPassword} />
      ) : (
        <div className={styles.factorButtons}>
          <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
            {t('newCodes')}
          </Button>
          {!isRequired && (
            <Button variant="danger" onClick={() => setEnding(true)}>
              {t('end')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Takes what a person knows, if they have a password, and what they have. */
function EndFactor({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useTexts('secondFactor');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const { mutateAsync } = trpc.secondFactor.end.useMutation();
  const end = async (code: string) => {
    try {
      await mutateAsync({ password, code });
    } catch (error) {
      const [message] = wireFailure(error, '').fields?.password ?? [];
      setWrong(message);
      throw error;
    }
    toast.info(t('ended'));
    await utils.secondFactor.state.invalidate();
  };
  return (
    <div className={styles.factor}>
      <p>{t('endText')}</p>
      {hasPassword && (
        <Field label={t('password')} error={wrong}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            showLabel={common('showPassword')}
            hideLabel={common('hidePassword')}
          />
        </Field>
      )}
      <Digits onCode={end} />
    </div>
  );
}
