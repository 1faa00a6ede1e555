import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

const run = promisify(execFile)

/** A beta tester whose portal this browser may open. */
async function becomeClient(page: Page, name: string): Promise<{ id: number; email: string }> {
  const email = newEmail()
  const applied = await page.request.post('/api/tester-application', {
    data: { name, email, phone: '(480) 555-0161', studyConsent: true, agreeToContact: true },
  })
  expect(applied.status()).toBe(200)
  const [client] = await (await page.request.get('/api/my-clients')).json()
  return { id: client.id, email }
}

async function openPortal(page: Page, id: number): Promise<void> {
  await page.goto(`/client-dashboard?client=${id}`)
  await expect(page.getByText('Live Updates Active')).toBeVisible()
}

/** Every mail that the running server has written to this address, as `npm run outbox` prints it. */
async function readMailsTo(email: string): Promise<string[]> {
  const folder = process.env.E2E_FOLDER ?? ''
  const env = {
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
    XDG_CONFIG_HOME: path.join(folder, 'config'),
  }
  const { stdout } = await run(process.execPath, ['dist/server/command.js', 'outbox'], { env })
  return stdout.split('\n').filter((line) => line.includes(email))
}

const updates = (page: Page) => page.getByRole('region', { name: 'Real-time status' })

test('a client asks, staff see it live and answer, and the client reads it live and by mail', async ({
  page: portal,
  openBrowser,
}) => {
  const client = await becomeClient(portal, 'Lena Brook')
  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await staff.goto('/dashboard/messages')
  await expect(staff.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await openPortal(portal, client.id)
  const question = 'Do I sign both copies of the letter?'

  await test.step('the question appears in the inbox by itself', async () => {
    await portal.getByRole('button', { name: 'Contact Support' }).click()
    await portal.getByLabel('Your message').fill(question)
    await portal.getByRole('button', { name: 'Send message' }).click()
    await expect(portal.getByText('Message sent').first()).toBeVisible()
    await portal.keyboard.press('Escape')
    await expect(portal.getByRole('region', { name: 'Need help?' }).getByText(question)).toBeVisible()
    await expect(staff.getByRole('link', { name: /Lena Brook/ })).toBeVisible()
    await expectAccessible(staff, 'inbox')
  })

  await test.step('it is answered by keyboard alone', async () => {
    await staff.getByRole('link', { name: /Lena Brook/ }).focus()
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { name: 'Conversation with Lena Brook' })).toBeFocused()
    await expect(staff.getByRole('log').getByText(question)).toBeVisible()
    await staff.keyboard.press('Tab')
    await staff.keyboard.press('Tab')
    await expect(staff.getByLabel('Your answer')).toBeFocused()
    await staff.keyboard.type('We guarantee that one is enough.')
    await expect(staff.getByText('“guarantee”')).toBeVisible()
    await expectAccessible(staff, 'answer with a warning')
    await staff.keyboard.press('ControlOrMeta+a')
    await staff.keyboard.type('Sign the one you mail.')
    await expect(staff.getByText('“guarantee”')).toHaveCount(0)
    await staff.keyboard.press('Tab')
    const told = await hearToasts(portal)
    await staff.keyboard.press('Enter')
    await told('Support has answered you')
    await expect(staff.getByRole('log').getByText('Sign the one you mail.')).toBeVisible()
    await expect(staff.getByRole('link', { name: /Lena Brook/ })).toHaveCount(0)
  })

  await test.step('the answer stands in the portal without a reload, and is mailed once', async () => {
    const help = portal.getByRole('region', { name: 'Need help?' })
    await expect(help.getByText('Sign the one you mail.')).toBeVisible()
    await expect(help.getByText('Sam Staff, ARMOR support')).toBeVisible()
    await expectAccessible(portal, 'portal with an answer')
    const mails = (await readMailsTo(client.email)).filter((line) => line.includes('answer'))
    expect(mails).toHaveLength(1)
    await portal.goto(`/client-dashboard?client=${client.id}#support`)
    await expect(help.getByText('Sign the one you mail.')).toBeInViewport()
  })

  await test.step('a message without need of an answer is closed, and the next one opens it again', async () => {
    await staff.goto(`/dashboard/messages?state=done&client=${client.id}`)
    await expect(staff.getByRole('log').getByText(question)).toBeVisible()
    const sendAgain = (message: string) =>
      portal.request.post(`/api/clients/${client.id}/messages`, {
        data: { message, attemptKey: `journey-${message}` },
      })
    await sendAgain('Thank you!')
    await expect(staff.getByRole('log').getByText('Thank you!')).toBeVisible()
    await staff.getByRole('button', { name: 'Close without an answer' }).click()
    await expect(staff.getByRole('link', { name: /Lena Brook/ })).toBeVisible()
    await sendAgain('One more thing')
    await staff.getByRole('link', { name: 'Waiting', exact: true }).click()
    await expect(staff.getByRole('link', { name: /Lena Brook/ })).toBeVisible()
  })

  await test.step('on a telephone the list leads to the conversation and back', async () => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(staff, 'inbox on a telephone')
    await staff.getByRole('link', { name: /Lena Brook/ }).click()
    await expect(staff.getByRole('heading', { name: 'Conversation with Lena Brook' })).toBeVisible()
    await expectAccessible(staff, 'conversation on a telephone')
    await staff.getByRole('link', { name: 'Back to the list' }).click()
    await expect(staff.getByRole('link', { name: /Lena Brook/ })).toBeVisible()
  })
})

