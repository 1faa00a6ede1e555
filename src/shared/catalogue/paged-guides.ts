import { findGrant, type GuideKey } from './grants.ts'

/** Guides with a page of their own; the guide of an application is the funding form. */
export const pagedGuides = [
  'collections',
  'broken-lease-single',
  'broken-lease-all',
  'rental',
  'rental-premium',
  'fast-track',
] as const satisfies readonly GuideKey[]
export type PagedGuide = (typeof pagedGuides)[number]

/** The guides that a product opens. */
export function pagedGuidesOf(productKey: string): PagedGuide[] {
  const granted = findGrant(productKey)?.guides ?? []
  return pagedGuides.filter((guide) => granted.includes(guide))
}

/** The page of a guide that a checkout session paid for. */
export const guideAddress = (guide: PagedGuide, sessionId: string): string =>
  `/account/guides/${guide}?session_id=${encodeURIComponent(sessionId)}`
