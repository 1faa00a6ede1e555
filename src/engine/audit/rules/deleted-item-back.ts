import { entryIn, isAbsentFrom, isNamed } from '../../match/entry-over-time.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import { mayLackEntries } from '../../report/proof/proven-part.ts'
import { isMajorDerogatory } from '../account-standing.ts'
import { coverageShare } from '../coverage-share.ts'
import { reinsertion } from '../law.ts'
import { fieldEvidence, makeFinding, statusEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText } from '../wording.ts'

/**
 * Three reports of one bureau: the entry stands in the first, is gone from the second and stands in the third. The furnisher
 * may have certified it and a notice may have come, so it is never certain.
 */
const about: RuleDescription = {
  key: 'deleted_item_back',
  title: 'Entry that had gone from the report is back',
  basis: reinsertion,
  strength: 'B',
  worth: 97,
}

export const deletedItemBack: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isMajorDerogatory).flatMap((entry) => {
      const gap = gapOf(entry, context.earlier)
      if (gap === null) return []
      const disputedOn = deliveryBefore(entry, gap, context)
      const seen = `${accountText(entry)} was in my ${entry.bureau} report of ${dateText(gap.before)}, was gone from the report of ${dateText(gap.without)}, and is back in the report of ${dateText(context.reportOf(entry).reportDate.value)}.`
      return [
        makeFinding(about, {
          strength: disputedOn === null ? 'C' : 'B',
          evidence: [fieldEvidence(entry, 'creditor'), ...statusEvidence(entry)],
          statement:
            disputedOn === null
              ? seen
              : `${seen} My dispute of this entry was delivered on ${dateText(disputedOn)}, before it went.`,
          innocentExplanation:
            'The furnisher may have certified the entry and the bureau may have sent a notice of it; or the entry was left out of one report for another reason than a dispute.',
          request:
            'Please verify whether the furnisher certified this entry before it was put back, send me the written notice of it, and delete the entry again if there was no certification.',
          ...(disputedOn === null ? { question: questionAbout(entry) } : {}),
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

function questionAbout(entry: Tradeline) {
  return {
    text: `Did ${entry.bureau} tell you that the account of ${accountText(entry)} was deleted after a dispute of yours?`,
    disputeTitle: 'Deleted entry put back without a notice',
    answers: [
      isWrong(
        'deleted_after_dispute',
        'Yes, it was deleted after my dispute, and nobody told me that it was put back',
        `${entry.bureau} deleted this entry after my dispute, and I received no notice that it was put back.`,
      ),
      inOrder('noticed', 'Yes, and I got a notice that it was put back'),
      inOrder('not_disputed', 'No, I did not dispute it'),
      notSure,
    ],
  }
}
