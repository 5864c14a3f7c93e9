import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#web/features/partner/staff/invitation-page.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';

export const Route = createFileRoute('/staff/$token')({
  staticData: { areas: ['staff', 'errors'] },
  loader: ({ context, params }) => orNotFound(context.api.staff.invitation.ensureData({ token: params.token })),
  head: ({ match }) => ({
    meta: [
      { title: String(match.context.texts.of('common').partnerDashboard) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Invitation,
});

function Invitation() {
  return <InvitationPage token={Route.useParams().token} />;
}
