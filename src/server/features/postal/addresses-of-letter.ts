import { disputeAddressOf, freezeAddressOf } from '../../../engine/letters/bureau-address.ts'
import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'

const bureauOf = { experian: 'Experian', equifax: 'Equifax', transunion: 'TransUnion' } as const

/**
 * Where a letter goes, as its own head says. Null for letters to furnishers and collectors, whose addresses are printed from the
 * report and kept nowhere else, and where the person writes the address in themselves.
 */
export function addresseeOf({ documentType }: Pick<DocumentRow, 'documentType'>): PostalAddress | null {
  const found = /(experian|equifax|transunion)/.exec(documentType)?.[1] as keyof typeof bureauOf | undefined
  if (found === undefined) return null
  const book = documentType.startsWith('security_freeze') ? freezeAddressOf : disputeAddressOf
  return addressOfLines(book[bureauOf[found]])
}

/** Whom it comes back to: the client, as the record has them; null while it has no whole address. */
export function senderOf(client: ClientRow): PostalAddress | null {
  const { name, mailingAddress, city, state, zipCode } = client
  const lines = (mailingAddress ?? '').split('\n').map((line) => line.trim())
  const [line1, ...more] = lines.filter((line) => line !== '')
  const zip = zipCode?.trim() ?? ''
  if (!line1 || !city?.trim() || !state?.trim() || !/^\d{5}(-\d{4})?$/.test(zip)) return null
  return { name, line1, line2: more.join(', ') || null, city: city.trim(), state: state.trim(), zip }
}

/** 'Name', lines, 'City, ST 12345'; null where a line is left to be written by hand. */
function addressOfLines(lines: readonly (string | null)[]): PostalAddress | null {
  const whole = lines.filter((line) => line !== null)
  const last = /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(whole.at(-1) ?? '')
  const [name, line1, ...rest] = whole.slice(0, -1)
  if (whole.length !== lines.length || !last || !name || !line1) return null
  const [, city = '', state = '', zip = ''] = last
  return { name, line1, line2: rest.join(', ') || null, city, state, zip }
}

export const linesOf = ({ name, line1, line2, city, state, zip }: PostalAddress): string[] => [
  name,
  line1,
  ...(line2 ? [line2] : []),
  `${city}, ${state} ${zip}`,
]
