import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { paidBrowser } from '../../../../test/support/paying-client.ts'
import type { PortalAnswer } from '../../../shared/api/portal.ts'
import { portalAddresses } from '../../../shared/api/portal-parts.ts'

let app: TestApp
let caller: Caller
let clientId: number
beforeAll(async () => {
  app = await makeApp({ working: false })
  ;({ caller, clientId } = await paidBrowser(app))
})
afterAll(() => app.close())

const url = () => `/api/clients/${clientId}/portal`

describe('what a portal begins with, in one answer', () => {
  it('is what its calls answer by themselves', async () => {
    const answers: PortalAnswer[] = (await caller.inject({ method: 'GET', url: url() })).json()
    expect(answers.map(({ address }) => address)).toEqual(portalAddresses(clientId))
    for (const { address, text } of answers)
      expect(text).toBe((await caller.inject({ method: 'GET', url: address })).body)
  })

  it('is in the language that was asked for', async () => {
    const headers = { 'accept-language': 'es' }
    const answers: PortalAnswer[] = (await caller.inject({ method: 'GET', url: url(), headers })).json()
    for (const { address, text } of answers)
      expect(text).toBe((await caller.inject({ method: 'GET', url: address, headers })).body)
  })

  it('is refused to a stranger, with nothing of it', async () => {
    const answer = await app.app.inject({ method: 'GET', url: url() })
    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('address')
  })
})
