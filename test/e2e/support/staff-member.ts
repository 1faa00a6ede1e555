import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'

const run = promisify(execFile)
const password = 'a-long-enough-secret-of-a-test'
let members = 0

/** Makes a staff account on the running server and signs this browser in to it, the second factor included. */
export async function becomeStaff(
  page: Page,
  name: string,
  role: 'staff' | 'admin' = 'staff',
): Promise<void> {
  members += 1
  const email = `member-${process.pid}-${Date.now()}-${members}@staff.example`
  const folder = process.env.E2E_FOLDER ?? ''
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  }
  const args = ['dist/server/command.js', 'staff:add', email, name, `--${role}`, '--password', password]
  await run(process.execPath, args, { env })
  const first = await page.request.post('/api/staff/sign-in', { data: { email, password } })
  const { enrol } = await first.json()
  expect(enrol, 'a first sign-in enrols an authenticator').not.toBeNull()
  const code = await generate({ secret: enrol.secret })
  const second = await page.request.post('/api/staff/confirm-code', { data: { code } })
  expect(second.status()).toBe(200)
}
