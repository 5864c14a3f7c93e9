import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { kindWords } from './page-types.ts';
import styles from './dialogs.module.css';

const kinds = ['city', 'place', 'article', 'page'] as const;
type Kind = (typeof kinds)[number];

const EXAMPLE = '/toronto/union-station';

interface NewPageProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks where a new page stands and what it is about, then opens its editor. */
export function NewPage({ open, onClose }: NewPageProps) {
  const t = useTexts('adminPages');
  const common = useTexts('common');
  const errors = useTexts('errors');
  const router = useRouter();
  const utils = trpc.useUtils();
  const [kind, setKind] = useState<Kind>('place');
  const { mutateAsync, isPending, error } = trpc.admin.pages.create.useMutation();
  const failure = error === null ? null : wireFailure(error, errors('somethingWentWrong'));
  const problem = (name: string) =>
    failure?.fields?.[name]?.[0] ?? (name === 'url' && failure?.fields === null ? failure.message : undefined);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const degrees = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name).replace(',', '.')));
    const place = {
      name: text('place'),
      kind: 'station' as const,
      latitude: degrees('latitude'),
      longitude: degrees('longitude'),
    };
    const { url } = await mutateAsync({
      url: text('url'),
      title: text('title'),
      pageType: kind,
      ...(kind === 'city' || kind === 'place' ? { city: text('city') } : {}),
      ...(kind === 'place' ? { place } : {}),
    });
    await utils.admin.pages.list.invalidate();
    void router.history.push(`/admin/pages/edit?url=${encodeURIComponent(url)}`);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('newPage')}>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <Field label={t('kind')}>
          <Select
            value={kind}
            onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'page')}
          >
            <Options of={kinds.map((each) => [each, t(kindWords[each])])} />
          </Select>
        </Field>
        <Field label={t('address')} required error={problem('url')}>
          <Input data-first-focus="" name="url" required placeholder={EXAMPLE} autoComplete="off" />
        </Field>
        <Field label={t('pageTitle')} required error={problem('title')}>
          <Input name="title" required autoComplete="off" />
        </Field>
        {(kind === 'city' || kind === 'place') && (
          <Field label={t('cityName')} required error={problem('city')}>
            <Input name="city" required autoComplete="off" />
          </Field>
        )}
        {kind === 'place' && (
          <>
            <Field label={t('placeName')} required error={problem('name')}>
              <Input name="place" required autoComplete="off" />
            </Field>
            <div className={styles.two}>
              <Field label={t('latitude')} required error={problem('latitude')}>
                <Input name="latitude" required inputMode="decimal" autoComplete="off" />
              </Field>
              <Field label={t('longitude')} required error={problem('longitude')}>
                <Input name="longitude" required inputMode="decimal" autoComplete="off" />
              </Field>
            </div>
          </>
        )}
        <Button type="submit" size={48} busy={isPending} busyLabel={common('pleaseWait')}>
          {t('create')}
        </Button>
      </form>
    </Dialog>
  );
}
