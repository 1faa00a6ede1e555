import type { Bureau } from '../../report/credit-report.ts'

/** When one negative item leaves one bureau's file. */
export interface Removal {
  bureau: Bureau
  itemId: string
  creditor: string
  /** 'Charged-off account', 'Late mark of March 2021', 'Chapter 7 Bankruptcy', 'Hard inquiry'. */
  what: string
  /** Of a late mark: 'YYYY-MM'. */
  month?: string
  /** 'YYYY-MM'. */
  leaves: string
  /** 'printed': the bureau's own removal date; 'computed': ours, from what this bureau prints. */
  basis: 'printed' | 'computed'
  /** From what, and by which rule of law or practice, in one sentence or two. */
  because: string
  /** The report was printed after the item had to be gone and still shows it. */
  overdue: boolean
}
