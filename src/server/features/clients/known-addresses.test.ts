import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { databaseKinds, makeDb } from '../../../../test/support/make-db.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import { dropForeignKeys } from '../../platform/db/copy-tables.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { runMigrations, startAgainAt } from '../../platform/db/run-migrations.ts'
import { leads } from '../leads/leads.tables.ts'
import { type SeededRandom, seededRandom } from '../seed/seeded-random.ts'
import { clients } from './clients.tables.ts'
import { listClientTotals } from './list-client-totals.ts'

const addresses = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'] as const
const workers = 6
const [roundsOnPglite = 0] = soaked([2], [30])
const [roundsOnPostgres = 0] = soaked([12], [200])
const addressesAtOnce = 40
const [roundsOfCrossing = 0] = soaked([10], [200])
/** Migrations before the one that began to keep addresses. */
const before = 51

const opened = async (kind: Database['kind']) => {
  const database = await makeDb(kind)
  const bytes = new Uint8Array(randomBytes(32))
  database.takeKeys(createSealer([bytes], bytes).columns)
  return database
}

const leadOf = (email: string): typeof leads.$inferInsert => ({
  name: 'A',
  email,
  emailKey: email,
  phone: '1',
  agreeToStudy: true,
  agreeToContact: true,
  createdAt: new Date(0),
})
const clientOf = (email: string): typeof clients.$inferInsert => ({
  clientType: 'paid',
  name: 'A',
  email,
  emailKey: email,
  phone: '1',
  paymentStatus: 'paid',
  amountCents: 1,
})

describe.each(databaseKinds)('addresses that are only leads, on %s', (kind) => {
  const ready = opened(kind)
  afterAll(async () => (await ready).close())

  it('are what a count finds after changes that cross each other, taken back ones between', async () => {
    const database = await ready
    const found = new Set<number>()
    for (let round = 0; round < (kind === 'pglite' ? roundsOnPglite : roundsOnPostgres); round += 1) {
      await Promise.all(
        Array.from({ length: workers }, (_, worker) => changeMuch(database, round * workers + worker)),
      )
      const { alone, known } = await countedAnew(database.db)
      expect(await kept(database.db), `after round ${round}`).toEqual({ alone, known })
      found.add(alone)
    }
    expect(found.size).toBeGreaterThan(1)
    await database.db.delete(leads)
    await database.db.delete(clients)
    expect(await kept(database.db)).toEqual({ alone: 0, known: [] })
  })
})

describe('an address', () => {
  const ready = opened('postgres')
  afterAll(async () => (await ready).close())

  it('is no lead alone when a lead and a client of it come at once, neither seeing the other', async () => {
    const database = await ready
    let bothWrote = () => {}
    const written = new Promise<void>((resolve) => {
      bothWrote = resolve
    })
    let count = 0
    // Neither ends before both have written: nobody is kept waiting until then.
    const both = () => {
      count += 1
      if (count === 2) bothWrote()
      return written
    }
    await Promise.all([
      database.transaction(async (tx) => {
        await tx.insert(leads).values(leadOf('once@example.com'))
        await both()
      }),
      database.transaction(async (tx) => {
        await tx.insert(clients).values(clientOf('once@example.com'))
        await both()
      }),
    ])
    expect(await kept(database.db)).toMatchObject({ alone: 0, known: [{ leads: 1, clients: 1 }] })
    await database.db.delete(clients)
    expect(await kept(database.db)).toMatchObject({ alone: 1, known: [{ leads: 1, clients: 0 }] })
    await database.db.delete(leads)
    expect(await kept(database.db)).toEqual({ alone: 0, known: [] })
  })

  it('keeps nobody waiting in a circle who brings it among many, in another order', async () => {
    const database = await ready
    const many = Array.from({ length: addressesAtOnce }, (_, at) => `crossing-${at}@example.com`)
    for (let round = 0; round < roundsOfCrossing; round += 1) {
      // A row alone moves nobody else's, so that both come to the end of their work at the same moment.
      const bring = (list: readonly string[]) =>
        database.transaction(async (tx) => {
          for (const address of list) await tx.insert(leads).values(leadOf(address))
        })
      await Promise.all([bring(many), bring(many.toReversed()), bring(many.toSorted())])
      const takeAway = (list: readonly string[]) =>
        database.transaction(async (tx) => {
          for (const address of list)
            await tx.execute(sql`delete from ${leads} where id = (
              select id from ${leads} where email_key = ${address} limit 1 for update skip locked)`)
        })
      await Promise.all([takeAway(many), takeAway(many.toReversed())])
      const { alone, known } = await countedAnew(database.db)
      expect(await kept(database.db), `after round ${round}`).toEqual({ alone, known })
      await database.db.delete(leads)
    }
    expect(await kept(database.db)).toEqual({ alone: 0, known: [] })
  })

  it('that comes with a backup holds up no migration after it', async () => {
    const database = await ready
    const undone = new Error('undone')
    const restored = database.transaction(async (tx) => {
      const restoreForeignKeys = await dropForeignKeys(tx)
      await tx.insert(leads).values(leadOf('restored@example.com'))
      await restoreForeignKeys()
      await tx.execute(sql`alter table leads add column later text`)
      throw undone
    })
    await expect(restored).rejects.toBe(undone)
  })

  it('that was there before it was kept is counted by the migration', async () => {
    const database = await ready
    await database.transaction((tx) => startAgainAt(tx, before))
    await database.db.insert(leads).values([...addresses, ...addresses].map(leadOf))
    await database.db.insert(clients).values(addresses.slice(2).map(clientOf))
    await runMigrations((work) => database.transaction(work))
    const { alone, known } = await countedAnew(database.db)
    expect(alone).toBe(2)
    expect(await kept(database.db)).toEqual({ alone, known })
  })
})

