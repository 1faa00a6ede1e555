import { max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { readHorizon } from './client-names.store.ts'
import { changeClient, deleteClients } from './clients.store.ts'
import { clientSearch } from './clients.tables.ts'
import { orderOfNames } from './name-order.ts'

const now = new Date('2026-11-28T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now, working: false })
})
afterAll(() => app.close())

describe('the order of names', () => {
  const client = (name: string) => app.makeClient({ name, email: `${name.toLowerCase()}@example.com` })
  const order = async () => (await orderOfNames(app.deps.database)).ids

  it('is by names whatever the case, then by numbers, and follows who comes, changes and goes', async () => {
    const zoe = await client('Zoe')
    const [first, second, bea] = [await client('ann'), await client('Ann'), await client('Bea')]
    expect(await order()).toEqual([first, second, bea, zoe])
    const { db } = app.deps.database
    await db.transaction((tx) => changeClient(tx, zoe, { name: 'Abe' }, now))
    expect(await order()).toEqual([zoe, first, second, bea])
    await db.transaction((tx) => deleteClients(tx, [first]))
    const cleo = await client('Cleo')
    expect(await order()).toEqual([zoe, second, bea, cleo])
    const { sort } = await orderOfNames(app.deps.database)
    expect(sort([cleo, 999_999, bea, zoe])).toEqual([zoe, bea, cleo, 999_999])
  })

  it('is what the list goes by, which reads no name again that nobody has written since', async () => {
    const staff = await app.asStaff()
    const page = async (): Promise<number[]> =>
      (await staff.inject({ url: '/api/clients?sort=name' })).json().map(({ id }: { id: number }) => id)
    const { db } = app.deps.database
    const [written] = await db.select({ last: max(clientSearch.changedIn) }).from(clientSearch)
    // A transaction at work, of another database of this server too, has what was written since it began read once more.
    await expect.poll(() => readHorizon(db), { timeout: 30_000 }).toBeGreaterThan(written?.last ?? 0)
    const before = await page()
    expect(before).toEqual(await order())
    // As nobody writes it: no mark says so, and only whoever reads all names anew finds it.
    const last = before.at(-1) ?? 0
    await db.execute(sql`update clients set name = 'Abby' where id = ${last}`)
    expect(await page()).toEqual(before)
    await db.transaction((tx) => changeClient(tx, last, { name: 'Abby' }, now))
    expect((await page())[0]).toBe(last)
  })

  it('sees what was written by a transaction that was at work while others looked', async () => {
    const late = await client('Yves')
    await order()
    let commit = () => {}
    const released = new Promise<void>((resolve) => {
      commit = resolve
    })
    let wrote = () => {}
    const written = new Promise<void>((resolve) => {
      wrote = resolve
    })
    const slow = app.deps.database.transaction(async (tx) => {
      await changeClient(tx, late, { name: 'Aaron' }, now)
      wrote()
      await released
    })
    await written
    const quick = await client('Xenia')
    expect((await order()).slice(-2)).toEqual([quick, late])
    commit()
    await slow
    expect((await order())[0]).toBe(late)
  })
})
