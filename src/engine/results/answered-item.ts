import type { Evidence } from '../audit/finding.ts'
import type { ItemOutcome } from '../letters/case-file.ts'

/** What became of one disputed item, by an answer of the bureau. */
export interface AnsweredItem {
  /** Of the finding that was disputed. */
  fingerprint: string
  outcome: ItemOutcome
  /** The answer's own words; null where it says nothing of the item. */
  said: string | null
  /** The lines of the newer report or of the letter that show it; empty when the item is gone, or named by neither. */
  evidence: Evidence[]
}
