import { createFileRoute, redirect } from '@tanstack/react-router';

/** Booking starts with the review; the query, which may carry a discount code, goes along. */
export const Route = createFileRoute('/book/')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/book/review${location.searchStr}`, replace: true });
  },
});
