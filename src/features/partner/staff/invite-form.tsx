import { Send } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type Language, languageOf } from '#shared/messages/text.ts';
import type { StaffAct } from '#shared/partner/staff-schema.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import { LocationChoice } from './location-choice.tsx';
import styles from './staff.module.css';
import { useStaffAct } from './use-staff-act.ts';

const languages = [
  ['english', 'English'],
  ['french', 'Français'],
  ['spanish', 'Español'],
] as const satisfies readonly (readonly [Language, string])[];

type InviteFormProps = {
  readonly listings: readonly OwnListing[];
  readonly onInvited?: () => void;
  /** The level of its heading: the first one of a page of its own. */
  readonly heading?: 'h1' | 'h2';
};

/** An invitation by mail, in the language of whom it is for. */
export function InviteForm({ listings, onInvited, heading: Heading = 'h2' }: InviteFormProps) {
  const t = useTexts('staff');
  const common = useTexts('common');
  const first = listings.slice(0, 1).map(({ id }) => id);
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(languageOf(useLocale()));
  const [listingIds, setListingIds] = useState<readonly string[]>(first);
  const [may, setMay] = useState<readonly StaffAct[]>(['photograph']);
  const invite = trpc.staff.invite.useMutation();
  const act = useStaffAct();
  const toggle =
    (act: StaffAct) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      setMay(target.checked ? [...may, act] : may.filter((other) => other !== act));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { email: email.trim(), language, listingIds: [...listingIds], may: [...may] };
    const isDone = await act(() => invite.mutateAsync(input), t('invitationSent', { email: input.email }));
    if (!isDone) return;
    setEmail('');
    onInvited?.();
  };
  return (
    <Card as="section">
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
        <Heading>{t('invite')}</Heading>
        <Field label={t('email')} required>
          <Input
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Field label={t('mailIn')}>
          <Select
            value={language}
            onChange={({ target }) =>
              setLanguage(languages.find(([value]) => value === target.value)?.[0] ?? 'english')
            }
          >
            {languages.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <LocationChoice label={t('where')} listings={listings} value={listingIds} onChange={setListingIds} />
        <fieldset className={styles.choice}>
          <legend>{t('besides')}</legend>
          <Checkbox label={t('mayPhoto')} checked={may.includes('photograph')} onChange={toggle('photograph')} />
          <Checkbox label={t('mayCorrectShort')} checked={may.includes('correct')} onChange={toggle('correct')} />
        </fieldset>
        <Button
          type="submit"
          size={48}
          busy={invite.isPending}
          busyLabel={common('pleaseWait')}
          disabled={listingIds.length === 0}
        >
          <Icon of={Send} size={18} />
          {t('sendInvitation')}
        </Button>
        <p className={styles.soft}>{t('linkHint')}</p>
      </form>
    </Card>
  );
}
