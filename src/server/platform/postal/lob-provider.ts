import * as z from 'zod/mini'
import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import type { Clock } from '../clock.ts'
import { letterOfLob, lobForm } from './lob-letters.ts'
import {
  type AddressCheck,
  type PostalProvider,
  PostalRefused,
  PostalUnavailable,
  PostalWebhookRefused,
} from './postal-provider.ts'
import { askProvider, isLetterId, type WireAccess } from './postal-wire.ts'
import { eventObject, headerOf, verifySignature } from './verify-signature.ts'

export interface LobAccess {
  name: 'lob' | 'sandbox'
  apiKey: string
  webhookSecret: string
  /** Where the API is; Lob's own address when absent. */
  origin?: string
}

/** Lob's letters (docs.lob.com; lob-openapi 1.22), against Lob or the embedded sandbox. */
export function createLobProvider(given: LobAccess, clock: Clock): PostalProvider {
  const access: WireAccess = {
    origin: given.origin ?? 'https://api.lob.com',
    headers: { authorization: `Basic ${Buffer.from(`${given.apiKey}:`).toString('base64')}` },
    sentenceOf: (body) => lobError.safeParse(body).data?.error.message ?? '',
  }
  const read = async (id: string) => {
    if (!isLetterId(id)) return null
    const { status, body } = await askProvider(access, { method: 'GET', path: `/v1/letters/${id}` })
    return status === 404 ? null : letterOfLob(body, clock.now())
  }
  return {
    name: given.name,
    wire: 'lob',
    checkAddress: (address) => checkAddress(access, address),
    async send(order) {
      const { status, body } = await askProvider(access, {
        method: 'POST',
        path: '/v1/letters',
        body: lobForm(order),
        headers: { 'idempotency-key': order.idempotencyKey },
      })
      if (status === 404) throw new PostalRefused('The mail provider has no letters at its address.')
      return letterOfLob(body, clock.now())
    },
    async cancel(id) {
      if (!isLetterId(id)) return null
      // Too late is a refusal: the letter itself says what it is then.
      await askProvider(access, { method: 'DELETE', path: `/v1/letters/${id}` }).catch(unlessRefused)
      return read(id)
    },
    readLetter: read,
    parseWebhook(raw, headers, now) {
      verifySignature(
        raw,
        {
          timestamp: headerOf(headers, 'lob-signature-timestamp'),
          signature: headerOf(headers, 'lob-signature'),
          secret: given.webhookSecret,
        },
        now,
      )
      const event = lobEvent.safeParse(eventObject(raw))
      if (!event.success) throw new PostalWebhookRefused('The webhook is no event.')
      const { id, event_type: type, body } = event.data
      const isLetter = type.id.startsWith('letter.') && isLetterId(body?.id)
      return { id, type: type.id, letterId: isLetter ? (body?.id ?? null) : null }
    },
  }
}

/** For `catch`: what was refused is looked at anew; silence is thrown on. */
export function unlessRefused(cause: unknown): void {
  if (!(cause instanceof PostalRefused)) throw cause
}

const lobError = z.object({ error: z.object({ message: z.string() }) })

const lobEvent = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{3,100}$/)),
  event_type: z.object({ id: z.string().check(z.regex(/^[a-z0-9_.-]{1,100}$/)) }),
  body: z.optional(z.nullable(z.object({ id: z.optional(z.string()) }))),
})

/** Lob's us_verification (resources/us_verifications/models). */
const verification = z.object({
  deliverability: z.string(),
  primary_line: z.optional(z.nullable(z.string())),
  secondary_line: z.optional(z.nullable(z.string())),
  urbanization: z.optional(z.nullable(z.string())),
  components: z.optional(
    z.nullable(
      z.object({
        city: z.optional(z.nullable(z.string())),
        state: z.optional(z.nullable(z.string())),
        zip_code: z.optional(z.nullable(z.string())),
        zip_code_plus_4: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
})

async function checkAddress(access: WireAccess, address: PostalAddress): Promise<AddressCheck> {
  const { body } = await askProvider(access, {
    method: 'POST',
    path: '/v1/us_verifications',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...streetOf(address),
      city: address.city,
      state: address.state,
      zip_code: address.zip,
    }),
  }).catch((cause: unknown) => {
    // A key that may not verify is no word about the address.
    if (!(cause instanceof PostalRefused)) throw cause
    throw new PostalUnavailable(cause.message, { mayHaveArrived: false, cause })
  })
  const checked = verification.safeParse(body)
  if (!checked.success)
    throw new PostalUnavailable('The address check gave no answer.', { mayHaveArrived: false })
  const { deliverability, components } = checked.data
  const [line1, line2] = linesOf(checked.data)
  const zip = [components?.zip_code, components?.zip_code_plus_4].filter(Boolean).join('-')
  const isKnown = deliverability !== 'undeliverable' && line1 && components?.city && components.state && zip
  return {
    deliverability: isDeliverable(deliverability)
      ? 'deliverable'
      : deliverability === 'undeliverable'
        ? 'undeliverable'
        : 'uncertain',
    corrected: isKnown
      ? {
          name: address.name,
          line1,
          line2: line2 || null,
          city: components.city ?? '',
          state: components.state ?? '',
          zip,
        }
      : null,
  }
}

/**
 * Street and unit; the urbanization of an address in Puerto Rico has a field of its own: streets of one name in several of them are told
 * apart by it alone (USPS Publication 28, section 29).
 */
function streetOf({ line1, line2, state }: PostalAddress): Record<string, string> {
  if (!line2) return { primary_line: line1 }
  const urbanization = [line1, line2].find((line) => /^urb(anizaci[oó]n)?\b/i.test(line))
  return state === 'PR' && urbanization !== undefined
    ? { urbanization, primary_line: urbanization === line1 ? line2 : line1 }
    : { primary_line: line1, secondary_line: line2 }
}

/** As they stand on an envelope: the urbanization above the street. */
function linesOf({
  urbanization,
  primary_line: street,
  secondary_line: unit,
}: z.infer<typeof verification>): [string, string] {
  if (!urbanization || !street) return [street ?? '', unit ?? '']
  return [urbanization, [street, unit].filter(Boolean).join(' ')]
}

/** A unit too many does not keep a letter from its door. */
const isDeliverable = (told: string) => told === 'deliverable' || told === 'deliverable_unnecessary_unit'
