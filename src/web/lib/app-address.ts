import { pages } from '../../shared/pages.ts'

const appPaths = new Set(pages.filter((page) => page.kind === 'app').map((page) => page.path))

/** Whether an address ('/checkout?tier=elite') is drawn by the app; all others are loaded from the server. */
export function isAppAddress(address: string): boolean {
  return appPaths.has(address.split(/[?#]/)[0] ?? '')
}
