import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtAssets } from './built-assets.ts'
import type { PagesModule, StaticPagesOptions } from './pages-module.ts'
import { createPictureMaker } from './shared-pictures.ts'

/** Where the rendering module is built, and removed again. */
export const renderedFolder = 'dist/static-pages'
const pictureCache = 'node_modules/.cache/armor/shared-pictures'

/** Writes every static page, every named document of the app, and the picture of each that may be shared. */
export async function prerender(root: string, options: StaticPagesOptions): Promise<void> {
  const outDir = path.join(root, options.outDir)
  const assets = await builtAssets(outDir, options)
  const pages: PagesModule = await import(pathToFileURL(path.join(root, renderedFolder, 'pages.js')).href)
  const app = await readFile(path.join(outDir, 'app.html'), 'utf8')
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
  for (const { path: address, language, file } of pages.namedAppFiles) {
    const picture = await addressOfPicture(address, language)
    await write(file, pages.nameAppPage(app, address, language, picture))
  }
  await rm(path.join(root, renderedFolder), { recursive: true, force: true })
}
