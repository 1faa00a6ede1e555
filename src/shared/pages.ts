import type { Language } from './rules/language.ts'

/** The only list of page addresses. `static` pages are rendered at build time, `app` pages in the browser. */
export interface PageEntry {
  path: string
  kind: 'static' | 'app'
  /** Whether search engines may list it. */
  indexed: boolean
}

export interface RedirectEntry {
  from: string
  to: string
  keepQuery: boolean
}

export const pages: readonly PageEntry[] = [
  { path: '/', kind: 'static', indexed: true },
  { path: '/restore', kind: 'static', indexed: true },
  { path: '/readiness', kind: 'static', indexed: true },
  { path: '/help', kind: 'static', indexed: true },
  { path: '/checkout', kind: 'app', indexed: false },
  { path: '/success', kind: 'app', indexed: false },
  { path: '/upload', kind: 'app', indexed: false },
  { path: '/intake', kind: 'app', indexed: false },
  { path: '/apply-beta', kind: 'app', indexed: false },
  { path: '/client-dashboard', kind: 'app', indexed: false },
  { path: '/dashboard', kind: 'app', indexed: false },
  { path: '/dashboard/client', kind: 'app', indexed: false },
  { path: '/dashboard/messages', kind: 'app', indexed: false },
  { path: '/dashboard/mail', kind: 'app', indexed: false },
  { path: '/dashboard/lists', kind: 'app', indexed: false },
  { path: '/dashboard/announcements', kind: 'app', indexed: false },
  { path: '/dashboard/audit-log', kind: 'app', indexed: false },
  { path: '/dashboard/team', kind: 'app', indexed: false },
  { path: '/dashboard/settings', kind: 'app', indexed: false },
  { path: '/dashboard/account', kind: 'app', indexed: false },
  { path: '/dashboard/join', kind: 'app', indexed: false },
  { path: '/account/data', kind: 'app', indexed: false },
  { path: '/account/sign-in', kind: 'app', indexed: false },
  { path: '/account/folder', kind: 'app', indexed: false },
  { path: '/account/review', kind: 'app', indexed: false },
  { path: '/account/mailing', kind: 'app', indexed: false },
  { path: '/account/preferences', kind: 'app', indexed: false },
  { path: '/account/unsubscribe', kind: 'app', indexed: false },
]

export const redirects: readonly RedirectEntry[] = [
  { from: '/credit', to: '/checkout', keepQuery: true },
  { from: '/apply', to: '/apply-beta', keepQuery: true },
]

/** Not an address of the product: what the server answers, with status 404, at every unknown one. */
export const notFoundPath = '/404'

/** The file of a static page in a language, below the folder that the server serves: '/help' is 'help/index.es.html'. */
export function staticFileOf(path: string, language: Language): string {
  const ending = language === 'en' ? 'html' : `${language}.html`
  if (path === notFoundPath) return `404.${ending}`
  return path === '/' ? `index.${ending}` : `${path.slice(1)}/index.${ending}`
}
