import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './vite.compressed.ts';

const applicationOf = (mode: string) => (mode === 'office' ? 'office' : 'site');

/** The routes of one application as a tree. */
const routesOf = (application: string) =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
    },
    routesDirectory: `src/${application}/routes`,
    generatedRouteTree: `src/${application}/route-tree.gen.ts`,
    quoteStyle: 'single',
    semicolons: true,
    addExtensions: true,
  });

const inBrowser = (application: string) => ({
  outDir: 'dist/client',
  emptyOutDir: application === 'site',
  copyPublicDir: application === 'site',
  manifest: `.vite/${application}.json`,
  cssCodeSplit: false,
  // A page names its files itself (`page-assets.ts`); lists of what a later part needs would weigh on the first load.
  modulePreload: { resolveDependencies: () => [] },
  rollupOptions: {
    input: `src/${application}/entry-client.tsx`,
    output: {
      codeSplitting: {
        groups: [
          { name: 'vendor', priority: 1, test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|@trpc)[\\/]/ },
          // What most parts share comes as one file, in place of 30 that wait for each other.
          { name: 'shared', minShareCount: application === 'site' ? 18 : 30 },
        ],
      },
    },
  },
});

const onServer = {
  outDir: 'dist/server',
  emptyOutDir: true,
  copyPublicDir: false,
  rollupOptions: {
    input: {
      site: 'src/site/entry-server.tsx',
      office: 'src/office/entry-server.tsx',
      mails: 'src-server/start/mails.tsx',
    },
  },
};

/** The browser's two applications are builds of their own, the site's first, then `--mode office`; the server's has both. */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    ...(command === 'build' && !isSsrBuild
      ? [routesOf(applicationOf(mode)), compressedFiles()]
      : ['site', 'office'].map(routesOf)),
    react(),
  ],
  appType: 'custom',
  // The pages carry their own copy of React, built for production, whatever NODE_ENV the server runs with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  build: isSsrBuild ? onServer : inBrowser(applicationOf(mode)),
}));
