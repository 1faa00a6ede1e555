import { randomBytes } from 'node:crypto'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import { clientArrivals } from '../arrivals/arrivals.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { joinClientTotals, selectClientTotals } from './client-totals.store.ts'
import { type ClientRow, clients } from './clients.tables.ts'
import { listClientTotals } from './list-client-totals.ts'

const bureaus = ['experian', 'equifax', 'transunion'] as const
const counted = ['clients', 'cents', 'intake', 'round1', 'ready', 'missingFiles'] as const
/** The counting is done by triggers, the same on both: the embedded database, which takes four times as long, tries them for a while. */
const [actsOnPglite = 0] = soaked([8], [80])
type Counts = Record<(typeof counted)[number], number>

describe.each(databaseKinds)('the totals over all clients on %s', (kind) => {
  const opened = makeDb(kind).then((database) => {
    const bytes = new Uint8Array(randomBytes(32))
    database.takeKeys(createSealer([bytes], bytes).columns)
    return database
  })
  afterAll(async () => (await opened).close())

  it('are what a count finds after any changes, several rows at once, taken back ones and rows put together between', async () => {
    const database = await opened
    const { db } = database
    const random = seededRandom(119)
    const ids = async () => (await db.select({ id: clients.id }).from(clients)).map(({ id }) => id)
    const oneOf = <T>(list: readonly T[]) => list[random.below(list.length)] as T
    const some = (all: readonly number[]) => all.filter(() => random.pick([true, false, false]))
    const instant = () => new Date(Date.UTC(2026, random.pick([0, 1, 2]), random.pick([1, 28]), 23, 30))
    const day = () => random.pick(['2026-01-31', '2026-02-01', '2026-03-15'])
    const row = () => ({
      clientType: random.pick(['paid', 'tester'] as const),
      name: 'A',
      email: 'a@example.com',
      emailKey: 'a@example.com',
      phone: '1',
      paymentStatus: random.pick(['paid', 'pending', 'failed'] as const),
      amountCents: random.pick([0, 19_900, 50_033]),
      createdAt: instant(),
      disputeStatus: random.pick(['uploaded', 'completed', 'on hold']),
      intakeCompletedAt: random.pick([null, instant()]),
      round1MailDate: random.pick([null, null, day()]),
      missingFiles: random.pick([0, 2]),
      nextDeadlineOn: random.pick([null, day()]),
      nextDeadlineProved: random.pick([null, true, false]),
    })
    const report = (clientId: number | null, bureau: (typeof bureaus)[number]) => ({
      clientId,
      bureau,
      fileKey: 'a'.repeat(32),
      bytes: 1,
      sha256: 'a',
    })
    const acts = {
      add: () => db.insert(clients).values([row(), row(), row()]),
      change: async () =>
        db
          .update(clients)
          .set(row())
          .where(inArray(clients.id, some(await ids()))),
      touch: async () =>
        db
          .update(clients)
          .set({ name: 'B' })
          .where(inArray(clients.id, some(await ids()))),
      upload: async () => {
        const rows = some(await ids()).flatMap((id) => bureaus.map((bureau) => report(id, bureau)))
        const given = rows.filter(() => random.pick([true, true, false]))
        if (given.length > 0) await db.insert(reportUploads).values(given).onConflictDoNothing()
      },
      uploadEarly: () => db.insert(reportUploads).values(report(null, random.pick(bureaus))),
      adopt: async () => {
        const owners = await ids()
        const early = await db.select().from(reportUploads).where(isNull(reportUploads.clientId))
        for (const { id, bureau } of early) {
          const clientId = oneOf(owners)
          await db
            .update(reportUploads)
            .set({ supersededAt: instant() })
            .where(sql`client_id = ${clientId} and bureau = ${bureau} and superseded_at is null`)
          await db.update(reportUploads).set({ clientId }).where(eq(reportUploads.id, id))
        }
      },
      supersede: async () =>
        db
          .update(reportUploads)
          .set({ supersededAt: instant() })
          .where(inArray(reportUploads.clientId, some(await ids()))),
      forgetReports: async () =>
        db.delete(reportUploads).where(inArray(reportUploads.clientId, some(await ids()))),
      arrive: async () => {
        const arrived = some(await ids()).map((clientId) => ({
          clientId,
          paid: random.pick(['elsewhere', 'unknown'] as const),
          amountCents: 1,
          paidOn: random.pick([null, day()]),
          addedBy: 'A',
          createdAt: instant(),
        }))
        if (arrived.length > 0) await db.insert(clientArrivals).values(arrived).onConflictDoNothing()
      },
      move: async () =>
        db
          .update(clientArrivals)
          .set({ paidOn: day() })
          .where(inArray(clientArrivals.clientId, some(await ids()))),
      forgetArrival: async () =>
        db.delete(clientArrivals).where(inArray(clientArrivals.clientId, some(await ids()))),
      remove: async () => {
        const gone = oneOf(await ids())
        const steps = [
          () => db.delete(clients).where(eq(clients.id, gone)),
          () => db.delete(reportUploads).where(eq(reportUploads.clientId, gone)),
          () => db.delete(clientArrivals).where(eq(clientArrivals.clientId, gone)),
        ]
        for (const step of random.pick([steps, steps.toReversed()])) await step()
      },
      takeBack: () =>
        database
          .transaction(async (tx) => {
            await tx.insert(clients).values(row())
            throw new Error('taken back')
          })
          .catch(() => undefined),
      join: () => joinClientTotals(db),
    }
    await acts.add()
    for (let done = 0; done < (kind === 'pglite' ? actsOnPglite : 80); done += 1) {
      const name = oneOf(Object.keys(acts) as (keyof typeof acts)[])
      if ((await ids()).length === 0) await acts.add()
      await acts[name]()
      expect(await kept(db), `after ${done}, ${name}`).toEqual(await countedAnew(db))
    }
    await joinClientTotals(db)
    const { totals, rows } = await selectClientTotals(db)
    expect(rows).toBe(totals.length)
  })
})

