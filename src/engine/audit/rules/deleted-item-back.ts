import { entryIn, isAbsentFrom, isNamed } from '../../match/entry-over-time.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import { mayLackEntries } from '../../report/proof/proven-part.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { coverageShare } from '../coverage-share.ts'
import { reinsertion } from '../law.ts'
import { fieldEvidence, statusEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { AuditContext, Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/**
 * Three reports of one bureau: the entry stands in the first, is gone from the second and stands in the third. The furnisher
 * may have certified it and a notice may have come, so it is never certain.
 */
const about = {
  key: 'deleted_item_back',
  basis: reinsertion,
  strength: 'B',
  worth: 97,
} satisfies StatedRule

export const deletedItemBack: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isMajorDerogatory).flatMap((entry) => {
      const gap = gapOf(entry, context.earlier)
      if (gap === null) return []
      const disputedOn = deliveryBefore(entry, gap, context)
      return [
        stateFinding(about, {
          strength: disputedOn === null ? 'C' : 'B',
          evidence: [fieldEvidence(entry, 'creditor'), ...statusEvidence(entry)],
          facts: {
            bureau: entry.bureau,
            account: accountOf(entry),
            ...gap,
            printedOn: context.reportOf(entry).reportDate.value,
            disputedOn,
          },
          ...(disputedOn === null ? { asks: answers } : {}),
        }),
      ]
    }),
}

interface Gap {
  /** Report days. */
  before: string
  without: string
}

/** The last complete report without the entry, and the last one before it that has it. */
function gapOf(entry: Tradeline, earlier: readonly CreditReport[]): Gap | null {
  const reports = earlier.filter(({ bureau }) => bureau === entry.bureau)
  const at = reports.findLastIndex((report) => isAbsentFrom(report, entry) && isWhollyRead(report, entry))
  const without = reports[at]
  const before = reports.slice(0, Math.max(0, at)).findLast((report) => entryIn(report, entry) !== null)
  return without === undefined || before === undefined
    ? null
    : { before: before.reportDate.value, without: without.reportDate.value }
}

/**
 * Nothing of the entry can have been overlooked: the bureau's own disclosure, for a monitoring service may leave an entry
 * out; every account that the report counts; and no line not understood that names it.
 */
function isWhollyRead(report: CreditReport, entry: Tradeline): boolean {
  const { stated, found, unread } = report.coverage
  const { share, enough } = coverageShare(report)
  return (
    share >= enough &&
    !mayLackEntries(report) &&
    !report.family.startsWith('three-bureau') &&
    (stated.accounts === null || stated.accounts <= found.accounts) &&
    !unread.some(({ text }) => text.toUpperCase().includes(entry.creditor.value.toUpperCase()))
  )
}

function deliveryBefore(entry: Tradeline, gap: Gap, { mailed }: AuditContext): string | null {
  const letter = mailed.findLast(
    ({ bureau, deliveredOn, items }) =>
      bureau === entry.bureau &&
      deliveredOn >= gap.before &&
      deliveredOn < gap.without &&
      items.some((item) => isNamed(entry, item)),
  )
  return letter?.deliveredOn ?? null
}

const answers = [isWrong('deleted_after_dispute'), inOrder('noticed'), inOrder('not_disputed'), notSure]
