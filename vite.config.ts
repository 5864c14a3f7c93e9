import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, preloadedWith } from './vite.chunks.ts';
import { compressedFiles } from './vite.compressed.ts';
import { isOfficeRouteFile, partedRoutes } from './vite.routes.ts';
import { officeSheet, scopedName } from './vite.sheets.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    partedRoutes(),
    react(),
    ...(isSsrBuild ? [] : [officeSheet(), compressedFiles()]),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  // The pages carry their own copy of React, built for production, whatever NODE_ENV the server runs with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { input: { pages: 'src/entry-server.tsx', mails: 'src-server/start/mails.tsx' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { resolveDependencies: preloadedWith },
        cssCodeSplit: false,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          treeshake: {
            moduleSideEffects: (id) =>
              // tRPC's packages don't say that their modules do nothing by themselves, and brought web sockets with them.
              !(/node_modules\/@trpc\//.test(id) || isOfficeRouteFile(id)),
          },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}));
