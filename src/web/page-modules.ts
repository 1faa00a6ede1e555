import type { ComponentType } from 'react'

interface PageModule {
  default: ComponentType
}

/** Which file draws which address of the app; each is fetched when it is first opened. */
export const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/dispute-generator': () => import('./pages/dispute-generator-page.tsx'),
  '/checkout': () => import('./pages/checkout-page.tsx'),
  '/upload': () => import('./pages/upload-page.tsx'),
  '/intake': () => import('./pages/intake-page.tsx'),
  '/success': () => import('./pages/success-page.tsx'),
  '/apply-beta': () => import('./pages/apply-beta-page.tsx'),
  '/readiness-intake': () => import('./pages/readiness-intake-page.tsx'),
  '/funding-intake': () => import('./pages/readiness-intake-page.tsx'),
  '/readiness-checkout': () => import('./pages/readiness-checkout-page.tsx'),
  '/readiness-success': () => import('./pages/readiness-success-page.tsx'),
  '/funding-success': () => import('./pages/readiness-success-page.tsx'),
  '/readiness-thank-you': () => import('./pages/readiness-thank-you-page.tsx'),
  '/funding-thank-you': () => import('./pages/readiness-thank-you-page.tsx'),
  '/readiness/status': () => import('./pages/readiness-status-page.tsx'),
  '/client-dashboard': () => import('./pages/client-dashboard-page.tsx'),
  '/pay/:key': () => import('./pages/pay-page.tsx'),
  '/pay/manage': () => import('./pages/pay-manage-page.tsx'),
  '/account/sign-in': () => import('./pages/account-sign-in-page.tsx'),
  '/account/data': () => import('./pages/account-data-page.tsx'),
  '/account/overview': () => import('./pages/account-overview-page.tsx'),
  '/account/purchase': () => import('./pages/account-purchase-page.tsx'),
  '/account/folder': () => import('./pages/account-folder-page.tsx'),
  '/account/reports/:bureau': () => import('./pages/account-report-page.tsx'),
  '/account/review': () => import('./pages/account-review-page.tsx'),
  '/account/mailing': () => import('./pages/account-mailing-page.tsx'),
  '/account/preferences': () => import('./pages/account-preferences-page.tsx'),
  '/account/unsubscribe': () => import('./pages/account-unsubscribe-page.tsx'),
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
  '/dashboard/client': () => import('./pages/dashboard-client-page.tsx'),
  '/dashboard/messages': () => import('./pages/dashboard-messages-page.tsx'),
  '/dashboard/sessions': () => import('./pages/dashboard-sessions-page.tsx'),
  '/dashboard/lists': () => import('./pages/dashboard-lists-page.tsx'),
  '/dashboard/funding': () => import('./pages/dashboard-funding-page.tsx'),
  '/dashboard/announcements': () => import('./pages/dashboard-announcements-page.tsx'),
  '/dashboard/team': () => import('./pages/dashboard-team-page.tsx'),
  '/dashboard/settings': () => import('./pages/dashboard-settings-page.tsx'),
  '/dashboard/account': () => import('./pages/dashboard-account-page.tsx'),
  '/dashboard/join': () => import('./pages/dashboard-join-page.tsx'),
  '/dashboard/audit-log': () => import('./pages/dashboard-audit-log-page.tsx'),
  '/dashboard/mail': () => import('./pages/dashboard-mail-page.tsx'),
}
