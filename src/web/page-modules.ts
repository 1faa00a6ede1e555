import type { ComponentType } from 'react'
import type { TextPart } from '../shared/messages/messages.ts'

interface AppPage {
  load: () => Promise<{ default: ComponentType }>
  /** Parts of the catalogue that it shows, beside what every page shows; a test compares them with its files. */
  texts: readonly TextPart[]
  /** Parts that come after its first drawing, and are asked for once the app runs; what shows them waits (`useTextsHere`). */
  after?: readonly TextPart[]
}

/** Which file draws which address of the app; each is fetched when it is first opened, with its texts. */
export const pageModules: Readonly<Record<string, AppPage>> = {
  '/dispute-generator': {
    load: () => import('./pages/dispute-generator-page.tsx'),
    texts: ['writing', 'intake', 'sentences'],
  },
  '/checkout': { load: () => import('./pages/checkout-page.tsx'), texts: ['buying'] },
  '/upload': { load: () => import('./pages/upload-page.tsx'), texts: ['account', 'case', 'sentences'] },
  '/agreement': { load: () => import('./pages/agreement-page.tsx'), texts: ['account', 'buying'] },
  '/intake': {
    load: () => import('./pages/intake-page.tsx'),
    texts: ['intake', 'case', 'buying', 'sentences'],
  },
  '/success': { load: () => import('./pages/success-page.tsx'), texts: ['buying'] },
  '/apply-beta': { load: () => import('./pages/apply-beta-page.tsx'), texts: ['intake'] },
  '/readiness-intake': {
    load: () => import('./pages/readiness-intake-page.tsx'),
    texts: ['funding', 'account', 'sentences'],
  },
  '/funding-intake': {
    load: () => import('./pages/readiness-intake-page.tsx'),
    texts: ['funding', 'account', 'sentences'],
  },
  '/readiness-checkout': {
    load: () => import('./pages/readiness-checkout-page.tsx'),
    texts: ['funding', 'buying', 'sentences'],
  },
  '/readiness-success': {
    load: () => import('./pages/readiness-success-page.tsx'),
    texts: ['funding', 'sentences'],
  },
  '/funding-success': {
    load: () => import('./pages/readiness-success-page.tsx'),
    texts: ['funding', 'sentences'],
  },
  '/readiness-thank-you': {
    load: () => import('./pages/readiness-thank-you-page.tsx'),
    texts: ['funding', 'sentences'],
  },
  '/funding-thank-you': {
    load: () => import('./pages/readiness-thank-you-page.tsx'),
    texts: ['funding', 'sentences'],
  },
  '/readiness/status': {
    load: () => import('./pages/readiness-status-page.tsx'),
    texts: ['funding', 'account', 'sentences'],
  },
  '/client-dashboard': {
    load: () => import('./pages/client-dashboard-page.tsx'),
    texts: ['account', 'case'],
    after: ['letters', 'sentences'],
  },
  '/pay/:key': { load: () => import('./pages/pay-page.tsx'), texts: ['buying'] },
  '/pay/manage': { load: () => import('./pages/pay-manage-page.tsx'), texts: ['buying'] },
  '/account/sign-in': { load: () => import('./pages/account-sign-in-page.tsx'), texts: ['account'] },
  '/account/data': { load: () => import('./pages/account-data-page.tsx'), texts: ['account', 'sentences'] },
  '/account/overview': {
    load: () => import('./pages/account-overview-page.tsx'),
    texts: ['account', 'buying', 'sentences'],
  },
  '/account/purchase': {
    load: () => import('./pages/account-purchase-page.tsx'),
    texts: ['account', 'buying', 'writing', 'sentences'],
  },
  '/account/guides/:guide': {
    load: () => import('./pages/account-guide-page.tsx'),
    texts: ['account', 'writing', 'sentences'],
  },
  '/account/folder': {
    load: () => import('./pages/account-folder-page.tsx'),
    texts: ['account', 'case', 'sentences'],
  },
  '/account/papers': {
    load: () => import('./pages/account-papers-page.tsx'),
    texts: ['account', 'case', 'sentences'],
  },
  '/account/get-reports': { load: () => import('./pages/account-get-reports-page.tsx'), texts: [] },
  '/account/reports/:bureau': {
    load: () => import('./pages/account-report-page.tsx'),
    texts: ['account', 'case', 'letters', 'sentences'],
  },
  '/account/review': {
    load: () => import('./pages/account-review-page.tsx'),
    texts: ['account', 'case', 'letters', 'sentences'],
  },
  '/account/mailing': {
    load: () => import('./pages/account-mailing-page.tsx'),
    texts: ['account', 'case', 'letters', 'buying', 'sentences'],
  },
  '/account/preferences': {
    load: () => import('./pages/account-preferences-page.tsx'),
    texts: ['account', 'sentences'],
  },
  '/account/unsubscribe': {
    load: () => import('./pages/account-unsubscribe-page.tsx'),
    texts: ['account', 'sentences'],
  },
  '/dashboard': { load: () => import('./pages/dashboard-page.tsx'), texts: ['sentences'] },
  '/dashboard/today': { load: () => import('./pages/dashboard-today-page.tsx'), texts: ['sentences'] },
  '/dashboard/client': {
    load: () => import('./pages/dashboard-client-page.tsx'),
    texts: ['account', 'case', 'letters', 'buying', 'sentences'],
  },
  '/dashboard/messages': { load: () => import('./pages/dashboard-messages-page.tsx'), texts: ['sentences'] },
  '/dashboard/people': { load: () => import('./pages/dashboard-people-page.tsx'), texts: ['sentences'] },
  '/dashboard/reports': { load: () => import('./pages/dashboard-reports-page.tsx'), texts: ['sentences'] },
  '/dashboard/payments': { load: () => import('./pages/dashboard-payments-page.tsx'), texts: ['sentences'] },
  '/dashboard/sessions': {
    load: () => import('./pages/dashboard-sessions-page.tsx'),
    texts: ['account', 'sentences'],
  },
  '/dashboard/work': {
    load: () => import('./pages/dashboard-work-page.tsx'),
    texts: ['account', 'sentences'],
  },
  '/dashboard/unread': {
    load: () => import('./pages/dashboard-unread-page.tsx'),
    texts: ['case', 'sentences'],
  },
  '/dashboard/lists': { load: () => import('./pages/dashboard-lists-page.tsx'), texts: ['sentences'] },
  '/dashboard/funding': { load: () => import('./pages/dashboard-funding-page.tsx'), texts: ['sentences'] },
  '/dashboard/agreements': {
    load: () => import('./pages/dashboard-agreements-page.tsx'),
    texts: ['sentences'],
  },
  '/dashboard/announcements': {
    load: () => import('./pages/dashboard-announcements-page.tsx'),
    texts: ['sentences'],
  },
  '/dashboard/team': { load: () => import('./pages/dashboard-team-page.tsx'), texts: ['sentences'] },
  '/dashboard/settings': { load: () => import('./pages/dashboard-settings-page.tsx'), texts: ['sentences'] },
  '/dashboard/import': { load: () => import('./pages/dashboard-import-page.tsx'), texts: ['sentences'] },
  '/dashboard/connections': {
    load: () => import('./pages/dashboard-connections-page.tsx'),
    texts: ['sentences'],
  },
  '/dashboard/account': { load: () => import('./pages/dashboard-account-page.tsx'), texts: ['sentences'] },
  '/dashboard/texts': { load: () => import('./pages/dashboard-texts-page.tsx'), texts: ['sentences'] },
  '/dashboard/own-mail': {
    load: () => import('./pages/dashboard-own-mail-page.tsx'),
    texts: ['sentences'],
  },
  '/dashboard/text': { load: () => import('./pages/dashboard-text-page.tsx'), texts: ['sentences'] },
  '/dashboard/setup': { load: () => import('./pages/dashboard-setup-page.tsx'), texts: ['sentences'] },
  '/dashboard/start': { load: () => import('./pages/dashboard-start-page.tsx'), texts: ['sentences'] },
  '/dashboard/join': { load: () => import('./pages/dashboard-join-page.tsx'), texts: ['sentences'] },
  '/dashboard/audit-log': {
    load: () => import('./pages/dashboard-audit-log-page.tsx'),
    texts: ['sentences'],
  },
  '/dashboard/mail': { load: () => import('./pages/dashboard-mail-page.tsx'), texts: ['sentences'] },
}
