import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../support/make-app.ts'
import { contact, sendIntake } from '../support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp()
})
afterAll(() => app.close())

async function apply() {
  const caller = app.asNobody()
  const payload = { ...contact, studyConsent: true, agreeToContact: true }
  const reply = await caller.inject({ method: 'POST', url: '/api/tester-application', payload })
  return { caller, status: reply.statusCode, ...reply.json() }
}

describe('a beta tester', () => {
  it('applies and completes the intake of the same record with the token, once', async () => {
    const { caller, token, clientId } = await apply()
    const first = await sendIntake(caller, {
      clientType: 'tester',
      token,
      attemptKey: 'first-form-of-a-tester',
    })
    expect(first.body.clientId).toBe(clientId)
    const again = await sendIntake(caller, {
      clientType: 'tester',
      token,
      attemptKey: 'second-form-of-a-tester',
    })
    expect(again.status).toBe(400)
    expect(again.body.error).toMatch(/already been used/)
  })

  it.each([
    ['no token', {}],
    ['an unknown token', { token: 'bt_unknown' }],
  ])('is refused with %s', async (_what, fields: Record<string, string>) => {
    const reply = await sendIntake(app.asNobody(), { clientType: 'tester', ...fields })
    expect(reply.status).toBe(400)
    expect(reply.body.error).toMatch(/not valid/)
  })

  it('must consent to the study and to be contacted', async () => {
    const payload = { ...contact, studyConsent: false, agreeToContact: false }
    const reply = await app.inject({ method: 'POST', url: '/api/tester-application', payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toMatchObject({
      studyConsent: 'You must agree to participate in the performance study',
      agreeToContact: 'You must set your communication preferences',
    })
  })

  it('is one record for one attempt, however often and at once it is sent, and holds it in the browser that asks last', async () => {
    const payload = {
      ...contact,
      studyConsent: true,
      agreeToContact: true,
      attemptKey: 'b7a4f0a2-5a43-4a55-8a1e-1e9a52c1d8f7',
    }
    const send = async (more: object = {}) => {
      const caller = app.asNobody()
      const reply = await caller.inject({
        method: 'POST',
        url: '/api/tester-application',
        payload: { ...payload, ...more },
      })
      return { caller, ...reply.json() }
    }
    const all = await Promise.all(Array.from({ length: 8 }, () => send()))
    const [first, ...others] = all.map(({ token, clientId }) => ({ token, clientId }))
    expect(others).toEqual(others.map(() => first))
    const last = await send()
    expect(last).toMatchObject(first ?? {})
    const own = await last.caller.inject({ method: 'GET', url: `/api/clients/${last.clientId}` })
    expect(own.statusCode).toBe(200)
    await sendIntake(last.caller, { clientType: 'tester', token: last.token })
    const later = await send()
    expect(later.clientId).toBeUndefined()
    expect(later.error).toBeTruthy()
    const changed = await send({ phone: '3125550199' })
    expect(changed.clientId).not.toBe(last.clientId)
    expect((await send({ attemptKey: 'nineteen-characters' })).error).toBeTruthy()
  })

  it('gets a new token for the same record; the old one ends, and a used one is not renewed', async () => {
    const { caller, token, clientId } = await apply()
    const url = `/api/clients/${clientId}/tester-token`
    const renewed = (await caller.inject({ method: 'POST', url })).json().token
    const old = await sendIntake(caller, { clientType: 'tester', token })
    expect(old.status).toBe(400)
    const fresh = await sendIntake(caller, { clientType: 'tester', token: renewed })
    expect(fresh.body.clientId).toBe(clientId)
    expect((await caller.inject({ method: 'POST', url })).statusCode).toBe(409)
  })
})
