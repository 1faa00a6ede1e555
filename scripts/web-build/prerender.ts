import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openAppPageFiles } from './app-page-files.ts'
import { builtAssets } from './built-assets.ts'
import { keepFirstLoadBudget } from './first-load-budget.ts'
import type { PagesModule, StaticPagesOptions } from './pages-module.ts'
import { createPictureMaker } from './shared-pictures.ts'

/** Where the rendering module is built, and removed again. */
export const renderedFolder = 'dist/static-pages'
const pictureCache = 'node_modules/.cache/armor/shared-pictures'

/**
 * The document, naming every script that its page begins with. No typeface: they would take a fifth of a second of a slow line from the
 * scripts, without which there is nothing to read (docs/decisions/132).
 */
function withPreloads(document: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((href) => !document.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return document.replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
}

/** The document with a script that is fetched and run before all others; nothing of it waits for the app. */
function withFirstScript(document: string, script: string | undefined): string {
  if (script === undefined) return document
  return document.replace(
    '<title>',
    () => `<script type="module" async src="${script}"></script>\n    <title>`,
  )
}

/** Writes every static page, every document of the app, and the picture of each that may be shared. */
export async function prerender(root: string, options: StaticPagesOptions): Promise<void> {
  const outDir = path.join(root, options.outDir)
  const assets = await builtAssets(outDir, options)
  const pages: PagesModule = await import(pathToFileURL(path.join(root, renderedFolder, 'pages.js')).href)
  const app = await readFile(path.join(outDir, 'app.html'), 'utf8')
  const filesOf = await openAppPageFiles(root, outDir, options.appPagesEntry)
  const pictures = createPictureMaker(root, path.join(root, pictureCache))
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
    await writeFile(path.join(outDir, file), content)
  }
  const addressOfPicture = async (address: string, language: string) => {
    const content = pages.pictureAt(address, language)
    if (content === null) return undefined
    const { name, png } = await pictures.make(content)
    await write(`assets/shared/${name}`, png)
    return `/assets/shared/${name}`
  }
  for (const { path: address, language, file } of pages.staticFiles) {
    const picture = await addressOfPicture(address, language)
    const html = pages.renderStaticPage(address, language, { ...assets, picture })
    if (html === null) throw new Error(`No static page is rendered for ${address}.`)
    await write(file, html)
  }
  for (const { path: address, language, file, isLater } of pages.appFiles) {
    const picture = await addressOfPicture(address, language)
    const first = assets.scripts[options.firstScripts[address] ?? '']
    const document = withPreloads(withFirstScript(app, first), filesOf(address, language))
    const named = pages.nameAppPage(document, address, language, picture)
    await write(file, isLater ? named : pages.withFirstStep(named, address, language))
  }
  await keepFirstLoadBudget(outDir, '/checkout', filesOf('/checkout', 'en'))
  await rm(path.join(root, renderedFolder), { recursive: true, force: true })
}
