import { type RenderOptions, renderWith } from '#web/features/chrome/render-page.tsx';
import { createOfficeRouter } from './router.tsx';

export const renderPage = (options: RenderOptions): Promise<Response> => renderWith(createOfficeRouter, options);
