import { Download } from 'lucide-react';
import { toDecimalText } from '#shared/money/money-text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveCsv } from '../kit/save-csv.ts';
import { useAct } from '../kit/use-act.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useRiskyAct } from '../shell/prove-again.tsx';
import type { BookingsSearch } from './bookings-search.ts';
import { viewOf } from './day-views.tsx';
import { standingWords, stateWords } from './state-words.ts';

/** What is found as a file, for the person who works with money; people are in it, so it wants a proof. */
export function ExportButton({ search }: { readonly search: BookingsSearch }) {
  const t = useTexts('adminBookings');
  const mayExport = useMayDo('finance');
  const risky = useRiskyAct();
  const act = useAct(() => Promise.resolve());
  const found = trpc.admin.bookings.export.useMutation();
  if (!mayExport) return null;
  const { text = '', state, dropOff = 'any', city, currency, user, listing } = search;
  const view = viewOf(search);
  const save = async () => {
    const { bookings } = await risky({ act: t('exportAct') }, () =>
      found.mutateAsync({
        text,
        state,
        dropOff,
        day: view === 'all' ? undefined : view,
        city,
        currency,
        userId: user,
        listingId: listing,
      }),
    );
    const head = [
      t('code'),
      t('state'),
      t('traveller'),
      t('email'),
      t('location'),
      t('dropOff'),
      t('bags'),
      t('paid'),
      t('currency'),
    ];
    saveCsv('bookings.csv', [
      head,
      ...bookings.map((booking) => [
        booking.code,
        t(booking.standing === null ? stateWords[booking.state] : standingWords[booking.standing]),
        booking.traveller,
        booking.email,
        booking.location,
        booking.dropOffAt,
        booking.bagsCount,
        toDecimalText(booking.paid),
        booking.paid.currency,
      ]),
    ]);
  };
  return (
    <Button variant="secondary" size={44} busy={found.isPending} onClick={() => void act(save, t('exported'))}>
      <Icon of={Download} size={16} />
      {t('export')}
    </Button>
  );
}
