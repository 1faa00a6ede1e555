interface PageFile {
  path: string
  language: string
  /** Its place in the served folder. */
  file: string
}

interface GivenAssets {
  styles: readonly string[]
  preloads: readonly string[]
  scripts?: Readonly<Record<string, string>>
  picture?: string
}

/** What the pages entry must export; the build knows nothing else of the product. */
export interface PagesModule {
  /** Every static page in every language. */
  staticFiles: readonly PageFile[]
  renderStaticPage(path: string, language: PageFile['language'], assets: GivenAssets): string | null
  /** Every page of the app in every language: each has a document of its own, and one with a first step another for its later ones. */
  appFiles: readonly (PageFile & { isLater: boolean })[]
  /** The document with the page's first step, to be read before the app draws it. */
  withFirstStep(document: string, path: string, language: PageFile['language']): string
  nameAppPage(
    document: string,
    path: string,
    language: PageFile['language'],
    picture: string | undefined,
  ): string
  /** What the picture of a shared page shows; null for a page that has none. */
  pictureAt(path: string, language: PageFile['language']): object | null
  languageAsked(query: string, cookies: string | undefined): PageFile['language']
}

/** Where the sources stand, relative to the root. */
export interface StaticPagesOptions {
  /** Module that renders pages. */
  pagesEntry: string
  /** Module that names the file and the texts of each page of the app. */
  appPagesEntry: string
  /** Style sheet of the static pages. */
  styleEntry: string
  /** Modules that a static page may load, by the name that the page gives. */
  pageScripts: Readonly<Record<string, string>>
  /** Of pages of the app, by path: the page script that runs before the app's own code has come. It imports nothing. */
  firstScripts: Readonly<Record<string, string>>
  /** Folder that the server serves. */
  outDir: string
}
