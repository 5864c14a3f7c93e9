import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { Door } from './door.ts';

/** What a traveller does about a shut door; the page shows what the server says of it afterwards. */
export function useDoorActs(door: Pick<Door, 'bookingId'>) {
  const t = useTexts('door');
  const toast = useToast();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const onError = (error: { readonly message: string }) => {
    toast.error(error.message || t('failed'));
    void utils.doors.invalidate();
  };
  const onSuccess = async (now: Door) => {
    utils.doors.ofOrder.setData({ bookingId: door.bookingId }, now);
    await utils.booking.invalidate();
  };
  const withAnswer = { onSuccess, onError };
  return {
    report: trpc.doors.report.useMutation(withAnswer),
    withdraw: trpc.doors.withdraw.useMutation(withAnswer),
    takeMoneyBack: trpc.doors.takeMoneyBack.useMutation(withAnswer),
    move: trpc.doors.move.useMutation({
      onSuccess: async ({ bookingId }) => {
        await utils.invalidate();
        await navigate({ to: '/orders/$id/door', params: { id: bookingId }, replace: true });
      },
      onError,
    }),
  };
}
