import { findPage } from '../../shared/pages.ts'

/** Whether an address ('/checkout?tier=elite') is drawn by the app; all others are loaded from the server. */
export function isAppAddress(address: string): boolean {
  const page = findPage(address.split(/[?#]/)[0] ?? '')
  return page?.kind === 'app' && !page.asksServer
}
