import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { PagesModule, StaticPagesOptions } from './pages-module.ts'
import { prerender, renderedFolder } from './prerender.ts'
import { nameSharedChunk } from './shared-chunks.ts'

/**
 * Renders the marketing pages at build time with React and ships no script with them but the few that a page asks for;
 * the app is a second entry. In development the same module renders each request through Vite's own runner.
 */
export function staticPages(options: StaticPagesOptions): Plugin {
  let root = process.cwd()
  return {
    name: 'static-pages',
    config: () => ({
      appType: 'custom',
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments
          if (!client || !ssr) throw new Error('The build needs the client and the ssr environment.')
          await builder.build(client)
          await builder.build(ssr)
          await prerender(root, options)
        },
      },
      environments: {
        client: {
          build: {
            outDir: options.outDir,
            emptyOutDir: true,
            manifest: true,
            modulePreload: { polyfill: false, resolveDependencies: notYetHere },
            rolldownOptions: {
              // How long a build took on a busy machine is no fault.
              checks: { bundlerTimings: false },
              input: { app: 'app.html', site: options.styleEntry, ...options.pageScripts },
              output: {
                codeSplitting: { groups: [sharedChunks] },
                hashCharacters: 'hex',
                entryFileNames: `assets/${named}.js`,
                chunkFileNames: `assets/${named}.js`,
                assetFileNames: `assets/${named}.[ext]`,
              },
            },
          },
        },
        ssr: {
          build: {
            outDir: renderedFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { checks: { bundlerTimings: false }, input: { pages: options.pagesEntry } },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://dev')
            const ssr = server.environments.ssr
            if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
            const pages: PagesModule = await ssr.runner.import(`/${options.pagesEntry}`)
            const language = pages.languageAsked(url.search, request.headers.cookie)
            const rendered = pages.renderStaticPage(url.pathname, language, sourceAssets(options))
            const html = rendered ?? (await readFile(path.join(root, 'app.html'), 'utf8'))
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url.pathname, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
    /** An edit of a static page must reload the browser: its own environment has no browser to tell. */
    hotUpdate({ server, modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' })
      }
    },
  }
}

/**
 * The shortest hash that the bundler can give this many files: the first script lists the names of two hundred of them, and each character
 * that follows no rule is sent as it is. A hexadecimal one is sent as half a byte: 28 bits a name, which no two contents of one file will share.
 */
const named = '[name]-[hash:7]'

const sharedChunks = {
  name: (id: string, bundler: { getModuleInfo: Parameters<typeof nameSharedChunk>[1] }) =>
    nameSharedChunk(id, (each) => bundler.getModuleInfo(each)),
  debugName: 'what families of pages share',
  // Each module has its file by its own name, not by that of what imports it.
  includeDependenciesRecursively: false,
}

/**
 * What is fetched beside a file that is asked for later: not what the app begins with, which is here when it asks. To look for each again takes a slow telephone
 * 15 ms of the first drawing.
 */
const notYetHere = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  /^assets\/(?:of-)?app-/.test(hostId)
    ? files.filter((file) => !/^assets\/(?:rolldown-runtime|of-app)-/.test(file))
    : files

/** In development Vite serves the sources themselves. */
function sourceAssets({ styleEntry, pageScripts }: StaticPagesOptions) {
  return {
    styles: [`/${styleEntry}`],
    preloads: [],
    scripts: Object.fromEntries(Object.entries(pageScripts).map(([name, entry]) => [name, `/${entry}`])),
  }
}
