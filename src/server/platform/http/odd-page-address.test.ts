import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'

let folder: string
let test: TestApp
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-odd-'))
  await fs.mkdir(path.join(folder, 'app'))
  for (const [name, content] of Object.entries({
    'app.html': 'the app',
    'app/client-dashboard.html': 'the portal',
    'app/checkout.html': 'the checkout',
    '404.html': '404 Page Not Found',
  }))
    await fs.writeFile(path.join(folder, name), content)
  test = await makeApp({ webFolder: folder, working: false })
})
afterAll(async () => {
  await test.close()
  await fs.rm(folder, { recursive: true })
})

describe('a page with an odd address', () => {
  it.each([
    ['/client-dashboard?client=%00', 'the portal'],
    ['/client-dashboard?client=%ED%A0%BD', 'the portal'],
    ['/checkout?token=%00&name=%', 'the checkout'],
  ])('%s is shown, and says itself what is wrong', async (url, text) => {
    const reply = await test.inject({ url })
    expect([reply.statusCode, reply.body]).toEqual([200, text])
  })

  it('leads on with what is odd in its query', async () => {
    const reply = await test.inject({ url: '/credit?tier=%00' })
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/checkout?tier=%00'])
  })

  it.each(['/%', '/a%00b', '/%E0%A4%A', '/pay/%00', '/pay/%', '/no-such?x=%00'])(
    '%s is the not-found page, with the headers of every page',
    async (url) => {
      const reply = await test.inject({ url })
      expect([reply.statusCode, reply.body]).toEqual([404, '404 Page Not Found'])
      const known = await test.inject({ url: '/no-such-page' })
      expect(reply.headers['content-security-policy']).toBe(known.headers['content-security-policy'])
      expect(reply.headers['x-frame-options']).toBe('DENY')
    },
  )

  it.each(['/api/clients/%', '/api/clients/%00'])('%s is refused as before', async (url) => {
    const reply = await test.inject({ url })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  })
})
