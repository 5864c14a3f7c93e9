import { createFileRoute } from '@tanstack/react-router';
import { KitPage } from '#web/ui/kit/kit-page.tsx';

/** Every part of the interface on one page. */
export const Route = createFileRoute('/kit')({ component: KitPage });
