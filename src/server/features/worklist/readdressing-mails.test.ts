import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { noteFirstLanguages } from '../accounts/person-language.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
})
afterAll(() => test.close())

const change = async (clientId: number, payload: object) => {
  const admin = await test.asStaff('admin')
  const reply = await admin.inject({ method: 'PATCH', url: `/api/clients/${clientId}`, payload })
  await test.deps.queue.idle()
  return reply.statusCode
}
const mailed = (to: string) => mailsWith(test.deps, { to, type: 'address-changed' })

it('tells both addresses, and neither the other one in full', async () => {
  const [former, present] = ['harlan@before.example', 'ashgrove@later.example']
  const clientId = await test.makeClient({ name: 'Harlan Ashgrove', email: former })
  expect(await change(clientId, { email: 'Harlan@before.example' })).toBe(200)
  expect(await mailed(former)).toEqual([])
  expect(await change(clientId, { email: present })).toBe(200)
  const [[before], [now]] = [await mailed(former), await mailed(present)]
  expect(before?.subject).toBe('The email address of your case was changed')
  expect(before?.text).toContain('a•••@later.example')
  expect(before?.text).toMatch(/If you did not ask for this, answer this email or write to \S+@\S+/)
  // As it was typed last.
  expect(now?.text).toContain('H•••@before.example')
  expect(before?.html).not.toMatch(/ashgrove@|Harlan/)
  expect(now?.html).not.toMatch(/harlan@|Ashgrove/i)
})

it('each in the language of its reader, once for each change', async () => {
  const [former, present] = ['vidal@before.example', 'rosa@later.example']
  const clientId = await test.makeClient({ name: 'Rosa Vidal', email: former })
  await noteFirstLanguages(test.deps.database.db, [{ email: former, language: 'es' }], test.clock.now())
  for (const email of [present, former, present]) expect(await change(clientId, { email })).toBe(200)
  const [toFormer, toPresent] = [await mailed(former), await mailed(present)]
  expect([toFormer.length, toPresent.length]).toEqual([3, 3])
  expect(toFormer[0]?.subject).toBe('Se cambió el correo electrónico de su caso')
  expect(toPresent[0]?.subject).toBe('This is the email address of your case now')
})
