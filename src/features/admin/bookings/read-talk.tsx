import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Talk } from '#web/parts/messages/talk.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { PanelSection } from '../kit/panel.tsx';
import { useMayDo } from '../kit/use-may-do.ts';
import type { Booking } from './booking.ts';

/** What traveller and location wrote, once a problem is reported: it says why before it is read. Needs the area `messages`. */
export function ReadTalk({ booking: { id, talkCount } }: { readonly booking: Booking }) {
  const t = useTexts('adminBookings');
  const toast = useToast();
  const read = trpc.admin.bookings.readTalk.useMutation({
    onError: (error) => toast.error(wireFailure(error, t('failed')).message),
  });
  const mayRead = useMayDo('support');
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  if (talkCount === null || talkCount === 0 || !mayRead) return null;
  const open = () => {
    if (why.trim() === '') return setIsAsked(true);
    read.mutate({ bookingId: id, why });
  };
  return (
    <PanelSection title={t('talk', { count: talkCount })}>
      {read.data !== undefined ? (
        <Talk talk={read.data} as="location" going={null} waiting={[]} />
      ) : isAsking ? (
        <>
          <Field
            label={t('talkWhy')}
            hint={t('talkTold')}
            error={isAsked && why.trim() === '' ? t('talkWhyNeeded') : undefined}
          >
            <Input value={why} maxLength={500} onChange={({ target }) => setWhy(target.value)} />
          </Field>
          <Button size={44} busy={read.isPending} onClick={open}>
            {t('talkOpen')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" size={44} onClick={() => setAsking(true)}>
          {t('talkOpen')}
        </Button>
      )}
    </PanelSection>
  );
}
