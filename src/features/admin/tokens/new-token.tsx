import { useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { copyText } from '#web/ui/code/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import styles from './tokens.module.css';

/** Parts of the work that a script may do; partners make theirs themselves. */
const roles = ['reader', 'support', 'finance', 'admin'] as const;
const lasts = [30, 90, 365] as const;

type NewTokenProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks what a script's token is for, makes it after a proof, and shows it this once. */
export function NewToken({ open, onClose }: NewTokenProps) {
  const t = useTexts('adminTokens');
  const common = useTexts('common');
  const errors = useTexts('errors');
  const formId = useId();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const issue = trpc.admin.issueToken.useMutation();
  const [name, setName] = useState('');
  const [role, setRole] = useState<(typeof roles)[number]>('reader');
  const [days, setDays] = useState(90);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const words = {
    reader: t('isReader'),
    support: t('isSupport'),
    finance: t('isFinance'),
    admin: t('isAdmin'),
  } as const;
  const make = async () => {
    setFailure(null);
    try {
      const { token } = await risky({ act: t('makeOf', { name }) }, () =>
        issue.mutateAsync({ name: name.trim(), role, days }),
      );
      setMade(token);
      await utils.admin.tokens.invalidate();
    } catch (error) {
      if (!(error instanceof NotProven)) setFailure(wireFailure(error, errors('somethingWentWrong')).message);
    }
  };
  const close = () => {
    onClose();
    setMade(null);
    setName('');
    setFailure(null);
    setIsCopied(false);
  };
  const copy = async (token: string) => {
    setIsCopied(await copyText(token));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={made === null ? t('new') : t('ready', { name })}
      foot={
        made === null ? (
          <Button type="submit" form={formId} busy={issue.isPending} busyLabel={common('pleaseWait')}>
            {t('make')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => void copy(made)}>
              {t(isCopied ? 'copied' : 'copy')}
            </Button>
            <Button onClick={close}>{t('putAway')}</Button>
          </>
        )
      }
    >
      {made === null ? (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          {failure !== null && (
            <Notice tone="danger" live>
              {failure}
            </Notice>
          )}
          <Field label={t('name')} hint={t('nameHint')} required>
            <Input
              required
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
              data-first-focus
            />
          </Field>
          <Field label={t('role')}>
            <Select
              value={role}
              onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? role)}
            >
              <Options of={roles.map((each) => [each, words[each]])} />
            </Select>
          </Field>
          <Field label={t('lasts')}>
            <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              <Options of={lasts.map((each) => [each, t('days', { count: each })])} />
            </Select>
          </Field>
        </form>
      ) : (
        <div className={styles.form}>
          <p>{t('onceText')}</p>
          <code className={styles.token}>{made}</code>
        </div>
      )}
    </Dialog>
  );
}
