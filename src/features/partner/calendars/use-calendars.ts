import { localDateOf } from '#web/lib/format/time.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useToast } from '#web/ui/toast/toast-context.ts';

export type Overview = Outputs['calendars']['overview'];
export type Suggestion = Overview['suggested'][number];
export type ReadCalendar = Overview['calendars'][number];
export type SuggestedPlace = Suggestion['places'][number];

/** What a partner's calendars say; its route has loaded it. */
export function useCalendars(): Overview {
  const [overview] = trpc.calendars.overview.useSuspenseQuery();
  return overview;
}

/** What every change of the calendars does at its end: shows them anew, or says what went wrong. */
export function useAfterChange() {
  const utils = trpc.useUtils();
  const toast = useToast();
  return {
    onSuccess: () => utils.calendars.overview.invalidate(),
    onError: ({ message }: { readonly message: string }) => void toast.error(message),
  };
}

/** The bookings that meet a closed door, each on its local date. */
export const metOn = (place: SuggestedPlace) =>
  place.met.map(({ code, at }) => ({ code, date: localDateOf(at, place.zone) }));
