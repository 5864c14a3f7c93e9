import { createRootRoute } from '#web/features/chrome/root-route.tsx';

export const Route = createRootRoute();
