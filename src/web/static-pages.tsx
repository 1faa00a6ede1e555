import { renderToStaticMarkup } from 'react-dom/server'
import { siteMessages } from '../shared/messages/site-messages.ts'
import { appFileOf, notFoundPath, pages, type StaticPath, staticFileOf } from '../shared/pages.ts'
import { type Language, languages } from '../shared/rules/language.ts'
import { languageOfCookies, languageOfQuery } from '../shared/rules/language-cookie.ts'
import { withFirstStep } from './first-steps.tsx'
import { indexedAppPages, nameAppPage } from './indexed-app-pages.tsx'
import { languageOfPage } from './lib/language-of-page.ts'
import { pageTitle } from './lib/page-title.ts'
import { FixedMessages } from './lib/use-messages.tsx'
import { type SharedPicture, searchHeadOf, sharedPictureOf } from './page-summary.tsx'
import { NotFoundPage } from './pages/static/not-found-page.tsx'
import { StaticDocument } from './static-document.tsx'
import type { PageAssets, StaticPage } from './static-page.ts'
import { storefrontPages } from './storefront-pages.ts'

/** A page takes its texts as a prop and is rendered once in every language. */
const contents: Readonly<Record<StaticPath | typeof notFoundPath, StaticPage>> = {
  ...storefrontPages,
  [notFoundPath]: { Content: NotFoundPage, title: ({ shell }) => shell.pageNotFound },
}

/** A page by whatever address is asked; undefined for one that is none. */
const pageAt = (path: string): StaticPage | undefined =>
  Object.entries(contents).find(([each]) => each === path)?.[1]

const isIndexed = (path: string) => pages.find((each) => each.path === path)?.indexed ?? false

const inEveryLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    languages.map((language) => ({ path, language, file: staticFileOf(path, language) })),
  )

/** Every page that a build makes: its address, its language and its file in the folder that the server serves. */
export const staticFiles = inEveryLanguage([
  ...pages.filter((page) => page.kind === 'static').map(({ path }) => path),
  notFoundPath,
])

/** Pages of the app: the build writes the app's document for each, with what it loads, and its title where search engines list it. */
export const appFiles = pages
  .filter((page) => page.kind === 'app')
  .flatMap((page) =>
    (page.laterSteps ? [false, true] : [false]).flatMap((isLater) =>
      languages.map((chosen) => ({
        path: page.path,
        language: languageOfPage(page.path, chosen),
        file: appFileOf(page, chosen, isLater),
        isLater,
      })),
    ),
  )
export { nameAppPage, withFirstStep }

/** What the picture of a page shows where it is shared; null for a page that is not listed. */
export function pictureAt(path: string, language: Language): SharedPicture | null {
  const page = indexedAppPages[path] ?? pageAt(path)
  return page && isIndexed(path) ? sharedPictureOf(page, language) : null
}

/** The whole HTML of a static page; null for a path that is none. A listed page without its object does not compile. */
export function renderStaticPage(path: string, language: Language, assets: PageAssets): string | null {
  const page = pageAt(path)
  if (!page) return null
  const messages = siteMessages[language]
  const html = renderToStaticMarkup(
    <FixedMessages language={language} messages={messages}>
      <StaticDocument
        language={language}
        title={pageTitle(page.title(messages))}
        searchHead={isIndexed(path) ? searchHeadOf(path, language, page, assets.picture) : null}
        assets={assets}
        script={scriptOf(page, assets)}
      >
        <page.Content messages={messages} />
      </StaticDocument>
    </FixedMessages>,
  )
  return `<!doctype html>${html}`
}

/** The language that a request asks for, as the server of the product takes it. For development. */
export function languageAsked(query: string, cookies: string | undefined): Language {
  return languageOfQuery(query) ?? languageOfCookies(cookies) ?? 'en'
}

function scriptOf({ script }: StaticPage, { scripts }: PageAssets): string | undefined {
  if (script === undefined || scripts === undefined) return undefined
  const address = scripts[script]
  if (address === undefined) throw new Error(`The build has no page script '${script}'.`)
  return address
}
