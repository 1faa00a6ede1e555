import type { ComponentType } from 'react'

interface PageModule {
  default: ComponentType
}

/** Which file draws which address of the app; each is fetched when it is first opened. */
export const pageModules: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/checkout': () => import('./pages/checkout-page.tsx'),
  '/upload': () => import('./pages/upload-page.tsx'),
  '/intake': () => import('./pages/intake-page.tsx'),
  '/success': () => import('./pages/success-page.tsx'),
  '/apply-beta': () => import('./pages/apply-beta-page.tsx'),
  '/client-dashboard': () => import('./pages/client-dashboard-page.tsx'),
  '/account/sign-in': () => import('./pages/account-sign-in-page.tsx'),
  '/account/folder': () => import('./pages/account-folder-page.tsx'),
  '/account/review': () => import('./pages/account-review-page.tsx'),
  '/account/mailing': () => import('./pages/account-mailing-page.tsx'),
  '/account/preferences': () => import('./pages/account-preferences-page.tsx'),
  '/account/unsubscribe': () => import('./pages/account-unsubscribe-page.tsx'),
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
}
