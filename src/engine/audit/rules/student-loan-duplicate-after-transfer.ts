import { kindOf } from '../../match/account-kind.ts'
import { compareMasks } from '../../match/account-mask.ts'
import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isShownOpen } from '../account-marks.ts'
import { groupsOf } from '../agreement.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf, centsOf } from '../named-facts.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** Metro 2, status 05: the old servicer reports the loan as transferred with a balance of zero. */
const about = {
  key: 'student_loan_duplicate_after_transfer',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 73,
} satisfies StatedRule

export const studentLoanDuplicateAfterTransfer: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      groupsOf(report.accounts.filter(isOpenStudentLoan), isSameLoan).flatMap((group) => {
        const [first] = group
        if (first === undefined || group.length < 2) return []
        return [
          stateFinding(about, {
            evidence: group.flatMap((entry) => [
              fieldEvidence(entry, 'balance'),
              fieldEvidence(entry, 'opened'),
            ]),
            facts: {
              accounts: group.map(accountOf),
              opened: [...new Set(group.map((entry) => entry.opened?.value ?? ''))],
              balance: centsOf(first.balance),
            },
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
