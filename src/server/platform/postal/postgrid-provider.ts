import * as z from 'zod/mini'
import { addDays, officeDay } from '../../../shared/rules/civil-days.ts'
import type { PostalAddress, PostalService, PostalState } from '../../../shared/rules/postal-service.ts'
import type { Clock } from '../clock.ts'
import { unlessRefused } from './lob-provider.ts'
import {
  type AddressCheck,
  type PostalOrder,
  type PostalProvider,
  PostalRefused,
  PostalUnavailable,
  PostalWebhookRefused,
  type ProviderLetter,
} from './postal-provider.ts'
import { askProvider, cutLine, instantOf, isLetterId, type WireAccess } from './postal-wire.ts'
import { eventObject, headerOf, verifySignature } from './verify-signature.ts'

export interface PostGridAccess {
  apiKey: string
  webhookSecret: string
  /** Where the API is; PostGrid's own address when absent. */
  origin?: string
}

/** PostGrid's Print & Mail API (docs.postgrid.com), with webhooks in JSON. */
export function createPostGridProvider(given: PostGridAccess, clock: Clock): PostalProvider {
  const access: WireAccess = {
    origin: given.origin ?? 'https://api.postgrid.com',
    headers: { 'x-api-key': given.apiKey },
    sentenceOf: (body) => postGridError.safeParse(body).data?.error.message ?? '',
  }
  const read = async (id: string) => {
    if (!isLetterId(id)) return null
    const path = `/print-mail/v1/letters/${id}`
    const { status, body } = await askProvider(access, { method: 'GET', path })
    return status === 404 ? null : letterOf(body, clock.now())
  }
  return {
    name: 'postgrid',
    wire: 'postgrid',
    checkAddress: (address) => checkAddress(access, address),
    async send(order) {
      const before = await findByKey(access, order.idempotencyKey)
      if (before !== null) return letterOf(before, clock.now())
      const { status, body } = await askProvider(access, {
        method: 'POST',
        path: '/print-mail/v1/letters',
        body: formOf(order),
      })
      if (status === 404) throw new PostalRefused('The mail provider has no letters at its address.')
      return letterOf(body, clock.now())
    },
    async cancel(id) {
      if (!isLetterId(id)) return null
      const path = `/print-mail/v1/letters/${id}`
      await askProvider(access, { method: 'DELETE', path }).catch(unlessRefused)
      return read(id)
    },
    readLetter: read,
    parseWebhook(raw, headers, now) {
      const signed = /^t=(\d+),v1=([0-9a-f]{64})$/i.exec(headerOf(headers, 'postgrid-signature') ?? '')
      const secret = given.webhookSecret
      verifySignature(raw, { timestamp: signed?.[1], signature: signed?.[2], secret }, now)
      const event = postGridEvent.safeParse(eventObject(raw))
      if (!event.success) throw new PostalWebhookRefused('The webhook is no event.')
      const { id, type, data } = event.data
      const isLetter = type.startsWith('letter.') && isLetterId(data?.id)
      return { id, type, letterId: isLetter ? (data?.id ?? null) : null }
    },
  }
}

const letterList = z.object({
  data: z.array(
    z.looseObject({ metadata: z.optional(z.nullable(z.looseObject({ key: z.optional(z.unknown()) }))) }),
  ),
})

/**
 * The letter that was asked for under this key. PostGrid documents no idempotency key, but that a list can be searched for whatever stands
 * in a letter: so each is asked for once. Throws PostalUnavailable: nothing was asked for yet.
 */
async function findByKey(access: WireAccess, key: string): Promise<unknown> {
  const path = `/print-mail/v1/letters?limit=10&search=${encodeURIComponent(`"${key}"`)}`
  const { body } = await askProvider(access, { method: 'GET', path }).catch((cause: unknown) => {
    const isSilence = cause instanceof PostalUnavailable
    // A search takes nothing, however it ends.
    if (isSilence) throw new PostalUnavailable(cause.message, { mayHaveArrived: false, cause })
    throw cause
  })
  const found = letterList.safeParse(body)
  if (!found.success)
    throw new PostalUnavailable('The letters could not be searched.', { mayHaveArrived: false })
  return found.data.data.find(({ metadata }) => metadata?.key === key) ?? null
}

const postGridError = z.object({ error: z.object({ message: z.string() }) })

const postGridEvent = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,100}$/)),
  type: z.string().check(z.regex(/^[a-z0-9_.]{1,100}$/)),
  data: z.optional(z.nullable(z.object({ id: z.optional(z.string()) }))),
})

const mailingClassOf: Record<PostalService, string> = {
  first_class: 'usps_first_class',
  certified: 'usps_first_class_certified',
  certified_return_receipt: 'usps_first_class_certified_return_receipt',
}

