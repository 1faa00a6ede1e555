import { compareMasks, readMask } from '../../match/account-mask.ts'
import { daysFrom } from '../../match/calendar.ts'
import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence } from '../make-finding.ts'
import { accountOf } from '../named-facts.ts'
import { isPayLater } from '../pay-later.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

/** The number must be the same: two loans or cards of one bank with different numbers are two accounts. */
const about = {
  key: 'duplicate_tradeline',
  basis: accuracy,
  strength: 'B',
  worth: 75,
} satisfies StatedRule

export const duplicateTradeline: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      groupsOf(report.accounts, isSame).flatMap((group) => {
        const [first] = group
        if (first === undefined || group.length < 2) return []
        return [
          stateFinding(about, {
            evidence: group.flatMap((entry) =>
              (['accountNumber', 'opened', ...sizeFields(entry)] as const).map((field) =>
                fieldEvidence(entry, field),
              ),
            ),
            facts: {
              accounts: group.map(accountOf),
              opened: [...new Set(group.map((entry) => entry.opened?.value ?? ''))],
            },
          }),
        ]
      }),
    ),
}

function isSame(a: Tradeline, b: Tradeline): boolean {
  return (
    a.opened !== null &&
    b.opened !== null &&
    Math.abs(daysFrom(a.opened.value, b.opened.value)) <= 31 &&
    compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null).outcome === 'agree' &&
    creditorLikeness(a.creditor.value, b.creditor.value) >= alikeEnough &&
    sizesAgree(a, b) &&
    (!isPayLater(a) || (isWhole(a) && isWhole(b)))
  )
}

function isWhole({ accountNumber }: Tradeline): boolean {
  if (accountNumber === null) return false
  const { prefix, suffix } = readMask(accountNumber.value)
  return prefix === suffix
}

const sizes = ['highBalance', 'creditLimit', 'originalAmount'] as const

function sizeFields(entry: Tradeline): (typeof sizes)[number][] {
  return sizes.filter((field) => entry[field] !== null)
}

/** At least one amount that both print, and none that differs. */
function sizesAgree(a: Tradeline, b: Tradeline): boolean {
  const both = sizes.filter((field) => a[field] !== null && b[field] !== null)
  return both.length > 0 && both.every((field) => a[field]?.value === b[field]?.value)
}
