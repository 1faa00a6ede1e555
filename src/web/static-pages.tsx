import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type SiteMessages, siteMessages } from '../shared/messages/site-messages.ts'
import { notFoundPath, pages, staticFileOf } from '../shared/pages.ts'
import { type Language, languages } from '../shared/rules/language.ts'
import { languageOfCookies, languageOfQuery } from '../shared/rules/language-cookie.ts'
import { pageTitle } from './lib/page-title.ts'
import { FixedMessages } from './lib/use-messages.tsx'
import { HelpPage } from './pages/static/help-page.tsx'
import { HomePage } from './pages/static/home-page.tsx'
import { NotFoundPage } from './pages/static/not-found-page.tsx'
import { ReadinessPage } from './pages/static/readiness-page.tsx'
import { RestorePage } from './pages/static/restore-page.tsx'
import { StaticDocument } from './static-document.tsx'

interface StaticPage {
  Content: ComponentType<{ messages: SiteMessages }>
  /** Of the tab, and what a search engine prints. */
  title: (messages: SiteMessages) => string
  /** What a search engine prints below the title. */
  description?: (messages: SiteMessages) => string
}

/** A page takes its texts as a prop and is rendered once in every language. */
const contents: Readonly<Record<string, StaticPage>> = {
  '/': { Content: HomePage, title: ({ home }) => home.documentTitle, description: ({ home }) => home.lead },
  '/restore': {
    Content: RestorePage,
    title: ({ home }) => home.restorePage.title,
    description: ({ home }) => home.restorePage.lead,
  },
  '/readiness': {
    Content: ReadinessPage,
    title: ({ home }) => home.readinessPage.title,
    description: ({ home }) => home.readinessPage.lead,
  },
  '/help': { Content: HelpPage, title: ({ help }) => help.pageTitle, description: ({ help }) => help.lead },
  [notFoundPath]: { Content: NotFoundPage, title: ({ shell }) => shell.pageNotFound },
}

/** Every page that a build makes: its address, its language and its file in the folder that the server serves. */
export const staticFiles = [
  ...pages.filter((page) => page.kind === 'static').map(({ path }) => path),
  notFoundPath,
].flatMap((path) => languages.map((language) => ({ path, language, file: staticFileOf(path, language) })))

/** The whole HTML of a static page; null for a path that is none. A listed page without a component stops the build. */
export function renderStaticPage(
  path: string,
  language: Language,
  assets: { styles: readonly string[]; preloads: readonly string[] },
): string | null {
  const page = contents[path]
  if (!page) return null
  const messages = siteMessages[language]
  const html = renderToStaticMarkup(
    <FixedMessages language={language} messages={messages}>
      <StaticDocument
        language={language}
        title={pageTitle(page.title(messages))}
        description={page.description?.(messages)}
        indexed={pages.find((each) => each.path === path)?.indexed ?? false}
        assets={assets}
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
