import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { newEmail, person, sample } from './support/paying-steps.ts'
import { pickByKeys, tabTo } from './support/walk-by-keyboard.ts'

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a package is bought and a letter downloaded by keyboard alone', async ({ page }) => {
  await page.goto('/checkout?tier=premier')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await type(page, 'Full name', person.name)
  await type(page, 'Email address', newEmail())
  await type(page, 'Phone number', '5550101234')
  await press(page, 'Set preferences')
  await press(page, 'Yes, Keep Me Updated')
  // It goes on by itself, too, and then there is nothing left to press.
  const goneOn = page.getByRole('dialog').waitFor({ state: 'detached' })
  await Promise.race([press(page, 'Continue now').catch(() => undefined), goneOn])
  await goneOn
  await press(page, 'Continue to payment')
  await expect(page.getByText('ARMOR Premier').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $1,750.00' })).toBeEnabled()
  await expectAccessible(page, 'payment form')
  await type(page, 'Card number', '4242424242424242')
  await type(page, 'Expiration date', '1234')
  await type(page, 'Security code', '123')
  await type(page, 'ZIP code', '01627')
  await press(page, 'Pay $1,750.00')
  await expect(page).toHaveURL(/step=3/)
  // Held open for all three: while it is switched on anew for each, a quick key is sometimes in the page before it.
  page.on('filechooser', () => undefined)
  for (const bureau of ['Experian', 'Equifax', 'TransUnion']) {
    await tabTo(page, page.getByLabel(`${bureau} credit report`))
    const chooser = page.waitForEvent('filechooser')
    // Not every Chromium opens the chooser by Enter; by Space all do.
    await page.keyboard.press('Space')
    await (await chooser).setFiles(sample(`set-1/${bureau.toLowerCase()}.pdf`))
    await expect(page.getByRole('button', { name: `Upload ${bureau} report` })).toBeEnabled()
    await press(page, `Upload ${bureau} report`)
    await expect(page.getByText(new RegExp(`Recognized as an? ${bureau} report`))).toBeVisible()
  }
  await expect(page.getByText('All Reports Uploaded!').first()).toBeVisible()
  await expectAccessible(page, 'reports uploaded')
  const next = page
    .getByRole('link', { name: 'Continue' })
    .or(page.getByRole('button', { name: 'Continue' }))
    .first()
  await expect(next).toBeVisible()
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page).toHaveURL(/\/success\?payment_intent=pi_\w+&client=\d+&type=paid/)
  await expectAccessible(page, 'payment successful')
  await tabTo(page, page.getByRole('link', { name: 'Complete Client Intake' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible()
  await type(page, 'Mailing address', '1 Main Street')
  await type(page, 'City', 'Worcester')
  const state = page.getByLabel('State', { exact: true })
  await tabTo(page, state)
  await pickByKeys(page, state, 'Mass')
  await type(page, 'ZIP code', '01627')
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { name: 'Background Info' })).toBeVisible()
  for (const question of ['previousDisputes', 'identityTheft', 'ftcAffidavit']) {
    await tabTo(page, page.locator(`input[name="${question}"]`).first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
  }
  await press(page, 'Complete Intake')
  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  const letter = page.getByRole('link', { name: /Open Document.*Equifax Dispute Letter/ })
  await expect(letter).toBeVisible()
  await tabTo(page, letter)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/downloaded once/).first()).toBeVisible()
})
