import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { fillFinances, fillPerson, heading, next } from './support/funding-form-steps.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { fillCard, newEmail, sample } from './support/paying-steps.ts'
import { readMailedLink } from './support/read-mailed-link.ts'

/** Step 1 of the form. Returns the email address. */
async function beginForm(page: Page): Promise<string> {
  const email = newEmail()
  await fillPerson(page, email)
  return email
}

test('an application without an entity is paid for and sent', async ({ page }) => {
  await page.goto('/readiness/apply')
  await expect(page).toHaveURL('/readiness-intake')
  await expect(heading(page, 'Personal Information')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const told = await hearToasts(page)
  await next(page)
  await told('Please fill in all required fields before continuing.')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectAccessible(page, 'step 1 with problems')
  await beginForm(page)
  await page.getByRole('button', { name: /^Pay \$997/ }).click()
  await expect(page.getByText('Complete Required Fields').first()).toBeVisible()
  await fillFinances(page, 'without')
  await expectAccessible(page, 'step 2')
  await next(page)
  await page.getByLabel('What will you use the funding for?').fill('A planer and a van')
  await page.getByLabel('Bank statements').setInputFiles(sample('set-1/experian.pdf'))
  await page.getByLabel('Credit report').setInputFiles(sample('bad/truncated.pdf'))
  await expect(page.getByText(/^truncated.pdf is incomplete or damaged: its end is missing/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove truncated.pdf' }).click()
  await page.getByLabel(/does not guarantee funding/).check()
  await page.getByRole('button', { name: /^Pay \$997/ }).click()
  await expect(page).toHaveURL('/readiness-checkout?product=entity-readiness&amount=997')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay $997.00' })).toBeEnabled()
  await expectAccessible(page, 'checkout')

  // Not paid yet: the way back has everything, and so has the way back after the payment.
  await page.getByRole('link', { name: 'Back to the application' }).click()
  await expect(page.getByText('experian.pdf')).toBeVisible()
  await page.getByRole('button', { name: /^Pay \$997/ }).click()
  await fillCard(page, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $997.00' }).click()
  await expect(page.getByText('Payment Successful').first()).toBeVisible()
  await expect(heading(page, 'Documentation & Agreement')).toBeVisible()
  await expect(page).toHaveURL('/readiness-intake?step=3')
  await expect(page.getByText(/Bundle: \$997.00, paid on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('experian.pdf')).toBeVisible()
  await expect(page.getByText('Kept for one day. It goes with this application.')).toBeVisible()
  await expect(page.getByLabel('What will you use the funding for?')).toHaveValue('A planer and a van')
  await expectAccessible(page, 'step 3, paid')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'step 3, paid, on a telephone')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted!').first()).toBeVisible()
  await expect(page).toHaveURL('/readiness-intake')
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expectAccessible(page, 'submitted')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('with an entity ARMOR Ready is declined, then paid with 3-D Secure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/readiness-intake')
  await beginForm(page)
  await fillFinances(page, 'with')
  await expect(page.getByRole('button', { name: /^Pay \$997/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay $497.00 for ARMOR Ready' }).click()
  await fillCard(page, '4000000000000002')
  await page.getByRole('button', { name: 'Pay $497.00' }).click()
  await expect(page.getByText('Payment Failed').first()).toBeVisible()
  await expect(page.getByText('Your card was declined.').first()).toBeVisible()
  await expectAccessible(page, 'declined on a telephone')
  await fillCard(page, '4000002760003184')
  await page.getByRole('button', { name: 'Pay $497.00' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(heading(page, 'Financial Details')).toBeVisible()
  await expect(page.getByText(/^ARMOR Ready: \$497.00, paid on /)).toBeVisible()
  await expectAccessible(page, 'paid on a telephone')
  await page.goBack()
  await expect(page.getByText('This payment has gone through. You are not charged again.')).toBeVisible()
})

test('a draft is there after a reload, and on another browser by the mailed link', async ({
  page,
  openBrowser,
}) => {
  await page.goto('/readiness-intake')
  const email = await beginForm(page)
  // The answers before the last one are kept by calls of their own, so wait for the call that carries it.
  const kept = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/api/funding-draft') &&
      reply.ok() &&
      (reply.request().postData() ?? '').includes('Ohio'),
  )
  await fillFinances(page, 'with')
  await kept
  await expect(page.getByText(/^Kept at /)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Financial Details')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Ashgrove Joinery')
  await page.getByLabel('Business name').fill('Ashgrove & Sons')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible()
  const link = new URL(await readMailedLink(email, '/readiness-intake?draft='))
  const other = await openBrowser()
  await other.goto(`${link.pathname}${link.search}`)
  await expectAccessible(other, 'a draft to open')
  await other.getByRole('button', { name: 'Open my application' }).click()
  await expect(heading(other, 'Financial Details')).toBeVisible()
  await expect(other.getByLabel('Business name')).toHaveValue('Ashgrove & Sons')
  await expect(other).toHaveURL('/readiness-intake?step=2')
})

test('a prefilled form rewrites its address to the plain one and keeps what it filled in', async ({
  page,
}) => {
  await page.goto('/funding-intake?full_name=Ana+Silva&email=ana@example.com&creditScore=700%2B&hasEntity=no')
  await expect(page.getByText('Form Prefilled').first()).toBeVisible()
  await expect(page).toHaveURL('/funding-intake')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Silva')
})

test('funding addresses that are opened cold lead to the toolkit', async ({ page }) => {
  for (const address of ['/funding', '/funding/apply', '/funding-checkout'])
    expect(new URL((await page.request.get(address)).url()).pathname, address).toBe('/readiness')
  for (const address of ['/funding-intake', '/funding-success', '/funding-thank-you']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/readiness$/)
  }
})

test('a checkout that is no session says so and leads back to the form', async ({ page }) => {
  // Other sessions that are none: readiness-checkout-page.dom.test.tsx. The page without a query: every-page, by axe too.
  await page.goto('/readiness-checkout?product=armor-ready&amount=1&clientSecret=pi_1_secret_2')
  await expect(heading(page, 'Invalid Checkout Session')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the application form' }).click()
  await expect(heading(page, 'Personal Information')).toBeVisible()
})

/** Presses Tab until the wanted element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

test('an application is sent by keyboard alone, at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/readiness-intake')
  await expect(heading(page, 'Personal Information')).toBeVisible()
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  const press = async (target: Locator, key = 'Space') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await type('Full name', 'Keya Board')
  await type('Email address', newEmail())
  await type('Phone number', '5550101234')
  await press(page.getByRole('radio', { name: 'Phone call' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Financial Details')).toBeFocused()
  for (const name of ['<600', '<$5K', 'W2 / 1099', '<$50K']) await press(page.getByRole('radio', { name }))
  await press(page.getByLabel('Entity type you would like'), 'ArrowDown')
  await press(page.getByLabel('State you would like to form it in'), 'ArrowDown')
  await type('What will the business do?', 'Piano lessons')
  await expectAccessible(page, 'step 2 at 320 pixels')
  await press(page.getByRole('button', { name: 'Next Step' }), 'Enter')
  await expect(heading(page, 'Documentation & Agreement')).toBeFocused()
  await type('What will you use the funding for?', 'A second piano')
  await press(page.getByLabel(/does not guarantee funding/))
  await press(page.getByRole('button', { name: 'Submit Application' }), 'Enter')
  await expect(page.getByText('Application Submitted!').first()).toBeVisible()
  await press(page.getByRole('link', { name: 'See the status of your application' }), 'Enter')
  await expect(page).toHaveURL(/\/readiness\/status\?application=\d+$/)
  await expect(page.getByText('Keya Board').first()).toBeVisible()
})
