import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { useStory } from '../bookings/use-story.ts';
import { Happened, type Happening } from '../kit/happened.tsx';
import { becameLooks, useBecameWords } from './became.ts';

type StoryProps = { readonly event: Outputs['admin']['events']['get'] };

/** What happened to an event's booking, and each time that the event came, in the order of the clock. */
export function EventStory({ event }: StoryProps) {
  const arrivals = useArrivals(event);
  const { bookingCode } = event;
  const { data: booking } = trpc.admin.bookings.get.useQuery(
    { booking: bookingCode ?? '' },
    { enabled: bookingCode !== null },
  );
  const story = useStory({ story: booking?.story ?? [] });
  const events = [...story, ...arrivals].toSorted(
    (one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''),
  );
  return <Happened events={events} />;
}

function useArrivals({ times }: StoryProps['event']): Happening[] {
  const t = useTexts('adminEvents');
  const words = useBecameWords();
  return times.map((each, index) => ({
    key: `came ${index}`,
    icon: becameLooks[each.became].icon,
    tone: each.became === 'failed' ? 'danger' : 'ticket',
    what: t(index === 0 ? 'arrived' : 'arrivedAgain'),
    more: `${words[each.became]}, ${each.error ?? t('lasted', { count: each.tookMs })}`,
    at: each.at,
  }));
}
