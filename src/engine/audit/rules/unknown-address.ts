import { accuracy } from '../law.ts'
import { makeFinding, personalEvidence } from '../make-finding.ts'
import { inOrder, isWrong, notSure } from '../question-answers.ts'
import type { Rule, RuleDescription } from '../rule.ts'

const about: RuleDescription = {
  key: 'unknown_address',
  title: 'Address that only one bureau lists',
  basis: accuracy,
  strength: 'C',
  worth: 28,
}

/** Of a house, a box or a ZIP code: words without any are no address. */
const hasNumber = /\d/

export const unknownAddress: Rule = {
  ...about,
  look: ({ reports, client }) => {
    if (reports.length < 2) return []
    const own = (client.addresses ?? []).map(addressKey)
    return reports.flatMap((report) => {
      const elsewhere = reports
        .filter((other) => other !== report)
        .flatMap((other) => other.personal.addresses.map(({ value }) => addressKey(value)))
      return report.personal.addresses
        .filter(({ value }) => hasNumber.test(value) && ![...elsewhere, ...own].includes(addressKey(value)))
        .map((address) =>
          makeFinding(about, {
            evidence: [personalEvidence(report, 'addresses', address)],
            statement: `${report.bureau} lists the address "${address.value}", which the other reports do not list.`,
            innocentExplanation: 'It may be an old home, or the address of a relative or of work.',
            request: `Please verify the address "${address.value}", and remove it from my file.`,
            question: {
              text: `Did you ever live at, or get mail at, ${address.value}?`,
              disputeTitle: 'Address that is not mine',
              answers: [
                inOrder('lived_there', 'Yes, it was my home'),
                inOrder('used_it', 'I got mail there, or it is of my family or my work'),
                isWrong(
                  'never_lived_there',
                  'No, I have nothing to do with it',
                  'I never lived at this address and never used it.',
                ),
                notSure,
              ],
            },
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
