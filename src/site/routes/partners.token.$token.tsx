import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { PartnersPage } from '#web/features/content/partners-page.tsx';

export const Route = createFileRoute('/partners/token/$token')({ component: Invited });

const partners = getRouteApi('/partners');

function Invited() {
  return <PartnersPage page={partners.useLoaderData().page} />;
}
