import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import type { Deps } from '../../deps.ts'
import type { ProviderLetter } from '../../platform/postal/postal-provider.ts'
import type { PostalSendRow } from './postal.tables.ts'

/** What is sealed of a letter: whom it is from and to, and what the carrier said of it. */
interface Addresses {
  to: PostalAddress
  from: PostalAddress
}

export interface CarrierTold {
  trackingNumber: string | null
  events: { name: string; at: string; place: string | null }[]
  /** What a provider said when it refused it, or why it failed. */
  notes: string[]
}

const addressContext = (clientId: number) => `postal-addresses:${clientId}`
const carrierContext = (clientId: number) => `postal-carrier:${clientId}`

type Needs = Pick<Deps, 'sealer'>

export function sealAddresses(deps: Needs, clientId: number, addresses: Addresses): Uint8Array {
  return deps.sealer.seal(JSON.stringify(addresses), addressContext(clientId))
}

export function openAddresses(deps: Needs, row: PostalSendRow): Addresses {
  return JSON.parse(deps.sealer.openText(row.addressesSealed, addressContext(row.clientId)))
}

export function sealCarrier(deps: Needs, clientId: number, told: CarrierTold): Uint8Array {
  return deps.sealer.seal(JSON.stringify(told), carrierContext(clientId))
}

export function openCarrier(
  deps: Needs,
  row: Pick<PostalSendRow, 'clientId' | 'carrierSealed'>,
): CarrierTold {
  if (row.carrierSealed === null) return { trackingNumber: null, events: [], notes: [] }
  return JSON.parse(deps.sealer.openText(row.carrierSealed, carrierContext(row.clientId)))
}

/** What a provider told now, with the notes of before. */
export function carrierOf(deps: Needs, row: PostalSendRow, letter: ProviderLetter): Uint8Array {
  const { notes } = openCarrier(deps, row)
  return sealCarrier(deps, row.clientId, {
    trackingNumber: letter.trackingNumber,
    events: letter.events.map(({ name, at, place }) => ({ name, at: at.toISOString(), place })),
    notes: letter.failure === null || notes.includes(letter.failure) ? notes : [...notes, letter.failure],
  })
}

export function withNote(deps: Needs, row: PostalSendRow, note: string): Uint8Array {
  const told = openCarrier(deps, row)
  const notes = told.notes.includes(note) ? told.notes : [...told.notes, note].slice(-10)
  return sealCarrier(deps, row.clientId, { ...told, notes })
}
