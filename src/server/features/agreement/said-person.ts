import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { AgreementRow } from './agreement.tables.ts'

/** What somebody said of themselves before an order, and from where. */
export interface SaidPerson {
  name: string
  email: string
  phone: string
  mailingAddress: string
  city: string
  state: string
  zipCode: string
  ip: string
  userAgent: string | null
}

const contextOf = (reference: string) => `agreement:${reference}:person`

export function sealPerson(sealer: Sealer, reference: string, person: SaidPerson): Uint8Array {
  return sealer.seal(JSON.stringify(person), contextOf(reference))
}

export function openPerson(
  sealer: Sealer,
  row: Pick<AgreementRow, 'reference' | 'personSealed'>,
): SaidPerson {
  return JSON.parse(sealer.openText(row.personSealed, contextOf(row.reference))) as SaidPerson
}
