import { randomBytes } from 'node:crypto'
import { addDays, dayOf } from '../../../../shared/rules/civil-days.ts'

/** A letter as Lob writes it, without whom it is to and from: nobody's address is kept here. */
export interface SandboxLetter extends Record<string, unknown> {
  id: string
  object: 'letter'
  extra_service: string | null
  tracking_number: string | null
  tracking_events: {
    id: string
    object: 'tracking_event'
    type: string
    name: string
    time: string
    location: string | null
  }[]
  send_date: string
  date_created: string
  deleted?: boolean
}

/** Lob's default cancellation window. */
const cancelWindowMs = 5 * 60_000
/** From there on the carrier has it; the sandbox's carrier is a quick one. */
export const mailedAfterMs = cancelWindowMs
export const deliveredAfterMs = 2 * cancelWindowMs

export const sandboxId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

export function newLetter(fields: Readonly<Record<string, string>>, now: Date): SandboxLetter {
  const id = sandboxId('ltr')
  const extra = fields.extra_service ?? null
  return {
    id,
    object: 'letter',
    description: fields.description ?? null,
    metadata: { reference: fields['metadata[reference]'] ?? '' },
    to: { object: 'address', id: sandboxId('adr') },
    from: { object: 'address', id: sandboxId('adr') },
    color: false,
    double_sided: false,
    address_placement: fields.address_placement ?? 'top_first_page',
    mail_type: 'usps_first_class',
    use_type: fields.use_type ?? null,
    extra_service: extra,
    // Nothing that a carrier could have given out.
    tracking_number: extra === null ? null : `SANDBOX-${id.slice(4, 12).toUpperCase()}`,
    tracking_events: [],
    carrier: 'USPS',
    status: 'processed',
    send_date: new Date(now.getTime() + cancelWindowMs).toISOString(),
    expected_delivery_date: addDays(dayOf(now), 5),
    date_created: now.toISOString(),
    date_modified: now.toISOString(),
  }
}

export function withEvent(letter: SandboxLetter, name: string, at: Date): SandboxLetter {
  const type = letter.extra_service === null ? 'normal' : 'certified'
  const event = {
    id: sandboxId('evnt'),
    object: 'tracking_event' as const,
    type,
    name,
    time: at.toISOString(),
    location: null,
  }
  return { ...letter, tracking_events: [...letter.tracking_events, event], date_modified: at.toISOString() }
}

/** The type of the webhook that tells it: 'letter.certified.delivered'. */
export function eventTypeOf(letter: SandboxLetter, name: string): string {
  const said = name.toLowerCase().replaceAll(' ', '_')
  return letter.extra_service === null ? `letter.${said}` : `letter.certified.${said}`
}
