import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { movableClock } from '../../../../test/support/movable-clock.ts'
import { openPostGridFake, type PostGridFake } from '../../../../test/support/postgrid-fake.ts'
import type { Database } from '../db/database.ts'
import { createLog } from '../log/log.ts'
import { createLobProvider } from './lob-provider.ts'
import { describePostalContract, recipient, samplePdf } from './postal-provider.contract.ts'
import { PostalRefused, PostalUnavailable } from './postal-provider.ts'
import { createPostGridProvider } from './postgrid-provider.ts'
import { openPostalSandbox, type PostalSandbox } from './sandbox/open-postal-sandbox.ts'

const clock = movableClock(new Date('2026-11-23T15:00:00Z'))
const log = createLog('silent')
let database: Database
let sandbox: PostalSandbox
let fake: PostGridFake

beforeAll(async () => {
  database = await makeDb()
  sandbox = openPostalSandbox({ database, clock, log, production: false })
  fake = await openPostGridFake(() => clock.now())
})
afterAll(async () => {
  await sandbox.close()
  await fake.close()
  await database.close()
})

describe('Lob, against the sandbox that speaks its wire', () => {
  describePostalContract(() => ({
    provider: sandbox.provider,
    closeWindow: async () => clock.advance(5 * 60_000),
    carry: (id, what) => sandbox.carry(id, what === 'returned' ? 'Returned to Sender' : 'In Transit'),
    webhook: (id, at) => {
      const body = JSON.stringify({
        id: 'evt_1234567890',
        event_type: { id: 'letter.in_transit' },
        body: { id },
      })
      return { body, headers: sandbox.sign(body, at) }
    },
  }))

  it('gives out no number that a carrier could have given out', async () => {
    const order = { to: recipient, from: recipient, pdf: samplePdf, reference: 'x', idempotencyKey: 'number' }
    const sent = await sandbox.provider.send({ ...order, service: 'certified' })
    expect(sent.trackingNumber).toMatch(/^SANDBOX-[0-9A-F]{8}$/)
    const plain = await sandbox.provider.send({ ...order, service: 'first_class', idempotencyKey: 'plain' })
    expect(plain.trackingNumber).toBeNull()
  })

  it('leaves the urbanization in an address of Puerto Rico, where the same street is in several', async () => {
    const home = { ...recipient, line1: 'Urb Las Gladiolas', line2: '150 Calle A Apt 3', city: 'San Juan' }
    const checked = await sandbox.provider.checkAddress({ ...home, state: 'PR', zip: '00926-3232' })
    expect(checked).toMatchObject({
      deliverability: 'deliverable',
      corrected: { line1: 'URB LAS GLADIOLAS', line2: '150 CALLE A APT 3', state: 'PR' },
    })
    const swapped = {
      ...home,
      line1: '150 Calle A Apt 3',
      line2: 'Urb Las Gladiolas',
      state: 'PR',
      zip: '00926',
    }
    expect((await sandbox.provider.checkAddress(swapped)).corrected).toMatchObject({
      line1: 'URB LAS GLADIOLAS',
      line2: '150 CALLE A APT 3',
    })
  })

  it('never opens in production', () => {
    expect(() => openPostalSandbox({ database, clock, log, production: true })).toThrow(
      /never runs in production/,
    )
  })
})

describe('PostGrid, against its documentation', () => {
  describePostalContract(() => ({
    provider: createPostGridProvider(fake, clock),
    closeWindow: async (id) => fake.change(id, { status: 'printing' }),
    carry: async (id, what) =>
      fake.change(id, {
        status: 'processed_for_delivery',
        imbStatus: what === 'returned' ? 'returned_to_sender' : 'entered_mail_stream',
        imbDate: clock.now().toISOString(),
      }),
    webhook: (id, at) => fake.webhook(id, at),
  }))

  it('does not take an estimate of the delivery for one', async () => {
    const provider = createPostGridProvider(fake, clock)
    const order = {
      to: recipient,
      from: recipient,
      pdf: samplePdf,
      reference: 'x',
      idempotencyKey: 'estimate',
    }
    const { id } = await provider.send({ ...order, service: 'certified' })
    fake.change(id, { status: 'completed' })
    expect(await provider.readLetter(id)).toMatchObject({ state: 'in_transit', isScanned: false })
  })
})

describe('what went wrong', () => {
  const order = {
    to: recipient,
    from: recipient,
    pdf: samplePdf,
    reference: 'x',
    service: 'certified' as const,
  }
  const unavailable = (error: unknown) =>
    error instanceof PostalUnavailable ? error.mayHaveArrived : 'other'

  it('is a refusal with a wrong key', async () => {
    const origin = await sandbox.origin()
    const access = { name: 'lob' as const, apiKey: 'test_wrong', webhookSecret: 'x', origin }
    const provider = createLobProvider(access, clock)
    await expect(provider.send({ ...order, idempotencyKey: 'wrong' })).rejects.toThrow(PostalRefused)
  })

  it('is known not to have arrived where nobody listens, and not known where the answer is lost', async () => {
    const gone = await openPostGridFake(() => clock.now())
    await gone.close()
    const access = { name: 'lob' as const, apiKey: 'k', webhookSecret: 'x', origin: gone.origin }
    const nowhere = createLobProvider(access, clock).send({ ...order, idempotencyKey: 'nowhere' })
    expect(await nowhere.catch(unavailable)).toBe(false)
    fake.next = 'lost'
    const provider = createPostGridProvider(fake, clock)
    expect(await provider.send({ ...order, idempotencyKey: 'lost' }).catch(unavailable)).toBe(true)
    const before = fake.letters.size
    await provider.send({ ...order, idempotencyKey: 'lost' })
    expect(fake.letters.size).toBe(before)
  })
})
