import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Inputs, trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './own-mails.module.css';
import home from './home.module.css';

type Choice = Inputs['admin']['ownMails']['set'];

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** With the first coffee, where no other hour was chosen. */
const FIRST_HOUR = 7;

/** What each role is mailed about at once; editors of pages about nothing. */
const atOnceWords = {
  owner: 'atOnceOwner',
  support: 'atOnceSupport',
  finance: 'atOnceFinance',
  content: null,
} as const satisfies Readonly<Record<AdminRole, string | null>>;

/** Which mails the administrator gets; each choice counts at once. */
export function OwnMails() {
  const t = useTexts('adminHome');
  const common = useTexts('common');
  const toast = useToast();
  const role = useViewer()?.adminRole ?? 'content';
  const utils = trpc.useUtils();
  const query = trpc.admin.ownMails.get.useQuery();
  const { data } = query;
  /** What was just chosen: it shows with the press, not only with the server's answer. */
  const [chosen, setChosen] = useState<Choice | null>(null);
  const save = trpc.admin.ownMails.set.useMutation({
    onSuccess: (_, saved) => utils.admin.ownMails.get.setData(undefined, saved),
    onError: () => void toast.error(t('failed')),
    onSettled: () => setChosen(null),
  });
  const section = useRef<HTMLElement>(null);
  const visit = useLocation({ select: ({ hash, state }) => (hash === 'mails' ? (state.__TSR_key ?? hash) : null) });
  useEffect(() => {
    if (visit !== null) section.current?.focus();
  }, [visit]);
  const known: Choice | undefined = data && {
    ...data,
    timeZone: data.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const shown = chosen ?? known;
  const change = (next: Partial<Choice>) => {
    if (known === undefined) return;
    setChosen({ ...known, ...next });
    save.mutate({ ...known, ...next });
  };
  return (
    <section ref={section} className={home.card} id="mails" tabIndex={-1}>
      <header className={home.cardHead}>
        <h3>{t('ownMails')}</h3>
      </header>
      <div className={styles.choices}>
        {shown !== undefined ? (
          <Choices shown={shown} role={role} isBusy={chosen !== null} onChange={change} />
        ) : query.isError ? (
          <>
            <ErrorBox errors={query.error.message} fallback={t('failed')} />
            <Button variant="secondary" size={40} busy={query.isFetching} onClick={() => void query.refetch()}>
              {common('tryAgain')}
            </Button>
          </>
        ) : (
          <Skeleton height={152} />
        )}
      </div>
    </section>
  );
}

interface ChoicesProps {
  readonly shown: Choice;
  readonly role: AdminRole;
  /** A choice is being saved. */
  readonly isBusy: boolean;
  readonly onChange: (next: Partial<Choice>) => void;
}

function Choices({ shown, role, isBusy, onChange }: ChoicesProps) {
  const t = useTexts('adminHome');
  const locale = useLocale();
  const words = atOnceWords[role];
  return (
    <>
      <div>
        <Switch
          label={t('morningMail')}
          checked={shown.morningHour !== null}
          disabled={isBusy}
          onChange={({ target }) => onChange({ morningHour: target.checked ? FIRST_HOUR : null })}
        />
        <p className={home.soft}>{t(role === 'content' ? 'morningHintContent' : 'morningHint')}</p>
      </div>
      {shown.morningHour !== null && (
        <div className={styles.when}>
          <Field label={t('morningHour')}>
            <Select
              height={44}
              value={shown.morningHour}
              disabled={isBusy}
              onChange={({ target }) => onChange({ morningHour: Number(target.value) })}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {formatMinute(hour * 60, locale)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('morningZone')}>
            <Select
              height={44}
              value={shown.timeZone}
              disabled={isBusy}
              onChange={({ target }) => onChange({ timeZone: target.value })}
            >
              {[...new Set([shown.timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted().map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      {words !== null && (
        <div>
          <Switch
            label={t('atOnce')}
            checked={shown.atOnce}
            disabled={isBusy}
            onChange={({ target }) => onChange({ atOnce: target.checked })}
          />
          <p className={home.soft}>{t(words)}</p>
        </div>
      )}
    </>
  );
}