test('an announcement reaches every open portal at once, a notification one client alone', async ({
  page: one,
  openBrowser,
}) => {
  const other = await openBrowser()
  const admin = await openBrowser()
  const first = await becomeClient(one, 'Omar Field')
  const second = await becomeClient(other, 'Ida Stone')
  await becomeStaff(admin, 'Ada Admin')
  await Promise.all([openPortal(one, first.id), openPortal(other, second.id)])
  const title = `Maintenance ${Date.now()}`

  await test.step('everyone sees an alert as a toast and in the recent updates', async () => {
    await admin.goto('/dashboard/announcements')
    await admin.getByLabel('Title').fill(title)
    await admin.getByLabel('Message').fill('Tonight at 2 am, for ten minutes.')
    await admin.getByLabel('Kind').selectOption('alert')
    await admin.getByRole('button', { name: 'Review' }).click()
    await expectAccessible(admin, 'announcement in question')
    await expect(admin.getByRole('button', { name: 'Yes, announce it' })).toBeFocused()
    const told = await Promise.all([one, other].map(hearToasts))
    await admin.keyboard.press('Enter')
    await Promise.all(told.map((heard) => heard(title)))
    await expect(admin.getByRole('table').getByText(title)).toBeVisible()
    for (const portal of [one, other]) await expect(updates(portal).getByText(title)).toBeVisible()
  })

  await test.step('one client alone is notified, from the client’s page', async () => {
    await admin.goto(`/dashboard/client?client=${second.id}&part=messages`)
    const part = admin.getByRole('region', { name: 'Notification in the portal' })
    await part.getByRole('button', { name: 'Write a notification' }).click()
    await part.getByLabel('Title').fill('A page is missing')
    await part.getByLabel('Message').fill('Please upload page 3 again.')
    await part.getByLabel('Kind').selectOption('error')
    await part.getByRole('button', { name: 'Send the notification' }).click()
    await expect(updates(other).getByText('A page is missing')).toBeVisible()
    await expect(updates(one).getByText('A page is missing')).toHaveCount(0)
  })

  await test.step('the lists hold the applications, on a telephone too', async () => {
    // The one list that no other journey puts anything into.
    await admin.goto('/dashboard/lists?list=prefill-tokens')
    await expect(admin.getByText('No prefill tokens')).toBeVisible()
    await expectAccessible(admin, 'empty list')
    await admin.getByRole('link', { name: 'Testers' }).click()
    await admin.getByRole('searchbox').fill('omar f')
    await expect(admin).toHaveURL(/list=testers&search=omar\+f$/)
    await expect(admin.getByText(/^\d+ rows?$/)).toBeVisible()
    await expect(admin.getByRole('rowheader', { name: /Omar Field/ }).first()).toBeVisible()
    await expect(admin.getByText(/Ida Stone/)).toHaveCount(0)
    await expectAccessible(admin, 'list')
    await admin.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(admin, 'list on a telephone')
    await admin.goto('/dashboard/announcements')
    await expect(admin.getByText(title)).toBeVisible()
    await expectAccessible(admin, 'announcements on a telephone')
  })
})
