import { oddOnes } from '../agreement.ts'
import { accuracy } from '../law.ts'
import { makeFinding, personalEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { dateText, listText } from '../wording.ts'

const about: RuleDescription = {
  key: 'dob_mismatch',
  title: 'Date of birth differs at one bureau',
  basis: accuracy,
  strength: 'A',
  worth: 55,
}

export const dobMismatch: Rule = {
  ...about,
  look: ({ reports, client }) => {
    const printed = reports.flatMap((report) =>
      report.personal.dob === null ? [] : [{ report, dob: report.personal.dob }],
    )
    const known = client.dob
    const split =
      known === undefined
        ? (oddOnes(fullDates(printed), datesAgree) ?? oddOnes(printed, datesAgree))
        : {
            odd: printed.filter(({ dob }) => !sameDate(dob.value, known)),
            others: printed.filter(({ dob }) => sameDate(dob.value, known)),
          }
    if (split === null || split.odd.length === 0) return []
    const shown = [...split.odd, ...split.others]
    return [
      makeFinding(about, {
        bureaus: split.odd.map(({ report }) => report.bureau),
        evidence: shown.map(({ report, dob }) => personalEvidence(report, 'dob', dob)),
        statement: `${listText(shown.map(({ report, dob }) => `${report.bureau} shows ${dateText(dob.value)}`))} as the date of birth. ${known === undefined ? 'A person has one date of birth, so they cannot all be right.' : `My date of birth is ${dateText(known)}.`}`,
        innocentExplanation:
          'A lender may have sent a mistyped date. If another person with a similar name is mixed in, the date is that person’s.',
        request:
          'Please correct the date of birth in my file, and check whether data of another person stand in my file.',
      }),
    ]
  },
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
function sameDate(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) === b.slice(0, length)
}
