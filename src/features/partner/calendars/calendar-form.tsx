import { useId, useState } from 'react';
import { addCalendarSchema, changeCalendarSchema } from '#shared/calendars/calendar-schema.ts';
import * as z from 'zod/mini';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field, FieldError } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './calendars.module.css';
import { type ReadCalendar, useAfterChange, useCalendars } from './use-calendars.ts';

const { name, address } = addCalendarSchema.shape;
const newSchema = z.object({ name, address });
/** An address that is not typed stays as it is. */
const changedSchema = z.object({ name: changeCalendarSchema.shape.name.def.innerType, address: z.string() });

type CalendarFormProps = {
  /** `null` for a new one. */
  readonly calendar: ReadCalendar | null;
  readonly onClose: () => void;
};

/** A calendar to read: its name, its secret address, and where it closes. */
export function CalendarForm({ calendar, onClose }: CalendarFormProps) {
  const t = useTexts('calendars');
  const toast = useToast();
  const formId = useId();
  const after = useAfterChange();
  const { locations } = useCalendars();
  const [listingIds, setListingIds] = useState<readonly string[]>(
    calendar?.listingIds ?? locations.slice(0, 1).map(({ id }) => id),
  );
  const add = trpc.calendars.add.useMutation();
  const change = trpc.calendars.change.useMutation();
  const form = useSchemaForm({
    initial: { name: calendar?.name ?? '', address: '' },
    schema: calendar === null ? newSchema : changedSchema,
    onSubmit: async (given) => {
      if (listingIds.length === 0) return;
      const ids = [...listingIds];
      if (calendar === null) await add.mutateAsync({ ...given, listingIds: ids });
      else {
        const typed = given.address.trim() === '' ? {} : { address: given.address };
        await change.mutateAsync({ calendarId: calendar.id, name: given.name, ...typed, listingIds: ids });
      }
      await after.onSuccess();
      toast.info(t(calendar === null ? 'added' : 'changed', { name: given.name }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={calendar === null ? t('add') : calendar.name}
      width={520}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isBusy} busyLabel={t('reading')}>
            {t(calendar === null ? 'readIt' : 'save')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FormFailure of={form} />
        <Field label={t('name')} required hint={t('nameHint')} error={form.error('name')}>
          <Input {...form.control('name')} autoComplete="off" />
        </Field>
        <Field
          label={t(calendar === null ? 'address' : 'newAddress')}
          required={calendar === null}
          hint={t(calendar === null ? 'addressHint' : 'addressKept')}
          error={form.error('address')}
        >
          <Input {...form.control('address')} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <fieldset className={styles.places}>
          <legend>{t('whichLocations')}</legend>
          {locations.map((place) => (
            <Checkbox
              key={place.id}
              label={place.name}
              checked={listingIds.includes(place.id)}
              onChange={({ target }) =>
                setListingIds(
                  target.checked ? [...listingIds, place.id] : listingIds.filter((other) => other !== place.id),
                )
              }
            />
          ))}
          {listingIds.length === 0 && <FieldError>{t('chooseLocation')}</FieldError>}
        </fieldset>
      </form>
    </Dialog>
  );
}