type Db = Awaited<ReturnType<typeof makeDb>>['db']

async function kept(db: Db): Promise<Map<string, Counts>> {
  const totals = await listClientTotals(db)
  return byKey(
    totals.map(({ figure, clientType, paymentStatus, disputeStatus, day, ...counts }) => ({
      key: [figure, clientType, paymentStatus, disputeStatus, day].join(),
      counts,
    })),
  )
}

async function countedAnew(db: Db): Promise<Map<string, Counts>> {
  const all = await db.select().from(clients)
  const current = await db.select().from(reportUploads).where(isNull(reportUploads.supersededAt))
  const arrivals = await db.select().from(clientArrivals)
  const nothing = { intake: 0, round1: 0, ready: 0, missingFiles: 0 }
  return byKey(
    all.flatMap((client) => {
      const arrival = arrivals.find(({ clientId }) => clientId === client.id)
      // Of whom a file said nothing whoever pays does so here, as a client without an arrival does.
      const isElsewhere = arrival !== undefined && arrival.paid !== 'unknown'
      const paidOn = isElsewhere ? arrival.paidOn : client.createdAt.toISOString()
      const { clientType, paymentStatus, disputeStatus, amountCents: cents, nextDeadlineOn } = client
      const reports = current.filter(({ clientId }) => clientId === client.id).length
      const counts = { clients: 1, cents, ...stepsOf(client, reports) }
      const isPaid = paymentStatus === 'paid' && paidOn !== null
      return [
        { key: ['group', clientType, paymentStatus, disputeStatus, ''].join(), counts },
        ...(isPaid
          ? [{ key: `month,,,,${paidOn.slice(0, 7)}-01`, counts: { clients: 1, cents, ...nothing } }]
          : []),
        ...(client.nextDeadlineProved && nextDeadlineOn !== null
          ? [{ key: `deadline,,,,${nextDeadlineOn}`, counts: { clients: 1, cents: 0, ...nothing } }]
          : []),
      ]
    }),
  )
}

function stepsOf(client: ClientRow, reports: number) {
  const [hasIntake, hasRound1] = [client.intakeCompletedAt !== null, client.round1MailDate !== null]
  return {
    intake: Number(hasIntake || hasRound1),
    round1: Number(hasRound1),
    ready: Number(hasIntake && !hasRound1 && reports === 3),
    missingFiles: Number(client.missingFiles > 0 && client.disputeStatus !== 'completed'),
  }
}

function byKey(rows: readonly { key: string; counts: Counts }[]): Map<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const { key, counts } of rows) {
    const before = sums.get(key)
    sums.set(
      key,
      Object.fromEntries(counted.map((name) => [name, counts[name] + (before?.[name] ?? 0)])) as Counts,
    )
  }
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
}
