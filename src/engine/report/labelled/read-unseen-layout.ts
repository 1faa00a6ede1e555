/** The reader of last resort: a credit report in a layout that nobody has seen. */
import type { Page } from '../../read/positioned-text.ts'
import type { Bureau, CreditReport } from '../credit-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { learnedHeadings, learnedPlans } from '../hints/learned-plans.ts'
import { pointedBureau } from '../hints/pointed-head.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'
import { accountPlans } from './account-plans.ts'
import { preparingBureau } from './preparing-bureau.ts'
import { readByLabels } from './read-by-labels.ts'
import { spanishHeadings, spanishPlans } from './spanish-book.ts'

/** What an unseen report lacks, so that it is not read. */
export type UnseenLacks = 'bureau' | 'date' | 'accounts'

/**
 * Reads what stands beside or below labels that mean the same in every report; the rest is in `coverage.unread`.
 * Without one bureau, a date and at least one account it is not read: nothing is guessed. Pure.
 * What a person said of its lines counts as if it were printed.
 * @param known the bureau, where the file's marks say it although its layout could not be read
 * @param learned labels that staff taught the reader
 */
export function readUnseenLayout(
  pages: Page[],
  known: Bureau | null = null,
  learned: readonly LearnedLabel[] = [],
): { ok: true; report: CreditReport } | { ok: false; lacks: UnseenLacks } {
  const bureau = known ?? pointedBureau(pages) ?? preparingBureau(pages)
  if (bureau === null) return { ok: false, lacks: 'bureau' }
  const report = readByLabels(pages, {
    bureau,
    family: 'labelled',
    // The bureaus answer in Spanish too: its labels mean the same.
    plans: { ...learnedPlans(learned), ...accountPlans, ...spanishPlans },
    headings: [...learnedHeadings(learned), ...spanishHeadings],
    codeOf: historyCodeOf,
    statusHasAmounts: false,
    mayUseDayOfPrinting: false,
    isUnseen: true,
  })
  if (report === null) return { ok: false, lacks: 'date' }
  return report.accounts.length === 0 ? { ok: false, lacks: 'accounts' } : { ok: true, report }
}
