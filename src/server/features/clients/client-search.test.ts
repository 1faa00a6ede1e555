import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { recountClient } from '../../recount-client.ts'
import { clientSearch, clientSearchWords, clients } from './clients.tables.ts'
import { completeOldClients } from './complete-old-clients.ts'
import { createTesterClient } from './create-tester-client.ts'

const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
let staff: Caller
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await makeApp({ now, working: false })
  staff = await app.asStaff()
  const people = [
    { name: 'María José O’Brien-Núñez', email: 'mj_obrien+test@mail.example.com', phone: '(480) 555-0160' },
    { name: 'Mario Brienne', email: 'm.b@example.org', phone: '+1 480 555 0161' },
    { name: '王 小明', email: 'xiaoming@example.net', phone: '212.555.0199' },
    { name: 'Zoë Straße', email: 'ZOE@EXAMPLE.COM', phone: '2125550160' },
  ]
  for (const [at, person] of people.entries()) {
    const row = await createTesterClient(app.deps.database.db, {
      ...person,
      testerApplicationId: at + 1,
      now,
    })
    ids[person.name] = row.id
  }
})
afterAll(() => app.close())

async function find(search: string): Promise<string[]> {
  const reply = await staff.inject({ url: `/api/clients?${new URLSearchParams({ search, sort: 'name' })}` })
  expect(reply.statusCode).toBe(200)
  return reply.json().map(({ name }: { name: string }) => name.split(' ')[0])
}

describe('the search', () => {
  it.each([
    ['maria', ['María']],
    ['MARI', ['Mario', 'María']],
    ['Mari brien', ['Mario', 'María']],
    ['obrien', ['María']],
    ["O'Brien", ['María']],
    ['nunez maria', ['María']],
    ['brien jose', ['María']],
    ['test mail', ['María']],
    ['mj_obrien+test@mail.example.com', ['María']],
    ['王', ['王']],
    ['小明', ['王']],
    ['zoe', ['Zoë']],
    ['zoe@example.com', ['Zoë']],
    ['straße', ['Zoë']],
    ['480 555', ['Mario', 'María']],
    ['(480) 555-0160', ['María']],
    ['1-480-555-0161', ['Mario']],
    ['0160', ['María', 'Zoë']],
    ['555-0160', ['María', 'Zoë']],
    ['2125550', ['Zoë', '王']],
    ['maria mario', []],
    // Too short to be a beginning: a whole word, or one that is still being typed.
    ['ma', []],
    ['maria ob', ['María']],
    ['小', ['王']],
    ['b mario', ['Mario']],
    ['x mario', []],
    ['aria', []],
    ['…', []],
  ])('for %s finds %o', async (search, names) => {
    expect((await find(search)).sort()).toEqual([...names].sort())
  })

  it('finds a client by its number, and ignores spaces alone', async () => {
    const id = ids['Mario Brienne'] ?? 0
    expect(await find(`#${id} mario`)).toEqual(['Mario'])
    expect(await find('   ')).toHaveLength(4)
  })

  it('follows a change of name, address and phone', async () => {
    const id = ids['Zoë Straße']
    const payload = { name: 'Zoë Weber', phone: '305 555 0100', email: 'weber@example.com' }
    await staff.inject({ method: 'PATCH', url: `/api/clients/${id}`, payload })
    expect(await find('strasse')).toEqual([])
    expect(await find('straße')).toEqual([])
    expect(await find('2125550160')).toEqual([])
    expect(await find('weber 305')).toEqual(['Zoë'])
    expect(await find('zoe@example')).toEqual(['Zoë'])
  })

  it('finds clients made before there were words, after the next start; a second start changes nothing', async () => {
    const { db } = app.deps.database
    await db.delete(clientSearch)
    await db.insert(clientSearchWords).values({ clientId: ids['Zoë Straße'] ?? 0, word: 'zoe' })
    await db.update(clients).set({ intakeCompletedAt: now, round1MailDate: '2026-10-01' })
    expect(await find('mario')).toEqual([])
    await completeOldClients(app.deps, recountClient(app.deps))
    expect(await find('mario')).toEqual(['Mario'])
    expect(await db.select().from(clientSearchWords)).toEqual([])
    const [row] = (await staff.inject({ url: '/api/clients?search=mario' })).json()
    // Three reports and three identity documents; 45 days, since nothing says that the time is shorter.
    expect(row).toMatchObject({ missingFiles: 6, nextDeadlineOn: '2026-11-15' })
    expect(row).toMatchObject({ nextDeadlineProved: false })
    const count = () => db.execute<{ n: number }>(sql`select count(*)::int as n from client_search`)
    const before = (await count()).rows
    await completeOldClients(app.deps, recountClient(app.deps))
    expect((await count()).rows).toEqual(before)
  })
})
