import * as fs from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
} from '../../../../test/support/staff-browser.ts'
import { backupFolderOf } from './get-setup.ts'

let test: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  test = await makeApp({ database: 'pglite', now: new Date('2026-11-20T10:00:00Z'), working: false })
  owner = staffBrowser(test.app)
  await signIn(test, owner, await makeMember(test, 'owner'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await test.close()
})

const check = (what: string) => owner.send('POST', `/api/staff/set-up/checks/${what}`)

it('restores one backup at a time: who asks meanwhile, in another tab or by another press, gets its answer', async () => {
  const room = await fs.mkdtemp(path.join(tmpdir(), 'armor-checks-'))
  vi.stubEnv('TMPDIR', room)
  let most = 0
  const looking = setInterval(async () => {
    const now = (await fs.readdir(room)).filter((name) => name.startsWith('armor-restore-check-'))
    most = Math.max(most, now.length)
  }, 5)
  const replies = await Promise.all([check('backup'), check('backup'), check('backup')])
  clearInterval(looking)
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  for (const reply of replies) expect(reply.json().proofs.backup).not.toBeNull()
  expect(most).toBe(1)
  expect(await fs.readdir(backupFolderOf(test.deps))).toHaveLength(1)
  // The next one is a check of its own.
  test.clock.advance(1_000)
  const first = replies[0]?.json().proofs.backup.at
  expect((await check('backup')).json().proofs.backup.at).not.toBe(first)
  await fs.rm(room, { recursive: true })
})

it('asks Stripe once: a person waits for the answer, and can press again', async () => {
  let asked = 0
  const stripe = createServer((_request, response) => {
    asked += 1
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}')
  })
  await new Promise<void>((listening) => stripe.listen(0, '127.0.0.1', listening))
  const { port } = stripe.address() as AddressInfo
  const keys = {
    secretKey: 'sk_test_1234567890',
    publishableKey: 'pk_test_1234567890',
    webhookSecret: 'whsec_1',
  }
  Object.assign(test.deps.config, {
    stripe: { ...keys, api: { host: '127.0.0.1', port, protocol: 'http' } },
  })
  const reply = await check('stripe-keys')
  expect([reply.statusCode, asked]).toEqual([502, 1])
  stripe.close()
})