/** A contact needs a first name or a company; whom a letter goes to is not taken apart here. */
function formOf({ to, from, service, pdf, reference, idempotencyKey }: PostalOrder): FormData {
  const form = new FormData()
  for (const [side, address] of [
    ['to', to],
    ['from', from],
  ] as const) {
    form.set(`${side}[companyName]`, cutLine(address.name, 100))
    form.set(`${side}[addressLine1]`, address.line1)
    if (address.line2) form.set(`${side}[addressLine2]`, address.line2)
    form.set(`${side}[city]`, address.city)
    form.set(`${side}[provinceOrState]`, address.state)
    form.set(`${side}[postalOrZip]`, address.zip)
    form.set(`${side}[countryCode]`, 'US')
  }
  form.set('color', 'false')
  form.set('doubleSided', 'false')
  form.set('addressPlacement', 'insert_blank_page')
  form.set('size', 'us_letter')
  form.set('mailingClass', mailingClassOf[service])
  form.set('description', reference)
  form.set('metadata[key]', idempotencyKey)
  form.set('pdf', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'letter.pdf')
  return form
}

/** PostGrid's letter, cut down to what is read of it. */
const postGridLetter = z.object({
  id: z.string(),
  status: z.string(),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  sendDate: z.optional(z.nullable(z.string())),
  imbStatus: z.optional(z.nullable(z.string())),
  imbDate: z.optional(z.nullable(z.string())),
  imbZIPCode: z.optional(z.nullable(z.string())),
  trackingNumber: z.optional(z.nullable(z.string())),
  cancellation: z.optional(z.nullable(z.object({ reason: z.string(), note: z.optional(z.string()) }))),
})

/**
 * "completed" is PostGrid's own estimate of a delivery ("it is not guaranteed that the order has been delivered"), so that it proves
 * none: the letter stays on its way until the carrier's scan says otherwise.
 */
function letterOf(body: unknown, now: Date): ProviderLetter {
  const parsed = postGridLetter.safeParse(body)
  if (!parsed.success || !isLetterId(parsed.data.id))
    throw new PostalUnavailable('The mail provider answered with no letter.', { mayHaveArrived: true })
  const letter = parsed.data
  const state = stateOf(letter)
  const scannedAt = instantOf(letter.imbDate)
  const at = scannedAt ?? instantOf(letter.updatedAt) ?? instantOf(letter.createdAt) ?? now
  const sendDate = instantOf(letter.sendDate)
  const scan = letter.imbStatus ?? null
  return {
    id: letter.id,
    state,
    at: state === 'accepted' ? (instantOf(letter.createdAt) ?? now) : at,
    trackingNumber: letter.trackingNumber ?? null,
    // Printed from the midnight in the east that ends the day of its send date.
    cancellableUntil: sendDate && new Date(`${addDays(officeDay(sendDate), 1)}T04:00:00Z`),
    expectedOn: null,
    events: scan === null ? [] : [{ name: scan, at, place: letter.imbZIPCode ?? null }],
    isScanned: scan !== null,
    failure: state === 'failed' ? (letter.cancellation?.note ?? letter.cancellation?.reason ?? null) : null,
  }
}

function stateOf(letter: z.infer<typeof postGridLetter>): PostalState {
  if (letter.status === 'cancelled')
    return (letter.cancellation?.reason ?? 'user_initiated') === 'user_initiated' ? 'canceled' : 'failed'
  if (letter.imbStatus === 'returned_to_sender') return 'returned'
  return letter.status === 'ready' || letter.status === 'printing' ? 'accepted' : 'in_transit'
}

/** POST /v1/addver/verifications, of the same account. */
const verification = z.object({
  status: z.string(),
  data: z.optional(
    z.nullable(
      z.object({
        status: z.optional(z.string()),
        line1: z.optional(z.string()),
        line2: z.optional(z.string()),
        city: z.optional(z.string()),
        provinceOrState: z.optional(z.string()),
        postalOrZip: z.optional(z.string()),
        zipPlus4: z.optional(z.string()),
      }),
    ),
  ),
})

async function checkAddress(access: WireAccess, address: PostalAddress): Promise<AddressCheck> {
  const { body } = await askProvider(access, {
    method: 'POST',
    path: '/v1/addver/verifications',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      address: {
        line1: address.line1,
        ...(address.line2 ? { line2: address.line2 } : {}),
        city: address.city,
        provinceOrState: address.state,
        postalOrZip: address.zip,
        country: 'us',
      },
    }),
  }).catch((cause: unknown) => {
    if (!(cause instanceof PostalRefused)) throw cause
    throw new PostalUnavailable(cause.message, { mayHaveArrived: false, cause })
  })
  const checked = verification.safeParse(body)
  const data = checked.success && checked.data.status === 'success' ? checked.data.data : null
  if (!data) throw new PostalUnavailable('The address check gave no answer.', { mayHaveArrived: false })
  const isKnown = data.status === 'verified' || data.status === 'corrected'
  const { line1, line2, city, provinceOrState: state, postalOrZip, zipPlus4 } = data
  const zip = [postalOrZip, zipPlus4].filter(Boolean).join('-')
  return {
    deliverability: isKnown ? 'deliverable' : 'undeliverable',
    corrected:
      isKnown && line1 && city && state && zip
        ? { name: address.name, line1, line2: line2 || null, city, state: state.toUpperCase(), zip }
        : null,
  }
}
