import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { becomeStaff } from './support/staff-member.ts'

const run = promisify(execFile)

/** The unsubscribe page's address in a mail, as its reader has it; staff see it blanked out. */
async function readUnsubscribeLink(mail: number): Promise<string> {
  const folder = process.env.E2E_FOLDER ?? ''
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  }
  const { stdout } = await run(process.execPath, ['dist/server/command.js', 'outbox', String(mail)], { env })
  return /https?:\/\/\S+\/account\/unsubscribe\?token=\S+/.exec(stdout)?.[0] ?? ''
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('staff send what is due, look at it, write to the client, and the client stops what is optional', async ({
  page: portal,
  openBrowser,
}) => {
  const clientId = await becomeTester(portal, {})
  const staff = await openBrowser()
  await staff.goto('/dashboard/mail')
  await becomeStaff(staff, 'Sam Staff')
  // Forty-five days after the mailing, without a proof of delivery, the round is asked about.
  const patched = await staff.request.patch(`/api/clients/${clientId}`, {
    data: { disputeStatus: 'round1_sent', round1MailDate: daysAgo(46) },
  })
  expect(patched.status()).toBe(200)
  const { email } = await patched.json()

  await test.step('the button sends the follow-up, and says so on the page', async () => {
    await staff.goto('/dashboard/mail')
    const centre = part(staff, 'Email automation')
    await expect(centre.getByText('Pending follow-ups')).toBeVisible()
    await expectAccessible(staff, 'the mail page')
    const told = await hearToasts(staff)
    await centre.getByRole('button', { name: 'Trigger follow-ups' }).click()
    await told('Follow-ups Triggered')
    await expect(centre.getByText(/automated follow-up emails were processed/)).toBeVisible()
  })

  await test.step('it stands in the outbox, with its text and its delivery', async () => {
    await staff.goto(`/dashboard/mail?client=${clientId}&type=round1-followup`)
    await expect(staff.getByText('1 email', { exact: true })).toBeVisible()
    await staff.getByRole('link', { name: 'Open “Round 1: have the bureaus answered?”' }).click()
    const mail = part(staff, 'Email')
    const text = staff.frameLocator('iframe[title^="The email"]')
    await expect(text.getByText(/Your letters of round 1 were mailed on/)).toBeVisible()
    await expect(mail.getByText('Kept here: no mail server', { exact: true })).toBeVisible()
    await expectAccessible(staff, 'the outbox with an open mail')
  })

  await test.step('the client’s record names no last email, because nobody got it', async () => {
    const listed = await staff.request.get(`/api/clients?search=${encodeURIComponent(email)}`)
    expect(await listed.json()).toMatchObject([{ lastEmailType: null, lastEmailSent: null }])
  })

  await test.step('staff write to the client, with the very mail beside what they write', async () => {
    await staff.goto(`/dashboard/client?client=${clientId}&part=messages`)
    const types = staff.getByRole('group', { name: 'Write an email' })
    await types.getByRole('button', { name: 'Check-in' }).click()
    await staff.getByLabel(/^Your own message/).fill('We guarantee that it will be fine.')
    await expect(staff.getByText('“guarantee”')).toBeVisible()
    await staff.getByLabel(/^Your own message/).fill('Did the letter from Experian come?')
    const preview = staff.frameLocator('iframe[title="Preview"]')
    await expect(preview.getByText('Did the letter from Experian come?')).toBeVisible()
    await staff.getByRole('button', { name: 'Send email' }).click()
    const told = await hearToasts(staff)
    await staff.getByRole('button', { name: 'Yes, send it' }).click()
    await told('Email Sent')
  })

  await test.step('the client stops optional mails by the link of that mail', async () => {
    const mails = await staff.request.get(`/api/staff/outbox?client=${clientId}&type=check-in`)
    const [mail] = await mails.json()
    const link = await readUnsubscribeLink(mail.id)
    await portal.goto(link)
    await expectAccessible(portal, 'the page that stops optional mails')
    await portal.getByRole('button', { name: 'Stop optional emails' }).click()
    await expect(portal.getByText(/gets no more optional emails/)).toBeVisible()
    const refused = await staff.request.post(`/api/clients/${clientId}/send-email`, {
      data: { type: 'check-in' },
    })
    expect(refused.status()).toBe(409)
    const about = await staff.request.post(`/api/clients/${clientId}/send-email`, {
      data: { type: 'welcome' },
    })
    expect(about.status()).toBe(200)
  })

  await test.step('the mail page works with one thumb', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await staff.goto('/dashboard/mail')
    await expect(staff.getByRole('link', { name: /^Open “/ }).first()).toBeVisible()
    await expectAccessible(staff, 'the mail page at 390 pixels')
  })
})
