import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ working: false })
})
afterAll(() => app.close())

describe('a row sent back with one field edited', () => {
  it.each([
    ['a short telephone number', { phone: '555-0161' }],
    ['a name of one letter', { name: 'X' }],
  ])('is taken whatever the checkout took: %s', async (_what, over) => {
    const { clientId } = await paidBrowser(app, over)
    const staff = await app.asStaff()
    const rows: { id: number }[] = (await staff.inject({ url: '/api/clients' })).json()
    const row = rows.find(({ id }) => id === clientId)
    const reply = await staff.inject({
      method: 'PATCH',
      url: `/api/clients/${clientId}`,
      payload: { ...row, disputeStatus: 'round1_sent' },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toMatchObject({ ...over, disputeStatus: 'round1_sent' })
  })

  it('says each field that is too short anew, beside a field that stands so already', async () => {
    const { clientId } = await paidBrowser(app, { phone: '555-0161' })
    const staff = await app.asStaff()
    const send = (change: object) =>
      staff.inject({ method: 'PATCH', url: `/api/clients/${clientId}`, payload: change })
    const both = await send({ name: 'X', phone: '555-0162' })
    expect([both.statusCode, Object.keys(both.json().fields)]).toEqual([400, ['name', 'phone']])
    expect((await send({ name: 'X', phone: '555-0161' })).json().fields).toEqual({
      name: 'Name must be at least 2 characters',
    })
  })

  it('moves the stage with a mail date: the stage of the row was not chosen', async () => {
    const { clientId } = await paidBrowser(app)
    const staff = await app.asStaff()
    const send = async (change: object) => {
      const rows: { id: number }[] = (await staff.inject({ url: '/api/clients' })).json()
      const row = rows.find(({ id }) => id === clientId)
      const url = `/api/clients/${clientId}`
      return (await staff.inject({ method: 'PATCH', url, payload: { ...row, ...change } })).json()
    }
    expect(await send({ round1MailDate: '2026-11-02' })).toMatchObject({ disputeStatus: 'round1_sent' })
    expect(await send({ disputeStatus: 'uploaded' })).toMatchObject({ disputeStatus: 'uploaded' })
    expect(await send({ round1MailDate: null })).toMatchObject({ disputeStatus: 'uploaded' })
  })
})
