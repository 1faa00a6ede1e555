import { monthOf, surelyBefore } from '../../match/calendar.ts'
import type { PublicRecord, Tradeline } from '../../report/credit-report.ts'
import { lacksPages } from '../../report/proven-part.ts'
import { isInBankruptcy, isLate } from '../account-marks.ts'
import { oldestFirst } from '../history.ts'
import { bankruptcyAccuracy } from '../law.ts'
import { historyEvidence, makeFinding, recordEvidence, statusEvidence } from '../make-finding.ts'
import type { AuditContext, Rule, RuleDescription } from '../rule.ts'
import { accountText, codeText, dateText, listText } from '../wording.ts'

/** Metro 2, consumer information indicators A to H: after the petition the history carries no late payments. */
const about: RuleDescription = {
  key: 'late_after_bk_filing',
  title: 'Late payments reported after the bankruptcy filing',
  basis: bankruptcyAccuracy,
  strength: 'A',
  worth: 78,
}

export const lateAfterBkFiling: Rule = {
  ...about,
  look: (context) =>
    context.entries.filter(isInBankruptcy).flatMap((entry) => {
      const filing = filingFor(entry, context)
      // The bureau's own record of the case may stand on a page that is missing.
      if (filing?.bureau !== entry.bureau && lacksPages(context.reportOf(entry))) return []
      const since = filing?.filed == null ? firstMarkedMonth(entry) : monthOf(filing.filed.value)
      if (since === null) return []
      const late = oldestFirst(entry).filter(({ month, code }) => month > since && isLate(code))
      if (late.length === 0) return []
      return [
        makeFinding(about, {
          bureaus: [entry.bureau],
          strength: filing === null ? 'B' : 'A',
          evidence: [
            ...late.map((month) => historyEvidence(entry, month)),
            ...statusEvidence(entry),
            ...(filing === null ? [] : [recordEvidence(filing, 'filed')]),
          ],
          statement: `${accountText(entry)} is reported as part of a bankruptcy ${filing?.filed == null ? `since ${dateText(since)}` : `filed on ${dateText(filing.filed.value)}`}, and its history shows ${listText(late.map(({ month, code }) => `${dateText(month)} as ${codeText(code)}`))}. After the filing no payment on this debt was due.`,
          innocentExplanation:
            'The marks would be right if this debt was reaffirmed or is not part of the case.',
          request: 'Please delete the late marks of the months after the filing.',
        }),
      ]
    }),
}

/** The last case filed between the opening of the account and its last report; the same bureau's print first. */
function filingFor(entry: Tradeline, { reports }: AuditContext): PublicRecord | null {
  const records = reports
    .flatMap((report) => report.publicRecords)
    .filter(
      ({ type, filed }) =>
        /bankrupt|chapter/i.test(type.value) && filed !== null && isDuring(entry, filed.value),
    )
    .sort((a, b) => (a.filed?.value ?? '').localeCompare(b.filed?.value ?? ''))
  return records.filter(({ bureau }) => bureau === entry.bureau).at(-1) ?? records.at(-1) ?? null
}

function isDuring(entry: Tradeline, filed: string): boolean {
  const { opened, reported } = entry
  return (
    (opened === null || !surelyBefore(filed, opened.value)) &&
    (reported === null || !surelyBefore(reported.value, filed))
  )
}

function firstMarkedMonth(entry: Tradeline): string | null {
  return oldestFirst(entry).find(({ code }) => code === 'BK')?.month ?? null
}
