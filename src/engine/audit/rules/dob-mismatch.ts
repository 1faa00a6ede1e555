import type { CreditReport } from '../../report/credit-report.ts'
import { oddOnes } from '../agreement.ts'
import type { Finding } from '../finding.ts'
import { accuracy } from '../law.ts'
import { personalEvidence } from '../make-finding.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'dob_mismatch',
  basis: accuracy,
  strength: 'A',
  worth: 55,
} satisfies StatedRule

export const dobMismatch: Rule = {
  ...about,
  look: ({ reports, client }) => findWrongBirthDates(reports, client.dob),
}

/**
 * @param own the client's date of birth, 'YYYY' or 'YYYY-MM-DD'; null: the client says that none of the printed ones is
 * right; undefined: not known, and the odd one among the bureaus is questioned
 */
export function findWrongBirthDates(
  reports: readonly CreditReport[],
  own: string | null | undefined,
): Finding[] {
  const printed = reports.flatMap((report) =>
    report.personal.dob === null ? [] : [{ report, dob: report.personal.dob }],
  )
  const isOwn = ({ dob }: PrintedBirth) => typeof own === 'string' && sameDate(dob.value, own)
  const split =
    own === undefined
      ? (oddOnes(fullDates(printed), datesAgree) ?? oddOnes(printed, datesAgree))
      : { odd: printed.filter((each) => !isOwn(each)), others: printed.filter(isOwn) }
  if (split === null || split.odd.length === 0) return []
  const shown = [...split.odd, ...split.others]
  return [
    stateFinding(about, {
      bureaus: split.odd.map(({ report }) => report.bureau),
      evidence: shown.map(({ report, dob }) => personalEvidence(report, 'dob', dob)),
      facts: {
        shown: shown.map(({ report, dob }) => ({ bureau: report.bureau, date: dob.value })),
        ...(own === undefined ? {} : { own }),
      },
    }),
  ]
}

type PrintedBirth = { dob: { value: string } }

/** A year alone cannot settle which of two full dates of that year is wrong. */
function fullDates<T extends PrintedBirth>(printed: T[]): T[] {
  const full = printed.filter(({ dob }) => dob.value.length > 4)
  return new Set(full.map(({ dob }) => dob.value.slice(0, 4))).size === 1 ? full : []
}

function datesAgree(a: PrintedBirth, b: PrintedBirth): boolean {
  return sameDate(a.dob.value, b.dob.value)
}

/** At the precision that both print. */
export function sameDate(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) === b.slice(0, length)
}
