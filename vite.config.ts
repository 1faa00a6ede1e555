import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareScript } from './scripts/web-build/bare-script.ts'
import { compressedFiles } from './scripts/web-build/compressed-files.ts'
import { installableApp } from './scripts/web-build/installable-app.ts'
import { staticPages } from './scripts/web-build/static-pages.ts'

/** `npm run dev` runs the server beside Vite, on the port that it names here. */
const apiPort = process.env.ARMOR_API_PORT ?? '3001'

/** The browser's half: `vite build --app` writes dist/web (served) and dist/static-pages (used during the build only). */
export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [
    tailwindcss(),
    react(),
    staticPages({
      pagesEntry: 'src/web/static-pages.tsx',
      appPagesEntry: 'src/web/page-modules.ts',
      styleEntry: 'src/web/styles/site.css',
      pageScripts: {
        check: 'src/web/check.ts',
        'help-search': 'src/web/help-search.ts',
        'lead-form': 'src/web/lead-form.ts',
        'message-form': 'src/web/message-form.ts',
        'portal-first-calls': 'src/web/portal-first-calls.ts',
      },
      firstScripts: { '/client-dashboard': 'portal-first-calls' },
      outDir: 'dist/web',
    }),
    bareScript('check'),
    installableApp({
      workerEntry: 'src/web/worker/service-worker.ts',
      shield: 'src/web/public/favicon.svg',
      outDir: 'dist/web',
    }),
    compressedFiles({ outDir: 'dist/web' }),
  ],
  worker: {
    // One script that loads nothing more: the server gives it a policy of its own by its folder (sealed-scripts.ts).
    format: 'iife',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'assets/sealed/[name]-[hash].js' },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/socket.io', '/sandbox', '/healthz', '/readyz'].map((path) => [
        path,
        { target: `http://localhost:${apiPort}`, ws: path === '/socket.io' },
      ]),
    ),
  },
})
