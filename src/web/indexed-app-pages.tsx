import { renderToStaticMarkup } from 'react-dom/server'
import { generatorAccess } from '../shared/catalogue/linked-products.ts'
import { siteMessages } from '../shared/messages/site-messages.ts'
import type { Language } from '../shared/rules/language.ts'
import { pageTitle } from './lib/page-title.ts'
import { searchHeadOf } from './page-summary.tsx'
import { offersOf, type PageSummary } from './static-page.ts'

/** Pages of the app that search engines may list. What they show is drawn in the browser; what they are about is not. */
export const indexedAppPages: Readonly<Record<string, PageSummary>> = {
  '/dispute-generator': {
    title: ({ generator }) => generator.pageTitle,
    description: ({ generator }) => generator.lead,
    offers: offersOf([generatorAccess]),
  },
}

/**
 * The app's document for one of its pages: its language, and of a listed one its title and what search engines read.
 * @param document the built app.html
 */
export function nameAppPage(
  document: string,
  path: string,
  language: Language,
  picture: string | undefined,
): string {
  const inLanguage = document.replace('<html lang="en">', `<html lang="${language}">`)
  const page = indexedAppPages[path]
  if (!page) return inLanguage
  const head = renderToStaticMarkup(
    <>
      <title>{pageTitle(page.title(siteMessages[language]))}</title>
      {searchHeadOf(path, language, page, picture)}
    </>,
  )
  return inLanguage
    .replace(/\s*<meta name="robots" content="noindex"\s*\/?>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
}
