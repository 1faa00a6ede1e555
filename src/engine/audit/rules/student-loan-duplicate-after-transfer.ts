import { kindOf } from '../../match/account-kind.ts'
import { compareMasks } from '../../match/account-mask.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isShownOpen } from '../account-marks.ts'
import { groupsOf } from '../agreement.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText, moneyText } from '../wording.ts'

/** Metro 2, status 05: the old servicer reports the loan as transferred with a balance of zero. */
const about: RuleDescription = {
  key: 'student_loan_duplicate_after_transfer',
  title: 'Student loan reported open by two servicers',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 73,
}

export const studentLoanDuplicateAfterTransfer: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      groupsOf(report.accounts.filter(isOpenStudentLoan), isSameLoan).flatMap((group) => {
        const [first] = group
        if (first === undefined || group.length < 2) return []
        return [
          makeFinding(about, {
            evidence: group.flatMap((entry) => [
              fieldEvidence(entry, 'balance'),
              fieldEvidence(entry, 'opened'),
            ]),
            statement: `${listText(group.map(accountText))} are both reported as open student loans, opened ${listText([...new Set(group.map((entry) => dateText(entry.opened?.value ?? '')))])}, with the same original amount and the same balance (${moneyText(first.balance?.value ?? 0)}). After a transfer of servicing only the new servicer reports the loan as open.`,
            innocentExplanation:
              'Both would be right if two separate loans of exactly the same amounts were taken at the same time.',
            request:
              'Please verify whether these are one loan and which servicer holds it now, and if so, report the entry of the other as transferred with a balance of $0.',
          }),
        ]
      }),
    ),
}

function isOpenStudentLoan(entry: Tradeline): boolean {
  return kindOf(entry) === 'student' && isShownOpen(entry) && (entry.balance?.value ?? 0) > 0
}

/** Another servicer, so another number; everything else is the same to the dollar. */
function isSameLoan(a: Tradeline, b: Tradeline): boolean {
  return (
    openedTogether(a, b) &&
    a.balance?.value === b.balance?.value &&
    originalOf(a) !== null &&
    originalOf(a) === originalOf(b) &&
    compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null).outcome !== 'agree' &&
    servicerOf(a) !== servicerOf(b)
  )
}

/** Bureaus move the day within the month. */
function openedTogether(a: Tradeline, b: Tradeline): boolean {
  return a.opened !== null && b.opened !== null && Math.abs(daysFrom(a.opened.value, b.opened.value)) <= 31
}

function originalOf(entry: Tradeline): number | null {
  return entry.originalAmount?.value ?? entry.highBalance?.value ?? null
}

function servicerOf(entry: Tradeline): string {
  return entry.creditor.value.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
