import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { users } from '../accounts/accounts.tables.ts'
import { addTask } from '../followup/add-task.ts'
import { sendDigests } from './send-digests.ts'

// 7:30 in New York.
const now = new Date('2026-11-20T12:30:00Z')
const hour = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now, working: false })
})
afterAll(() => app.close())

it('mails counts once a day, from the chosen hour, to whoever asked and only when something waits', async () => {
  const staff = await app.asStaff()
  const userId = staff.userId ?? ''
  await app.deps.database.db.update(users).set({ email: 'sam@example.com' }).where(eq(users.id, userId))
  const clientId = await app.makeClient({ name: 'Ana Silva' })
  const put = (payload: object) => staff.inject({ method: 'PUT', url: '/api/staff/digest', payload })
  const digest = { isOn: true, hour: 8, whose: 'me', kinds: ['tasks', 'messages'] }
  expect((await staff.inject({ url: '/api/staff/digest' })).json()).toMatchObject({ isOn: false })
  expect((await put(digest)).json()).toMatchObject({ isOn: true, hour: 8, whose: 'me' })
  expect((await put({ ...digest, hour: 24 })).statusCode).toBe(400)
  const sent = async () => {
    await Promise.all([sendDigests(app.deps), sendDigests(app.deps)])
    return mailsWith(app.deps, { to: 'sam@example.com', type: 'staff-digest' })
  }
  const actor = { id: userId, name: 'Sam Staff' }
  const task = { clientId, text: 'Call', dueOn: '2026-11-20', owner: null, attemptKey: 'digest-task', actor }
  await addTask(app.deps, task)
  expect(await sent(), 'before the hour').toEqual([])
  app.clock.advance(hour)
  expect(await sent(), 'nothing of hers waits').toEqual([])
  app.clock.advance(24 * hour)
  await addTask(app.deps, { ...task, owner: userId, attemptKey: 'digest-task-2' })
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/Tasks due.*1/s)
  expect(mail?.text).not.toMatch(/Ana Silva|Call|Messages/)
  expect(await sent()).toHaveLength(1)
})
