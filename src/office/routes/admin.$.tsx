import { createFileRoute, notFound } from '@tanstack/react-router';

/** No page of administration stands at any other address: who may work here reads that within its frame. */
export const Route = createFileRoute('/admin/$')({
  beforeLoad: () => {
    throw notFound({ routeId: '/admin' });
  },
});
