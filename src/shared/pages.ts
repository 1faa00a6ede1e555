import type { Language } from './rules/language.ts'

/** The only list of page addresses. `static` pages are rendered at build time, `app` pages in the browser. */
export interface PageEntry {
  /** '/checkout'; a part that starts with a colon stands for any one part, as in '/pay/:key'. */
  path: string
  kind: 'static' | 'app'
  /** Whether search engines may list it. */
  indexed: boolean
  /** The server may answer with another address instead: a link to it is never followed inside the app. */
  asksServer?: true
  /** An address with one of these in its query may mean another step than the one that stands in the document (web/first-steps.tsx). */
  laterSteps?: readonly string[]
}

export interface RedirectEntry {
  from: string
  to: string
  keepQuery: boolean
}

const listed = [
  { path: '/', kind: 'static', indexed: true },
  { path: '/restore', kind: 'static', indexed: true },
  { path: '/check', kind: 'static', indexed: true },
  { path: '/software-plans', kind: 'static', indexed: true },
  { path: '/diy-plans', kind: 'static', indexed: true },
  { path: '/subscriptions', kind: 'static', indexed: true },
  { path: '/all-solutions', kind: 'static', indexed: true },
  { path: '/toolkits', kind: 'static', indexed: true },
  { path: '/collections-dispute-module', kind: 'static', indexed: true },
  { path: '/credit-fast-track-module', kind: 'static', indexed: true },
  { path: '/funding-application-module', kind: 'static', indexed: true },
  { path: '/armor-ready', kind: 'static', indexed: true },
  { path: '/entity-readiness-bundle', kind: 'static', indexed: true },
  { path: '/premier', kind: 'static', indexed: true },
  { path: '/elite', kind: 'static', indexed: true },
  { path: '/premium', kind: 'static', indexed: true },
  { path: '/standard', kind: 'static', indexed: true },
  { path: '/90-day-max', kind: 'static', indexed: true },
  { path: '/beta-tester', kind: 'static', indexed: true },
  { path: '/broken-lease', kind: 'static', indexed: true },
  { path: '/collections-toolkit', kind: 'static', indexed: true },
  { path: '/10k-september-play', kind: 'static', indexed: true },
  { path: '/performance-based-fee', kind: 'static', indexed: true },
  { path: '/readiness', kind: 'static', indexed: true },
  { path: '/help', kind: 'static', indexed: true },
  { path: '/terms', kind: 'static', indexed: true },
  { path: '/privacy', kind: 'static', indexed: true },
  { path: '/refunds', kind: 'static', indexed: true },
  { path: '/contact', kind: 'static', indexed: true },
  { path: '/readiness/status', kind: 'app', indexed: false },
  { path: '/dispute-generator', kind: 'app', indexed: true },
  { path: '/checkout', kind: 'app', indexed: false, laterSteps: ['step'] },
  { path: '/success', kind: 'app', indexed: false },
  { path: '/upload', kind: 'app', indexed: false },
  { path: '/intake', kind: 'app', indexed: false },
  { path: '/agreement', kind: 'app', indexed: false },
  { path: '/apply-beta', kind: 'app', indexed: false },
  { path: '/readiness-intake', kind: 'app', indexed: false },
  { path: '/funding-intake', kind: 'app', indexed: false },
  { path: '/readiness-checkout', kind: 'app', indexed: false },
  { path: '/readiness-success', kind: 'app', indexed: false },
  { path: '/funding-success', kind: 'app', indexed: false },
  { path: '/readiness-thank-you', kind: 'app', indexed: false },
  { path: '/funding-thank-you', kind: 'app', indexed: false },
  { path: '/client-dashboard', kind: 'app', indexed: false },
  { path: '/dashboard', kind: 'app', indexed: false },
  { path: '/dashboard/today', kind: 'app', indexed: false },
  { path: '/dashboard/client', kind: 'app', indexed: false },
  { path: '/dashboard/messages', kind: 'app', indexed: false },
  { path: '/dashboard/mail', kind: 'app', indexed: false },
  { path: '/dashboard/unread', kind: 'app', indexed: false },
  { path: '/dashboard/lists', kind: 'app', indexed: false },
  { path: '/dashboard/people', kind: 'app', indexed: false },
  { path: '/dashboard/reports', kind: 'app', indexed: false },
  { path: '/dashboard/payments', kind: 'app', indexed: false },
  { path: '/dashboard/sessions', kind: 'app', indexed: false },
  { path: '/dashboard/work', kind: 'app', indexed: false },
  { path: '/dashboard/funding', kind: 'app', indexed: false },
  { path: '/dashboard/agreements', kind: 'app', indexed: false },
  { path: '/dashboard/announcements', kind: 'app', indexed: false },
  { path: '/dashboard/audit-log', kind: 'app', indexed: false },
  { path: '/dashboard/team', kind: 'app', indexed: false },
  { path: '/dashboard/settings', kind: 'app', indexed: false },
  { path: '/dashboard/import', kind: 'app', indexed: false },
  { path: '/dashboard/connections', kind: 'app', indexed: false },
  { path: '/dashboard/account', kind: 'app', indexed: false },
  { path: '/dashboard/texts', kind: 'app', indexed: false },
  { path: '/dashboard/text', kind: 'app', indexed: false },
  { path: '/dashboard/own-mail', kind: 'app', indexed: false },
  { path: '/dashboard/setup', kind: 'app', indexed: false },
  { path: '/dashboard/start', kind: 'app', indexed: false },
  { path: '/dashboard/join', kind: 'app', indexed: false },
  { path: '/pay/manage', kind: 'app', indexed: false },
  { path: '/pay/:key', kind: 'app', indexed: false, asksServer: true },
  { path: '/account/data', kind: 'app', indexed: false },
  { path: '/account/purchase', kind: 'app', indexed: false },
  { path: '/account/sign-in', kind: 'app', indexed: false },
  { path: '/account/guides/:guide', kind: 'app', indexed: false },
  { path: '/account/folder', kind: 'app', indexed: false },
  { path: '/account/papers', kind: 'app', indexed: false },
  { path: '/account/get-reports', kind: 'app', indexed: false },
  { path: '/account/reports/:bureau', kind: 'app', indexed: false },
  { path: '/account/review', kind: 'app', indexed: false },
  { path: '/account/mailing', kind: 'app', indexed: false },
  { path: '/account/overview', kind: 'app', indexed: false },
  { path: '/account/preferences', kind: 'app', indexed: false },
  { path: '/account/unsubscribe', kind: 'app', indexed: false },
] as const satisfies readonly PageEntry[]

