import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Locale } from '#shared/messages/text.ts';
import { assetsOfBuild, CLIENT_ENTRY, type Manifest, type PageAssets } from './page-assets.ts';

interface RenderRequest {
  readonly request: Request;
  readonly link: TRPCLink<AnyRouter>;
  readonly locale: Locale;
  readonly theme: string;
  /** The last search as the browser kept it, unparsed. */
  readonly filterCookie: string | null;
  readonly nonce: string;
}

/** Turns a request into a page; built files in production, Vite's modules while developing. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<Response>;
  /** The drawing by which a shop without a photo is shared, as SVG of 1200 × 630. */
  drawShop(businessType: string | null, name: string): Promise<string>;
  /** Its drawn front in its street, without a sky, as SVG. */
  drawStreet(businessType: string | null, name: string): Promise<string>;
}

interface PagesModule {
  renderPage(options: RenderRequest & { readonly assets: PageAssets }): Promise<Response>;
  locationShare(businessType: string | null, name: string): string;
  locationStreet(businessType: string | null, name: string): string;
}

/** Reads what `npm run build` made. @throws when there is no build. */
export async function createBuiltRenderer(root: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = assetsOfBuild(manifest);
  const built = (await import(pathToFileURL(join(root, 'dist/server/pages.js')).href)) as PagesModule;
  return {
    render: (request) => built.renderPage({ ...request, assets }),
    drawShop: async (businessType, name) => built.locationShare(businessType, name),
    drawStreet: async (businessType, name) => built.locationStreet(businessType, name),
  };
}

const DEV_SCRIPT = `import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;`;

/** Serves the browser's modules with hot reload and loads the page module anew when it changed. */
export async function createDevRenderer(
  root: string,
  app: FastifyInstance,
): Promise<PageRenderer & { vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  const assets: PageAssets = {
    script: `/${CLIENT_ENTRY}`,
    scripts: () => [`/${CLIENT_ENTRY}`],
    styles: () => [],
    officeStyle: null,
    devScript: `import '/@vite/client';\n${DEV_SCRIPT}`,
  };
  const pages = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as PagesModule;
  return {
    vite,
    render: async (request) => (await pages()).renderPage({ ...request, assets }),
    drawShop: async (businessType, name) => (await pages()).locationShare(businessType, name),
    drawStreet: async (businessType, name) => (await pages()).locationStreet(businessType, name),
  };
}
