import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunnableDevEnvironment, type Plugin } from 'vite'

interface StaticFile {
  path: string
  language: string
  file: string
}

/** What the pages entry must export; the plugin knows nothing else of the product. */
interface PagesModule {
  /** Every page in every language; `file` is its place in the served folder. */
  staticFiles: readonly StaticFile[]
  renderStaticPage(
    path: string,
    language: StaticFile['language'],
    assets: { styles: readonly string[]; preloads: readonly string[] },
  ): string | null
  languageAsked(query: string, cookies: string | undefined): StaticFile['language']
}

interface StaticPagesOptions {
  /** Module that renders pages, relative to the root. */
  pagesEntry: string
  /** Style sheet of the static pages, relative to the root. */
  styleEntry: string
  /** Folder that the server serves. */
  outDir: string
}

interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** The two typefaces that the first screen shows; other faces load when a page uses them. */
const preloadedFonts = /(source-sans-3-latin-400|source-serif-4-latin-600)/
const renderedFolder = 'dist/static-pages'

/**
 * Renders the marketing pages at build time with React and ships no script with them; the app is a second entry.
 * In development the same module renders each request through Vite's own runner.
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
            rolldownOptions: { input: { app: 'app.html', site: options.styleEntry } },
          },
        },
        ssr: {
          build: {
            outDir: renderedFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: { pages: options.pagesEntry } },
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
            const rendered = pages.renderStaticPage(url.pathname, language, {
              styles: [`/${options.styleEntry}`],
              preloads: [],
            })
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

async function prerender(root: string, options: StaticPagesOptions): Promise<void> {
  const outDir = path.join(root, options.outDir)
  const manifestFile = path.join(outDir, '.vite/manifest.json')
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(manifestFile, 'utf8'))
  const style = manifest[options.styleEntry]
  if (!style) throw new Error(`The build has no style sheet for ${options.styleEntry}.`)
  const styles = [style.file, ...(style.css ?? [])]
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`)
  const fonts = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const preloads = [...new Set(fonts)]
    .filter((file) => file.endsWith('.woff2') && preloadedFonts.test(file))
    .map((file) => `/${file}`)
  const pages: PagesModule = await import(pathToFileURL(path.join(root, renderedFolder, 'pages.js')).href)
  for (const { path: address, language, file } of pages.staticFiles) {
    const html = pages.renderStaticPage(address, language, { styles, preloads })
    if (html === null) throw new Error(`No static page is rendered for ${address}.`)
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), html)
  }
  await rm(path.join(root, renderedFolder), { recursive: true, force: true })
}
