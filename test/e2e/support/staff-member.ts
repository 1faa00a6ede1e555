import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { type Cookie, expect, type Page } from '@playwright/test'
import { generate } from 'otplib'

const run = promisify(execFile)
const password = 'a-long-enough-secret-of-a-test'
const signedIn = new Map<string, Promise<Cookie[]>>()

/**
 * Signs this browser in as a member of staff, the second factor included. A worker makes each member once, and whoever asks for the
 * same name and role goes on in that session: how somebody joins and signs in is what staff-sign-in looks at. Nora Neighbour is of one spec alone, and so one person.
 */
export async function becomeStaff(
  page: Page,
  name: 'Sam Staff' | 'Kim Colleague' | 'Nora Neighbour' | 'Ada Admin',
): Promise<void> {
  const session = signedIn.get(name) ?? enrol(page, name)
  signedIn.set(name, session)
  await page.context().addCookies(await session)
}

/**
 * In a browser of its own: in one that holds a client's session, that of staff takes its place under the same name.
 * @returns the cookies of the session that it got
 */
async function enrol(page: Page, name: string): Promise<Cookie[]> {
  const email = `member-${process.pid}-${signedIn.size}@staff.example`
  const folder = process.env.E2E_FOLDER ?? ''
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  }
  const role = name === 'Ada Admin' ? '--admin' : '--staff'
  const args = ['dist/server/command.js', 'staff:add', email, name, role, '--password', password]
  await run(process.execPath, args, { env })
  const browser = await page.context().browser()?.newContext()
  if (browser === undefined) throw new Error('The page is of no browser that could open another one.')
  const first = await browser.request.post('/api/staff/sign-in', { data: { email, password } })
  const { enrol: enrolment } = await first.json()
  expect(enrolment, 'a first sign-in enrols an authenticator').not.toBeNull()
  const code = await generate({ secret: enrolment.secret })
  const second = await browser.request.post('/api/staff/confirm-code', { data: { code } })
  expect(second.status()).toBe(200)
  const cookies = await browser.cookies()
  await browser.close()
  return cookies
}
