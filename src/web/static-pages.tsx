import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { englishMessages } from '../shared/messages/messages.ts'
import { pages } from '../shared/pages.ts'
import { pageTitle } from './lib/page-title.ts'
import { HelpPage } from './pages/static/help-page.tsx'
import { HomePage } from './pages/static/home-page.tsx'
import { NotFoundPage } from './pages/static/not-found-page.tsx'
import { ReadinessPage } from './pages/static/readiness-page.tsx'
import { RestorePage } from './pages/static/restore-page.tsx'
import { StaticDocument } from './static-document.tsx'

const components: Readonly<Record<string, ComponentType>> = {
  '/': HomePage,
  '/restore': RestorePage,
  '/readiness': ReadinessPage,
  '/help': HelpPage,
}

const { home, help } = englishMessages
/** What a search engine prints below the title. */
const descriptions: Readonly<Record<string, string>> = {
  '/': home.lead,
  '/restore': home.restorePage.lead,
  '/readiness': home.readinessPage.lead,
  '/help': help.lead,
}

/** Not an address of the product: the file that the server sends, with status 404, for every unknown one. */
export const notFoundPath = '/404'

export const staticPaths = pages.filter((page) => page.kind === 'static').map((page) => page.path)

/** The whole HTML of a static page; null for a path that is none. A listed page without a component stops the build. */
export function renderStaticPage(
  path: string,
  assets: { styles: readonly string[]; preloads: readonly string[] },
): string | null {
  const page = pages.find((each) => each.kind === 'static' && each.path === path)
  const Content = path === notFoundPath ? NotFoundPage : components[path]
  if (!Content) return null
  const title = page?.title ?? '404 Page Not Found'
  const html = renderToStaticMarkup(
    <StaticDocument
      title={pageTitle(title)}
      description={descriptions[path]}
      indexed={page?.indexed ?? false}
      assets={assets}
    >
      <Content />
    </StaticDocument>,
  )
  return `<!doctype html>${html}`
}
