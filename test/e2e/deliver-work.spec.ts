import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { buyByCall } from './support/pay-by-call.ts'
import { newEmail } from './support/paying-steps.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'
import { becomeStaff } from './support/staff-member.ts'

test('what only a person can do is bought, delivered by staff with a note, and read by the buyer', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await buyByCall(page, '10k-september-play', email)

  await test.step('the buyer sees each with its day', async () => {
    const works = page.getByRole('region', { name: 'What we do for you' })
    await expect(works.getByText('Compliance documentation review')).toBeVisible()
    await expect(works.getByText(/^We do this by /)).toHaveCount(2)
    await expect(works.getByText('Nobody has taken it up yet.')).toHaveCount(2)
    await expectAccessible(page, 'a purchase with what people do for it')
  })

  const staff = await openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  await staff.goto('/dashboard/work?kind=compliance-review')
  const card = staff.locator('section').filter({ hasText: email }).last()
  await test.step('staff take it and mark it delivered', async () => {
    await card.getByRole('button', { name: 'Take it' }).click()
    // Each worker has enrolled its own, who are told apart by their addresses.
    await expect(card.getByText(/^Sam Staff( \(.+@staff\.example\))? \(you\)$/)).toBeVisible()
    await card.getByText('Mark delivered', { exact: true }).click()
    await expectAccessible(staff, 'the queue of work')
    await staff.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(staff, 'the queue of work on a phone')
    await staff.setViewportSize({ width: 1280, height: 900 })
    await card.getByLabel('Note to the buyer (may be empty)').fill('All five papers are in order.')
    const told = await hearToasts(staff)
    await card.getByRole('button', { name: 'Mark delivered and tell the buyer' }).click()
    await told('Marked delivered')
    await expect(staff.getByText(email)).toHaveCount(0)
  })

  await test.step('on a phone, in Spanish, signed in with the address, the buyer reads the note', async () => {
    const phone = await openBrowser()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(page.url())
    await expect(phone.getByText(/^We wrote you a note\./)).toBeVisible()
    await phone.getByRole('link', { name: 'Sign in to read it' }).click()
    await phone.getByLabel('Email address').fill(email)
    await phone.getByRole('button', { name: 'Send sign-in link' }).click()
    await phone.goto(await readSignInLink(email))
    await phone.getByRole('button', { name: 'Sign in now' }).click()
    await expect(phone.getByText('All five papers are in order.')).toBeVisible()
    await phone.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    const works = phone.getByRole('region', { name: 'Lo que hacemos por usted' })
    await expect(works.getByText('Revisión de cumplimiento de sus documentos')).toBeVisible()
    await expect(works.getByText('Hecho', { exact: true })).toBeVisible()
    await expectAccessible(phone, 'the account with what people do, on a phone, in Spanish')
  })
})
