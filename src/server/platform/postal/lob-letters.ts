import * as z from 'zod/mini'
import type { PostalService, PostalState } from '../../../shared/rules/postal-service.ts'
import { type PostalOrder, PostalUnavailable, type ProviderLetter } from './postal-provider.ts'
import { cutLine, instantOf, isLetterId } from './postal-wire.ts'

/** Lob's letter object, cut down to what is read of it (lob-openapi, resources/letters/models). */
const lobLetter = z.object({
  id: z.string(),
  date_created: z.optional(z.nullable(z.string())),
  send_date: z.optional(z.nullable(z.string())),
  expected_delivery_date: z.optional(z.nullable(z.string())),
  tracking_number: z.optional(z.nullable(z.string())),
  tracking_events: z.optional(
    z.nullable(
      z.array(
        z.object({
          name: z.string(),
          time: z.optional(z.nullable(z.string())),
          location: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
  deleted: z.optional(z.nullable(z.boolean())),
  status: z.optional(z.nullable(z.string())),
  failure_reason: z.optional(z.nullable(z.object({ message: z.optional(z.string()) }))),
})

/** Longest name and line that Lob takes (shared/models/address). */
const longestName = 40
const longestLine = 64

const extraServiceOf: Record<PostalService, string | null> = {
  first_class: null,
  certified: 'certified',
  certified_return_receipt: 'certified_return_receipt',
}

/**
 * POST /v1/letters as a form with the file in it. A blank sheet before the letter bears the addresses, so that nothing of the letter
 * shows through the window and no text is printed over; one side of each sheet is printed, in black.
 */
export function lobForm({ to, from, service, pdf, reference }: PostalOrder): FormData {
  const form = new FormData()
  for (const [side, address] of [
    ['to', to],
    ['from', from],
  ] as const) {
    form.set(`${side}[name]`, cutLine(address.name, longestName))
    const [line1, line2] = streetLines(address)
    form.set(`${side}[address_line1]`, line1)
    if (line2 !== '') form.set(`${side}[address_line2]`, line2)
    form.set(`${side}[address_city]`, address.city)
    form.set(`${side}[address_state]`, address.state)
    form.set(`${side}[address_zip]`, address.zip)
    form.set(`${side}[address_country]`, 'US')
  }
  form.set('color', 'false')
  form.set('double_sided', 'false')
  form.set('address_placement', 'insert_blank_page')
  form.set('mail_type', 'usps_first_class')
  form.set('use_type', 'operational')
  form.set('description', reference)
  form.set('metadata[reference]', reference)
  const extra = extraServiceOf[service]
  if (extra !== null) form.set('extra_service', extra)
  form.set('file', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'letter.pdf')
  return form
}

/** Street and unit in the two lines that there are: what is too long for the first goes on in the second, before the unit there. */
function streetLines({ line1, line2 }: PostalOrder['to']): [string, string] {
  const first = cutLine(line1, longestLine).replace(/,$/, '')
  const more = line1
    .replace(/\s+/g, ' ')
    .trim()
    .slice(first.length)
    .replace(/^[,\s]+/, '')
  return [first, cutLine([more, line2 ?? ''].filter(Boolean).join(', '), longestLine)]
}

/** A letter out of Lob's JSON. @throws PostalUnavailable for what is none: the answer to a request that may have been taken */
export function letterOfLob(body: unknown, now: Date): ProviderLetter {
  const parsed = lobLetter.safeParse(body)
  if (!parsed.success || !isLetterId(parsed.data.id))
    throw new PostalUnavailable('The mail provider answered with no letter.', { mayHaveArrived: true })
  const letter = parsed.data
  const createdAt = instantOf(letter.date_created) ?? now
  const events = (letter.tracking_events ?? [])
    .map(({ name, time, location }) => ({ name, at: instantOf(time) ?? createdAt, place: location ?? null }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const last = events.at(-1)
  // What came back may be told as delivered once more: to whoever sent it.
  const ended =
    events.find(({ name }) => stateOfEvent(name) === 'returned') ??
    events.findLast(({ name }) => stateOfEvent(name) === 'delivered')
  const state: PostalState = letter.deleted
    ? 'canceled'
    : letter.status === 'failed'
      ? 'failed'
      : last === undefined
        ? 'accepted'
        : stateOfEvent((ended ?? last).name)
  return {
    id: letter.id,
    state,
    at: state === 'accepted' ? createdAt : ((ended ?? last)?.at ?? now),
    trackingNumber: letter.tracking_number ?? null,
    cancellableUntil: instantOf(letter.send_date),
    expectedOn: letter.expected_delivery_date?.slice(0, 10) ?? null,
    events,
    isScanned: events.length > 0,
    failure:
      state === 'failed' ? (letter.failure_reason?.message ?? 'The provider could not print it.') : null,
  }
}

/** Names of tracking events, of certified mail and of other mail (shared/resources/tracking_events). */
function stateOfEvent(name: string): PostalState {
  if (name === 'Delivered') return 'delivered'
  return name === 'Returned to Sender' ? 'returned' : 'in_transit'
}
