import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'
import { becomeStaff } from './support/staff-member.ts'
import { openPart, receipt } from './support/staff-steps.ts'

test('a client who is brought along has the letter from before in the mail log, with its deadlines', async ({
  page: staff,
  openBrowser,
}) => {
  const email = newEmail()
  await becomeStaff(staff, 'Ada Admin')
  const added = await staff.request.post('/api/staff/clients', {
    data: {
      ...{ name: 'Mira Vale', email, phone: '(555) 010-7788', language: 'en', invite: true, evenSo: false },
      ...{ paid: 'free', attemptKey: `letter-from-before-${email}` },
    },
  })
  expect(added.status()).toBe(200)
  const { clientId } = await added.json()

  await test.step('staff log it with its number and the proof of its delivery', async () => {
    await staff.goto(`/dashboard/client?client=${clientId}`)
    await openPart(staff, 'Mail log').click()
    await staff.getByRole('button', { name: 'Log a letter that was mailed before' }).click()
    const form = staff.getByRole('form', { name: 'Log a letter from before' })
    await expectAccessible(staff, 'the form for a letter from before')
    await form.getByLabel('Mailed on').fill('2026-10-01')
    await form.getByLabel('Certified mail number').fill('9407 1118 9876 5432 1098 76')
    await form.getByLabel('Delivered on').fill('2026-10-05')
    await form.getByLabel('Proof: photo or PDF').setInputFiles(receipt)
    await form.getByRole('button', { name: 'Log the letter' }).click()
    await expect(form.getByText(/^The letter to Experian is logged\. Its deadlines run/)).toBeVisible()
    const row = staff.getByRole('article', { name: 'Letter to Experian' })
    await expect(row.getByText('Certified mail 9407 1118 9876 5432 1098 76')).toBeVisible()
    await openPart(staff, 'Rounds').click()
    await expect(staff.getByText('from before the case was kept here')).toBeVisible()
    await openPart(staff, 'Record and stage').click()
    await expect(staff.getByLabel('Round 1 mailed')).toHaveValue('2026-10-01')
    await openPart(staff, 'History and closing').click()
    const audit = staff.getByRole('region', { name: 'Audit log' })
    await audit.getByRole('button').first().click()
    await expect(audit.getByText('log earlier letter')).toBeVisible()
  })

  await test.step('the client finds it in their own mail log', async () => {
    const client = await openBrowser()
    await client.goto('/account/sign-in')
    await client.getByLabel('Email address').fill(email)
    await client.getByRole('button', { name: 'Send sign-in link' }).click()
    await expect(client.getByText('Check your email')).toBeVisible()
    await client.goto(await readSignInLink(email))
    await client.getByRole('button', { name: 'Sign in now' }).click()
    // Until then the page is on its way elsewhere by itself.
    await expect(client).not.toHaveURL(/sign-in/)
    await client.goto(`/account/mailing?client=${clientId}`)
    const row = client.getByRole('article', { name: 'Letter to Experian' })
    await expect(row.getByText(/^Mailed before this case was kept here/)).toBeVisible()
    await expectAccessible(client, 'the mail log with a letter from before')
  })
})
