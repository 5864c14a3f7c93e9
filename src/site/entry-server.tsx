import { type RenderOptions, renderWith } from '#web/features/chrome/render-page.tsx';
import { createSiteRouter } from './router.tsx';

export { locationShare, locationStreet } from '#web/drawings/share-picture.ts';

export const renderPage = (options: RenderOptions): Promise<Response> => renderWith(createSiteRouter, options);
