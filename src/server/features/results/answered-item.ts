import type { ItemOutcome } from '../../../engine/letters/case-file.ts'

/** What became of one disputed item. */
export interface AnsweredItem {
  fingerprint: string
  title: string
  creditor: string | null
  /** As the disputed report prints it: a bank may have several accounts with one finding. Absent in older answers. */
  accountNumber?: string | null
  outcome: ItemOutcome
  /** As the answer prints it; null where it says nothing of the item. */
  said: string | null
}
