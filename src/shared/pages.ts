/** The only list of page addresses. `static` pages are rendered at build time, `app` pages in the browser. */
export interface PageEntry {
  path: string
  kind: 'static' | 'app'
  title: string
  /** Whether search engines may list it. */
  indexed: boolean
}

export interface RedirectEntry {
  from: string
  to: string
  keepQuery: boolean
}

export const pages: readonly PageEntry[] = [
  { path: '/', kind: 'static', title: 'ARMOR: dispute credit report errors yourself', indexed: true },
  { path: '/restore', kind: 'static', title: 'Restore: dispute software', indexed: true },
  { path: '/readiness', kind: 'static', title: 'Build & Apply', indexed: true },
  { path: '/help', kind: 'static', title: 'Help', indexed: true },
  { path: '/checkout', kind: 'app', title: 'Checkout', indexed: false },
  { path: '/success', kind: 'app', title: 'Payment', indexed: false },
  { path: '/upload', kind: 'app', title: 'Upload your credit reports', indexed: false },
  { path: '/intake', kind: 'app', title: 'Client intake', indexed: false },
  { path: '/apply-beta', kind: 'app', title: 'Apply for the free beta', indexed: false },
  { path: '/client-dashboard', kind: 'app', title: 'Your dispute portal', indexed: false },
  { path: '/dashboard', kind: 'app', title: 'Staff', indexed: false },
  { path: '/account/sign-in', kind: 'app', title: 'Sign in', indexed: false },
  { path: '/account/folder', kind: 'app', title: 'Your folder', indexed: false },
  { path: '/account/review', kind: 'app', title: 'Review your findings', indexed: false },
  { path: '/account/mailing', kind: 'app', title: 'Mail log and deadlines', indexed: false },
  { path: '/account/preferences', kind: 'app', title: 'Communication preferences', indexed: false },
  { path: '/account/unsubscribe', kind: 'app', title: 'Unsubscribe', indexed: false },
]

export const redirects: readonly RedirectEntry[] = [
  { from: '/credit', to: '/checkout', keepQuery: true },
  { from: '/apply', to: '/apply-beta', keepQuery: true },
]
