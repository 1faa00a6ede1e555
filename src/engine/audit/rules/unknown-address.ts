import { accuracy } from '../law.ts'
import { personalEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../offered-answers.ts'
import type { Rule, StatedRule } from '../rule.ts'
import { stateFinding } from '../state-finding.ts'

const about = {
  key: 'unknown_address',
  basis: accuracy,
  strength: 'C',
  worth: 28,
} satisfies StatedRule

/** Of a house, a box or a ZIP code: words without any are no address. */
const hasNumber = /\d/

export const unknownAddress: Rule = {
  ...about,
  look: ({ reports, client }) => {
    if (reports.length < 2) return []
    const own = (client.addresses ?? []).map(addressKey)
    return reports.flatMap((report) => {
      const others = reports.filter((other) => other !== report)
      // Of a report whose addresses were not read nobody can say that it does not list this one.
      if (others.some(({ personal }) => personal.addresses.length === 0)) return []
      const elsewhere = others.flatMap((other) =>
        other.personal.addresses.map(({ value }) => addressKey(value)),
      )
      return report.personal.addresses
        .filter(({ value }) => hasNumber.test(value) && ![...elsewhere, ...own].includes(addressKey(value)))
        .map((address) =>
          stateFinding(about, {
            evidence: [personalEvidence(report, 'addresses', address)],
            facts: { bureau: report.bureau, address: address.value },
            asks: [inOrder('lived_there'), inOrder('used_it'), isWrong('never_lived_there'), notSure],
          }),
        )
    })
  },
}

/** House number and ZIP code; the words between are abbreviated differently. */
function addressKey(address: string): string {
  const number = /^\s*(?:p\.?\s*o\.?\s*box\s*)?([\w-]+)/i.exec(address)?.[1] ?? ''
  const zip = /(\d{5})(?:-\d{4})?\s*$/.exec(address)?.[1]
  return zip === undefined
    ? address.toUpperCase().replace(/[^A-Z0-9]/g, '')
    : `${number.toUpperCase()} ${zip}`
}
