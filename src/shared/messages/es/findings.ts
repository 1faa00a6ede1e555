/** What stands around findings in Spanish; their own texts: shared/findings. */
import { spanishFindings } from '../../findings/es/spanish-findings.ts'
import { findingFields } from './finding-fields.ts'
import { findingNotWorth, findingRemovalReasons, findingRemovals } from './finding-items.ts'
import { findingLaws } from './finding-laws.ts'

export const findingTexts = {
  language: spanishFindings,
  laws: findingLaws,
  fields: findingFields,
  notWorth: findingNotWorth,
  removals: findingRemovals,
  removalReasons: findingRemovalReasons,
  inLetter: 'En la carta (en inglés)',
}
