import { beforeAll, expect, it } from 'vitest'
import { appendAuditEntries } from '../../../src/server/features/audit-log/append-audit-entry.ts'
import { clients } from '../../../src/server/features/clients/clients.tables.ts'
import { documents } from '../../../src/server/features/documents/documents.tables.ts'
import { mailingSteps } from '../../../src/server/features/mail-log/mail-log.tables.ts'
import { disputeResults } from '../../../src/server/features/results/results.tables.ts'
import { payments } from '../../../src/server/features/settlement/settlement.tables.ts'
import { works } from '../../../src/server/features/works/works.tables.ts'
import type { WorkFigures } from '../../../src/shared/api/figures.ts'
import type { Caller, TestApp } from '../make-app.ts'

let app: TestApp
let staff: Caller
const at = (instant: string) => new Date(instant)

async function figuresOf(query = ''): Promise<WorkFigures> {
  const reply = await staff.inject({ url: `/api/staff/figures/work${query}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return reply.json()
}

async function pageOf(path: string) {
  const reply = await staff.inject({ url: `/api/staff/figures/work/${path}` })
  expect(reply.statusCode, app.errors.join()).toBe(200)
  return { total: Number(reply.headers['x-total-count']), rows: reply.json() }
}

/**
 * Three cases. The first two rounds of case 1: staff only looked, then answered a message. Case 2: staff entered the mail day. Case 3: staff
 * did something before the record and after the letters, and its second round was taken back.
 */
async function fillRounds() {
  const { db } = app.deps.database
  const rows = await db
    .insert(clients)
    .values(
      ['one', 'two', 'three'].map((name) => ({
        clientType: 'paid' as const,
        name,
        email: `${name}@example.com`,
        emailKey: `${name}@example.com`,
        phone: '',
        paymentStatus: 'paid' as const,
        amountCents: 0,
        createdAt: at('2026-06-01T00:00:00Z'),
        ...(name === 'one'
          ? { round1MailDate: '2026-06-10', intakeCompletedAt: at('2026-06-02T00:00:00Z') }
          : {}),
      })),
    )
    .returning()
  const [one, two, three] = rows.map(({ id }) => id) as [number, number, number]
  const mail = async (
    clientId: number,
    round: number,
    instant: string,
    by: 'client' | 'staff' = 'client',
  ) => {
    const [letter] = await db
      .insert(documents)
      .values({
        clientId,
        round,
        documentType: 'equifax_dispute_letter',
        runId: 'r',
        fileKey: `${clientId}-${round}`,
        fileName: 'l',
        bytes: 1,
        pages: 1,
        sha256: 'x',
      })
      .returning()
    const step = {
      clientId,
      documentId: letter?.id ?? 0,
      state: 'handed_over' as const,
      day: instant.slice(0, 10),
      actorKind: by,
      actorId: 'x',
      createdAt: at(instant),
    }
    await db.insert(mailingSteps).values(step)
    return step
  }
  await mail(one, 1, '2026-06-10T12:00:00Z')
  await mail(one, 2, '2026-08-10T12:00:00Z')
  await mail(two, 1, '2026-06-11T12:00:00Z', 'staff')
  await mail(three, 1, '2026-06-12T12:00:00Z')
  const taken = await mail(three, 2, '2026-08-12T12:00:00Z')
  await db.insert(mailingSteps).values({ ...taken, isWithdrawal: true })
  const actor = { id: staff.userId ?? '', name: 'Sam' }
  const act = (clientId: number, action: string, instant: string, by = actor) => ({
    actor: by,
    action,
    clientId,
    at: at(instant),
  })
  await app.deps.database.transaction((tx) =>
    appendAuditEntries(tx, [
      act(three, 'changeClient', '2026-05-31T00:00:00Z'),
      act(one, 'open-client', '2026-06-03T00:00:00Z'),
      act(one, 'send-due-mail', '2026-06-04T00:00:00Z', { id: 'system', name: 'system' }),
      act(three, 'changeClient', '2026-06-12T12:00:00.001Z'),
      act(one, 'answer-message', '2026-07-01T00:00:00Z'),
    ]),
  )
  return { one, two, three }
}

/** Rounds without staff, who did what, and the funnel. @param anew the product as it started, with an admin */
export function workCases(anew: () => Promise<{ app: TestApp; staff: Caller }>): void {
  beforeAll(async () => {
    ;({ app, staff } = await anew())
  })

  it('tells which rounds needed no act of staff, by what was done between one mailing and the next', async () => {
    const { one, two, three } = await fillRounds()
    const { rounds } = await figuresOf()
    expect(rounds).toEqual({ mailed: 4, alone: 2, cases: 3, share: null, goal: 0.8 })
    const listed = await pageOf('rounds')
    expect(
      listed.rows.map(({ clientId, round, alone }: { clientId: number; round: number; alone: boolean }) => [
        clientId,
        round,
        alone,
      ]),
    ).toEqual([
      [one, 2, false],
      [three, 1, true],
      [two, 1, false],
      [one, 1, true],
    ])
    expect((await pageOf('rounds?alone=yes')).total).toBe(2)
    expect((await figuresOf('?until=2026-08&months=1')).rounds).toMatchObject({ mailed: 1, alone: 0 })
  })

  it('counts what each member of the staff did, and what is open in their name', async () => {
    const { db } = app.deps.database
    const work = {
      workKey: 'ein',
      orderedAt: at('2026-06-01T00:00:00Z'),
      dueOn: '2026-07-01',
      updatedAt: at('2026-06-01T00:00:00Z'),
    }
    await db.insert(works).values([
      { ...work, purchaseId: 1, ownerUserId: staff.userId },
      { ...work, purchaseId: 2 },
      { ...work, purchaseId: 3, ownerUserId: staff.userId, deliveredAt: at('2026-06-02T00:00:00Z') },
    ])
    const { people, unownedWorks } = await figuresOf('?until=2026-07&months=3')
    expect(people).toMatchObject([
      { id: staff.userId, changes: 2, mails: 1, reads: 1, openWorks: 1, sessionsAhead: 0 },
    ])
    expect(unownedWorks).toBe(1)
  })

  it('follows those who began a checkout, each address once, to where they are by now', async () => {
    const { db } = app.deps.database
    const [one] = await db.select({ id: clients.id }).from(clients).orderBy(clients.id)
    const begun = {
      provider: 'sandbox',
      holderUserId: 'h',
      productKey: 'p',
      productName: 'P',
      amountCents: 1,
      status: 's',
      name: '',
      phone: '',
      agreeToContact: true,
      createdAt: at('2026-10-05T12:00:00Z'),
    }
    await db.insert(payments).values([
      { ...begun, paymentIntentId: 'a1', email: 'a@example.com', emailKey: 'a@example.com' },
      {
        ...begun,
        paymentIntentId: 'a2',
        email: 'A@example.com',
        emailKey: 'a@example.com',
        settledAt: at('2026-10-05T12:00:00Z'),
        clientId: one?.id,
      },
      {
        ...begun,
        paymentIntentId: 'b',
        email: 'b@example.com',
        emailKey: 'b@example.com',
        settledAt: at('2026-10-05T12:00:00Z'),
      },
      { ...begun, paymentIntentId: 'c', email: 'c@example.com', emailKey: 'c@example.com' },
      { ...begun, paymentIntentId: 'd1', email: '', emailKey: '', settledAt: at('2026-10-05T12:00:00Z') },
      { ...begun, paymentIntentId: 'd2', email: '', emailKey: '', settledAt: at('2026-10-05T12:00:00Z') },
      {
        ...begun,
        paymentIntentId: 'e',
        email: 'e@example.com',
        emailKey: 'e@example.com',
        createdAt: at('2026-09-30T12:00:00Z'),
      },
    ])
    const funnel = async () => (await figuresOf('?until=2026-10&months=1')).funnel.map(({ people }) => people)
    expect(await funnel()).toEqual([5, 4, 1, 1, 1, 0, 0])
    await db.insert(disputeResults).values({
      clientId: one?.id ?? 0,
      round: 1,
      bureau: 'equifax',
      source: 'results-letter',
      receivedOn: '2026-07-01',
      fileKey: 'k',
      bytes: 1,
      sha256: 's',
      itemsSealed: new Uint8Array([1]),
      actorKind: 'client',
      actorId: 'c',
      createdAt: at('2026-07-01T00:00:00Z'),
    })
    expect(await funnel()).toEqual([5, 4, 1, 1, 1, 1, 0])
    const paid = await pageOf('funnel?until=2026-10&months=1&step=paid')
    expect(paid.total).toBe(4)
    // Who began at the same instant stands in no order.
    expect(paid.rows.map(({ email }: { email: string | null }) => email).sort()).toEqual([
      'a@example.com',
      'b@example.com',
      null,
      null,
    ])
  })
}
