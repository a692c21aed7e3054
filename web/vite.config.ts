import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Where `vite dev` finds the server; set it when the server runs at another port.
const server = process.env.ZIGGURAT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', scale: 1.25 })],
  resolve: {
    alias: { $lib: here('src/lib') },
    // Boards live in the games' folders, outside of web/; what they import is looked up here.
    dedupe: ['svelte', 'd3-zoom', 'd3-selection'],
    // Tests draw components as a browser does.
    ...(process.env.VITEST === undefined ? {} : { conditions: ['browser'] }),
  },
  build: {
    outDir: here('../src/ziggurat/server/static'),
    emptyOutDir: true,
    // The content policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells tests and hosts which files a first visit loads.
    manifest: 'manifest.json',
    reportCompressedSize: false,
    // On a busy machine it would tell how long each plugin took, to people who want to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/schema': server },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    // Only a test that hangs runs into it, however busy the machine is.
    testTimeout: 120_000,
  },
});
