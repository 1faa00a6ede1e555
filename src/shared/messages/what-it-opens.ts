import { findGrant, openingsOf } from '../catalogue/grants.ts'
import { pagedGuides } from '../catalogue/paged-guides.ts'
import type { Messages } from './messages.ts'

/** What a product opens, a sentence each, for beside its button. */
export function whatItOpens(key: string, { opens }: Pick<Messages['pay'], 'opens'>): string[] {
  const grant = findGrant(key)
  if (!grant) return []
  const hasGuide = pagedGuides.some((guide) => grant.guides.includes(guide))
  return openingsOf(grant).map((each) => (each === 'material' && hasGuide ? opens.guide : opens[each]))
}