/** Some transactions, one after the other, each about few addresses. */
async function changeMuch(database: Database, seed: number): Promise<void> {
  const random = seededRandom(seed)
  for (let done = 0; done < 4; done += 1) {
    await database
      .transaction(async (tx) => {
        await changeSome(tx, random)
        if (random.below(4) === 0) throw takenBack
      })
      .catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
  }
}
const takenBack = new Error('taken back')
const kindsOfAct = ['lead', 'client', 'twice', 'move', 'touch', 'remove', 'comeAndGo'] as const

async function changeSome(tx: Queryable, random: SeededRandom): Promise<void> {
  const address = random.pick(addresses)
  const table = random.pick<typeof leads | typeof clients>([leads, clients])
  // A row is of one worker, so that none waits for another's row: what is tried is the address.
  const one = sql`id = (select id from ${table} 
    order by random() limit 1 for update skip locked)`
  const acts = {
    lead: () => tx.insert(leads).values(leadOf(address)),
    client: () => tx.insert(clients).values(clientOf(address)),
    twice: () => tx.insert(leads).values([leadOf(address), leadOf(address)]),
    move: () => tx.update(table).set({ emailKey: address }).where(one),
    touch: () => tx.update(table).set({ emailKey: sql`email_key`, name: 'B' }).where(one),
    remove: () => tx.delete(table).where(one),
    comeAndGo: async () => {
      const [row] = await tx.insert(leads).values(leadOf(address)).returning({ id: leads.id })
      if (row) await tx.delete(leads).where(eq(leads.id, row.id))
    },
  }
  await acts[random.pick(kindsOfAct)]()
}

interface Known {
  address: string
  leads: number
  clients: number
}

async function kept(db: Queryable): Promise<{ alone: number; known: Known[] }> {
  const { rows } = await db.execute<Known & Record<string, unknown>>(
    sql`select encode(address, 'hex') as address, leads, clients from known_addresses order by address`,
  )
  const totals = (await listClientTotals(db)).filter(({ figure }) => figure === 'lead')
  return { alone: totals.reduce((sum, { clients: alone }) => sum + alone, 0), known: rows }
}

async function countedAnew(db: Queryable): Promise<{ alone: number; known: Known[] }> {
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select encode(sha256(convert_to(email_key, 'UTF8')), 'hex') as address, sum(leads)::int as leads, sum(clients)::int as clients
    from (select email_key, 1 as leads, 0 as clients from leads union all select email_key, 0, 1 from clients) one
    group by 1 order by 1`)
  return { alone: rows.filter((row) => row.leads > 0 && row.clients === 0).length, known: rows }
}
