import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { drawAppIcons } from './app-icons.ts'
import { appManifests } from './app-manifest.ts'

interface InstallableAppOptions {
  workerEntry: string
  /** The SVG that the icons are drawn from. */
  shield: string
  outDir: string
}

/**
 * What makes the app installable: its worker as one script at a lasting address, without chunks, so that no module of a page is
 * ever asked for by it; the manifests; the icons.
 */
export function installableApp({ workerEntry, shield, outDir }: InstallableAppOptions): Plugin {
  let root = process.cwd()
  return {
    name: 'installable-app',
    config: () => ({
      environments: {
        worker: {
          consumer: 'client',
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: {
              checks: { bundlerTimings: false },
              input: { 'service-worker': workerEntry },
              output: { format: 'iife', entryFileNames: '[name].js' },
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { worker } = builder.environments
        if (!worker) throw new Error('The build needs the worker environment.')
        await builder.build(worker)
        const icons = await drawAppIcons(await readFile(path.join(root, shield), 'utf8'))
        for (const [file, content] of Object.entries({ ...appManifests(), ...icons })) {
          const place = path.join(root, outDir, file)
          await mkdir(path.dirname(place), { recursive: true })
          await writeFile(place, content)
        }
      },
    },
  }
}
