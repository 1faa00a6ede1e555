import { describe, expect, it } from 'vitest'
import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import {
  type PostalOrder,
  type PostalProvider,
  PostalRefused,
  PostalWebhookRefused,
} from './postal-provider.ts'

/** What a mail provider must do; the rest plays its carrier, its clock and its own signing. */
export interface PostalUnderTest {
  provider: PostalProvider
  /** From now on nothing is cancelled any more. */
  closeWindow(letterId: string): Promise<void>
  carry(letterId: string, what: 'in_transit' | 'returned'): Promise<void>
  /** A webhook about this letter as the provider signs it. */
  webhook(letterId: string, at: Date): { body: string; headers: Record<string, string> }
}

export const samplePdf = new TextEncoder().encode('%PDF-1.7\n%a letter\n')
export const recipient: PostalAddress = {
  name: 'TransUnion Consumer Solutions',
  line1: 'P.O. Box 2000',
  line2: null,
  city: 'Chester',
  state: 'PA',
  zip: '19016-2000',
}
const sender: PostalAddress = {
  name: 'Bea Buyer',
  line1: '12 Peach Street',
  line2: 'Apt 3',
  city: 'Atlanta',
  state: 'GA',
  zip: '30303',
}

/** Declares the tests that every mail provider passes. */
export function describePostalContract(open: () => PostalUnderTest): void {
  const order = (key: string, more: Partial<PostalOrder> = {}): PostalOrder => ({
    to: recipient,
    from: sender,
    service: 'certified',
    pdf: samplePdf,
    reference: `letter ${key}`,
    idempotencyKey: key,
    ...more,
  })

  it('corrects an address, and says of one that there is none', async () => {
    const { provider } = open()
    const known = await provider.checkAddress(sender)
    expect(known.deliverability).toBe('deliverable')
    expect(known.corrected).toMatchObject({ line1: '12 PEACH STREET', state: 'GA' })
    const unknown = await provider.checkAddress({ ...sender, line1: '1 Undeliverable Road' })
    expect(unknown).toEqual({ deliverability: 'undeliverable', corrected: null })
  })

  it('takes a letter once under its key, and tells it again', async () => {
    const { provider } = open()
    const first = await provider.send(order('contract-once'))
    expect(first).toMatchObject({ state: 'accepted', failure: null, isScanned: false })
    expect((await provider.send(order('contract-once'))).id).toBe(first.id)
    expect((await provider.send(order('contract-other'))).id).not.toBe(first.id)
    expect(await provider.readLetter(first.id)).toMatchObject({ id: first.id, state: 'accepted' })
  })

  it.each(['ltr_0000000000000000', 'letter_none', '', '../letters', 'x y', 'a'.repeat(300)])(
    'has nothing under an id that is none of its own: %j',
    async (id) => {
      const { provider } = open()
      expect(await provider.readLetter(id)).toBeNull()
      expect(await provider.cancel(id)).toBeNull()
    },
  )

  it('refuses what it cannot print, and nothing was taken', async () => {
    const { provider } = open()
    const torn = order('contract-torn', { pdf: new TextEncoder().encode('no letter') })
    await expect(provider.send(torn)).rejects.toThrow(PostalRefused)
  })

  it('takes names and lines of any length', async () => {
    const { provider } = open()
    const name = 'The Very Long Name of a Furnisher of Information Incorporated'
    const sent = await provider.send(order('contract-long', { to: { ...recipient, name } }))
    expect(sent.state).toBe('accepted')
  })

  it('cancels in time, twice as once, and not afterwards', async () => {
    const { provider, closeWindow } = open()
    const early = await provider.send(order('contract-cancel'))
    expect(early.cancellableUntil).toBeInstanceOf(Date)
    expect(await provider.cancel(early.id)).toMatchObject({ state: 'canceled' })
    expect(await provider.cancel(early.id)).toMatchObject({ state: 'canceled' })
    const late = await provider.send(order('contract-late'))
    await closeWindow(late.id)
    expect((await provider.cancel(late.id))?.state).not.toBe('canceled')
  })

  it('tells what the carrier tells', async () => {
    const { provider, closeWindow, carry } = open()
    const { id } = await provider.send(order('contract-way'))
    await closeWindow(id)
    await carry(id, 'in_transit')
    expect(await provider.readLetter(id)).toMatchObject({ state: 'in_transit', isScanned: true })
    await carry(id, 'returned')
    expect(await provider.readLetter(id)).toMatchObject({ state: 'returned', isScanned: true })
  })

  describe('webhooks', () => {
    const now = new Date('2026-11-23T15:00:00Z')
    const bytes = (text: string) => new TextEncoder().encode(text)

    it('are read when they are signed, and name their letter', async () => {
      const { provider, webhook } = open()
      const { id } = await provider.send(order('contract-webhook'))
      const { body, headers } = webhook(id, now)
      expect(provider.parseWebhook(bytes(body), headers, now)).toMatchObject({ letterId: id })
    })

    it.each([
      ['without a signature', (body: string) => ({ body, headers: {} })],
      [
        'with another body',
        (body: string, headers: Record<string, string>) => ({ body: `${body} `, headers }),
      ],
    ])('are refused %s', (_what, change) => {
      const { provider, webhook } = open()
      const signed = webhook('ltr_0123456789abcdef', now)
      const { body, headers } = change(signed.body, signed.headers)
      expect(() => provider.parseWebhook(bytes(body), headers, now)).toThrow(PostalWebhookRefused)
    })

    it('are refused when they are older than five minutes, or from the future', () => {
      const { provider, webhook } = open()
      for (const off of [-301_000, 301_000]) {
        const { body, headers } = webhook('ltr_0123456789abcdef', new Date(now.getTime() + off))
        expect(() => provider.parseWebhook(bytes(body), headers, now)).toThrow(PostalWebhookRefused)
      }
    })
  })
}
