import { disputeAddressOf, freezeAddressOf } from '../../../engine/letters/bureau-address.ts'
import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import { stateCodeOf } from '../../../shared/rules/us-states.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import type { MailingPlan } from '../documents/mailing-plan.ts'
import { readAddressLines } from './read-address-lines.ts'

const bureauOf = { experian: 'Experian', equifax: 'Equifax', transunion: 'TransUnion' } as const

/**
 * Where a letter goes: to the address that it prints. Of a letter that was written before its plan was kept, only a bureau's is
 * known. Null where the person writes the address in, and where it cannot be taken apart without a doubt.
 */
export function addresseeOf(
  { documentType }: Pick<DocumentRow, 'documentType'>,
  plan: Pick<MailingPlan, 'recipient'> | null,
): PostalAddress | null {
  if (plan !== null) return readAddressLines(plan.recipient)
  const found = /(experian|equifax|transunion)/.exec(documentType)?.[1] as keyof typeof bureauOf | undefined
  if (found === undefined) return null
  const book = documentType.startsWith('security_freeze') ? freezeAddressOf : disputeAddressOf
  return readAddressLines(book[bureauOf[found]])
}

/** Whom it comes back to: the client, as the record has them; null while it has no whole address. */
export function senderOf(client: ClientRow): PostalAddress | null {
  const { name, mailingAddress, city, state, zipCode } = client
  const lines = (mailingAddress ?? '').split('\n').flatMap((line) => line.trim() || [])
  const [line1] = lines
  const [, zip, more] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(zipCode?.trim() ?? '') ?? []
  // A form offers the codes; an import and staff may have written the name.
  const code = stateCodeOf(state ?? '')
  if (!line1 || !city?.trim() || code === null || zip === undefined) return null
  return {
    name,
    line1,
    line2: lines.slice(1).join(', ') || null,
    city: city.trim(),
    state: code,
    zip: more === undefined ? zip : `${zip}-${more}`,
  }
}

export const linesOf = ({ name, line1, line2, city, state, zip }: PostalAddress): string[] => [
  name,
  line1,
  ...(line2 ? [line2] : []),
  `${city}, ${state} ${zip}`,
]
