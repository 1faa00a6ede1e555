import { compareMasks } from '../../match/account-mask.ts'
import { daysFrom } from '../../match/calendar.ts'
import { alikeEnough, creditorLikeness } from '../../match/creditor-name.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { groupsOf } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { fieldEvidence, makeFinding } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

/** The number must be the same: two loans or cards of one bank with different numbers are two accounts. */
const about: RuleDescription = {
  key: 'duplicate_tradeline',
  title: 'Same account listed twice',
  basis: accuracy,
  strength: 'B',
  worth: 75,
}

export const duplicateTradeline: Rule = {
  ...about,
  look: ({ reports }) =>
    reports.flatMap((report) =>
      groupsOf(report.accounts, isSame).flatMap((group) => {
        const [first] = group
        if (first === undefined || group.length < 2) return []
        return [
          makeFinding(about, {
            evidence: group.flatMap((entry) =>
              (['accountNumber', 'opened', ...sizeFields(entry)] as const).map((field) =>
                fieldEvidence(entry, field),
              ),
            ),
            statement: `The report lists ${listText(group.map(accountText))} as ${group.length} accounts, with the same number shown, opened ${listText([...new Set(group.map((entry) => dateText(entry.opened?.value ?? '')))])}, and with the same amounts.`,
            innocentExplanation:
              'Both would be correct if the company opened two accounts at the same time with the same amounts and the hidden digits differ.',
            request: 'Please keep one entry of this account and delete the repetition.',
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
    sizesAgree(a, b)
  )
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
