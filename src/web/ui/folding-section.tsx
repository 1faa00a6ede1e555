import { narrowScreen, useMedia } from '../lib/use-media.ts'
import { FoldedSection, type FoldedSectionProps } from './folded-section.tsx'
import { PageSection } from './page-section.tsx'

/** A part of a long page for which a phone has no room before it is asked for: there its title opens it. Elsewhere a part like the others. */
export function FoldingSection(section: Omit<FoldedSectionProps, 'isUrgent'>) {
  return useMedia(narrowScreen) ? <FoldedSection {...section} /> : <PageSection {...section} />
}
