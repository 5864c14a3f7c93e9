import { createFileRoute, redirect } from '@tanstack/react-router';
import { BookingScreen } from '#web/features/booking/booking-screen.tsx';
import { isBookingStep } from '#web/features/booking/booking-step.ts';
import { loadBooking } from '#web/features/booking/load-booking.ts';
import { bookSearchOf } from '#web/parts/filter/book-search.ts';

export const Route = createFileRoute('/book/$step')({
  staticData: { areas: ['booking', 'listing', 'dates'] },
  validateSearch: bookSearchOf,
  params: {
    parse: ({ step }) => ({ step: isBookingStep(step) ? step : ('review' as const) }),
    stringify: ({ step }) => ({ step }),
  },
  beforeLoad: ({ location, params }) => {
    const [, , written = ''] = location.pathname.split('/');
    if (written !== params.step) throw redirect({ to: '/book/$step', params, search: true, replace: true });
  },
  loaderDeps: ({ search: { listing, from, to, bags } }) => ({ listing, from, to, bags }),
  loader: async ({ context, deps, location }) => {
    const linked = await loadBooking(context, deps);
    // Named, but without a possible stay: the map shows what there is of it, and does not look for what there is not.
    if (linked === 'unknown') {
      throw redirect({ to: '/map', search: { ...location.search, listing: undefined }, replace: true });
    }
    if (linked === null && deps.listing !== undefined) {
      throw redirect({ to: '/map', search: location.search, replace: true });
    }
    return linked;
  },
  head: ({ match, params }) => {
    const texts = match.context.texts.of('booking');
    const title = params.step === 'review' ? texts.reviewTitle : texts.finishTitle;
    return { meta: [{ title: String(title) }, { name: 'robots', content: 'noindex' }] };
  },
  component: Book,
});

function Book() {
  const { step } = Route.useParams();
  return <BookingScreen step={step} linked={Route.useLoaderData()} />;
}
