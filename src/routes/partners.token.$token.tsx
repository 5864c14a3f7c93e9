import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '#web/features/content/partners-page.tsx';

export const Route = createFileRoute('/partners/token/$token')({ component: PartnersPage });
