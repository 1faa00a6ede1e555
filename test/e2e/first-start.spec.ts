import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { expect } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { forAJourney } from './support/own-server.ts'
import { openPayment, pay, person } from './support/paying-steps.ts'

const port = Number(process.env.E2E_PORT ?? 4399) + 9
const address = `http://localhost:${port}`
const password = 'corridor lantern 58 birch'
let folder: string
let server: ChildProcess
let printed = ''

test.use({ baseURL: address, viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'armor-e2e-first-'))
  server = spawn(process.execPath, [forAJourney, 'dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      LOG_LEVEL: 'warn',
      COMPANY_NAME: 'Elm Street Disputes LLC',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  server.stdout?.on('data', (data) => {
    printed += String(data)
  })
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

test('an owner goes from the first start to the first paying client without a terminal', async ({ page }) => {
  await expect.poll(() => printed, { intervals: [250] }).toContain('ready ')
  const start = /http\S+\/dashboard\/start#\S+/.exec(printed)?.[0] ?? ''

  await test.step('makes the first account at the printed address', async () => {
    await page.goto(start)
    await page.getByLabel('Your name').fill('Olive Owner')
    await page.getByLabel('Your email address').fill('olive@elm.example')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Password once more').fill(password)
    await expectAccessible(page, 'first account')
    await page.getByRole('button', { name: 'Continue to the authenticator' }).click()
    const key = page.getByText('The key, to be typed').locator('xpath=following-sibling::p')
    const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill(await generate({ secret }))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page).toHaveURL(/\/dashboard\/setup$/)
  })

  await test.step('sets the address up, which clients see at once, and restores a backup', async () => {
    const item = (title: string) =>
      page.getByRole('list', { name: 'Set-up' }).getByRole('listitem').filter({ hasText: title })
    const company = item('Who sells.')
    await company.getByText('Company', { exact: true }).click()
    await expect(company.getByText('Set in the environment of the server as COMPANY_NAME.')).toBeVisible()
    const postal = item('It stands in every email')
    await postal.getByText('Postal address', { exact: true }).click()
    await postal.getByLabel('Postal address, on one line').fill('1 Elm St, Reno, NV 89501')
    await postal.getByRole('button', { name: 'Save' }).click()
    await expect(postal.getByText('Done')).toBeVisible()
    await expect(postal.getByLabel('Postal address, on one line')).toHaveValue('1 Elm St, Reno, NV 89501')
    const backup = item('The check restores')
    await backup.getByText('Backup', { exact: true }).click()
    await backup.getByRole('button', { name: 'Restore the newest backup in a check' }).click()
    await expect(backup.getByText(/A backup was restored in a check/)).toBeVisible()
    await expectAccessible(page, 'set-up')
    expect(await (await page.request.get('/terms')).text()).toContain('1 Elm St, Reno, NV 89501')
  })

  await test.step('gives a role of their own a limit', async () => {
    await page.goto('/dashboard/team')
    await page.getByRole('button', { name: 'Add a role' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Bookkeeper')
    await page.getByLabel('Refunds', { exact: true }).check()
    await page.getByLabel(/Most that may be given back/).fill('50')
    await expectAccessible(page, 'a new role')
    await page.getByRole('button', { name: 'Save the role' }).click()
    await expect(page.getByText('Refunds up to $50.00')).toBeVisible()
  })

  await test.step('and sees the first client pay', async () => {
    const buyer = await (await page.context().browser()?.newContext({ baseURL: address }))?.newPage()
    if (!buyer) throw new Error('there is no browser')
    await openPayment(buyer)
    await pay(buyer)
    await expect(buyer).toHaveURL(/step=3/)
    await page.goto('/dashboard')
    await expect(page.getByText(person.name).first()).toBeVisible()
    await buyer.context().close()
  })
})
