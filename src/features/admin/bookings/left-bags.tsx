import { useState } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { newId } from '#web/lib/new-id.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';

/** Bags that were not fetched, or behind a shut door: what is owed, and after 30 days what was decided with the location, for the record. */
export function LeftBags({ booking: { id, traveller, owed, owedForDoor, isLeft } }: { readonly booking: Booking }) {
  const t = useTexts('adminBookings');
  const amount = formatMoney(owed, useLocale());
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const act = useAct(() => utils.invalidate());
  const end = trpc.admin.custody.endLeft.useMutation();
  const [note, setNote] = useState('');
  const [requestId] = useState(newId);
  const mayDecide = useMayDo('support');
  const decide = () =>
    act(
      () =>
        risky({ act: t('leftEnd'), target: traveller }, () =>
          end.mutateAsync({ bookingId: id, requestId, note: note.trim() }),
        ),
      t('leftEnded'),
    );
  return (
    <PanelSection title={t(owedForDoor ? 'owedDoorTitle' : 'leftTitle')} isAct={isLeft}>
      <p>{t(owedForDoor ? 'owedDoor' : 'leftText', { amount })}</p>
      {isLeft && mayDecide && (
        <form
          className={styles.byHand}
          onSubmit={(event) => {
            event.preventDefault();
            void decide();
          }}
        >
          <Field label={t('leftNote')}>
            <Input required maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button type="submit" size={44} busy={end.isPending} disabled={note.trim() === ''}>
            {t('leftEnd')}
          </Button>
        </form>
      )}
    </PanelSection>
  );
}
