import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'

let app: TestApp
let clientId: number
beforeAll(async () => {
  app = await makeApp({ working: false })
  ;({ clientId } = await paidBrowser(app))
})
afterAll(() => app.close())

it.each([
  // Session; the client locked, changed, and locked for its mails; mails that go and come with their job; receivers; entry.
  ['results', 14],
  ['phone', 11],
])('an edit of %s tells open pages after %i statements', async (field, most) => {
  const staff = await app.asStaff()
  const edit = async (value: string) => {
    const url = `/api/clients/${clientId}`
    const reply = await staff.inject({ method: 'PATCH', url, payload: { [field]: value } })
    expect(reply.statusCode).toBe(200)
  }
  await edit('305 555 0100')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await edit('305 555 0101')
  const texts = asked.mock.calls.map(([query]: unknown[]) => JSON.stringify(query))
  asked.mockRestore()
  // Nothing lies between the commit and the event.
  expect(texts.findIndex((text) => text.includes('"commit"')) + 1).toBe(most)
})