export const pages: readonly PageEntry[] = listed

/** The addresses of the pages that are rendered at build time: each has its one object, or the build does not compile. */
export type StaticPath = Extract<(typeof listed)[number], { kind: 'static' }>['path']

export const redirects: readonly RedirectEntry[] = [
  { from: '/credit', to: '/checkout', keepQuery: true },
  { from: '/apply', to: '/apply-beta', keepQuery: true },
  { from: '/readiness/apply', to: '/readiness-intake', keepQuery: true },
  { from: '/funding', to: '/readiness', keepQuery: true },
  { from: '/funding/apply', to: '/readiness', keepQuery: true },
  { from: '/funding-checkout', to: '/readiness', keepQuery: true },
  { from: '/credit-plans', to: '/software-plans', keepQuery: true },
  { from: '/rental-toolkit-basic', to: '/broken-lease#pricing', keepQuery: false },
  { from: '/rental-toolkit-premium', to: '/broken-lease#pricing', keepQuery: false },
]

/** The entry of the list for a path ('/pay/monthly-access', without query); a whole path goes before one with a colon. */
export function findPage(path: string): PageEntry | undefined {
  return pages.find((page) => page.path === path) ?? pages.find((page) => patternOf(page.path)?.test(path))
}

function patternOf(path: string): RegExp | null {
  return path.includes(':') ? new RegExp(`^${path.replace(/:[a-zA-Z]+/g, '[^/:]+')}$`) : null
}

/** Not an address of the product: what the server answers, with status 404, at every unknown one. */
export const notFoundPath = '/404'

const endingOf = (language: Language) => (language === 'en' ? 'html' : `${language}.html`)

/** The file of a static page in a language, below the folder that the server serves: '/help' is 'help/index.es.html'. */
export function staticFileOf(path: string, language: Language): string {
  const ending = endingOf(language)
  if (path === notFoundPath) return `404.${ending}`
  return path === '/' ? `index.${ending}` : `${path.slice(1)}/index.${ending}`
}

/**
 * The document of a page of the app: '/pay/:key' is 'app/pay/key.html'. Search engines find a listed one where they find the others.
 * @param isLater for an address that may mean another step than the one that stands in the document: 'app/checkout/later.html'
 */
export function appFileOf({ path, indexed }: PageEntry, language: Language, isLater = false): string {
  if (indexed) return staticFileOf(path, language)
  return `app${path.replaceAll(':', '')}${isLater ? '/later' : ''}.${endingOf(language)}`
}
