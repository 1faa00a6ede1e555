import { findPage } from '../../../shared/pages.ts'

const standard = '/client-dashboard?client=me'

/** Where to go after the sign-in: an address of this product's own list of pages, else the portal. */
export function safeNext(given: string | undefined): string {
  if (!given?.startsWith('/') || given.startsWith('//') || /[\\\s\p{Cc}]/u.test(given)) return standard
  const path = given.split(/[?#]/)[0] ?? ''
  return findPage(path) ? given : standard
}
