import { defineConfig } from 'vite';

/** The booking widget for pages of others: one script without anything of the application's own. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/widget',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: {
      input: 'widget/main.ts',
      output: { format: 'iife', entryFileNames: 'widget.js' },
    },
  },
});
