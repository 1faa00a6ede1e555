import { expect } from '@playwright/test'
import { agreeToNews } from './support/consent-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { answerBackground, fillIntakeContact, newEmail, person, sample } from './support/paying-steps.ts'

/** How many reports of the first look this browser still keeps. */
function waitingHere(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('armor-first-look')
    opening.onsuccess = () => {
      const asked = opening.result.transaction('kept').objectStore('kept').get('reports')
      asked.onsuccess = () => resolve(asked.result?.reports.length ?? 0)
    }
  })
}

test('a beta tester looks at three reports first, applies, completes the intake with them and gets documents', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/check')
  const files = ['experian', 'equifax', 'transunion'].map((name) => sample(`set-1/${name}.pdf`))
  await page.getByLabel('Credit reports as PDF or saved page').setInputFiles(files)
  await page.getByRole('button', { name: 'Keep these files on this device and go on' }).click()
  await expect(page).toHaveURL(/\/restore#packages$/)
  await page.goto('/apply-beta')
  const submit = page.getByRole('button', { name: 'Apply for the beta program' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('I agree to take part in the performance study').check()
  await expect(submit).toBeDisabled()
  await page.getByRole('button', { name: 'Communication Preferences' }).click()
  await agreeToNews(page)
  await expectAccessible(page, 'beta application')
  const told = await hearToasts(page)
  await submit.click()
  await told('Application Submitted!')

  await expect(page).toHaveURL(/\/intake\?type=tester&token=bt_/)
  await expect(page.getByText('BETA', { exact: true })).toBeVisible()
  await fillIntakeContact(page, email)
  await expectAccessible(page, 'intake, step 1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerBackground(page)
  await page.getByRole('button', { name: 'Use these 3 reports' }).click()
  await expect(page.getByRole('button', { name: 'Use these 3 reports' })).toBeHidden()
  await expect.poll(() => page.evaluate(waitingHere)).toBe(0)
  await expectAccessible(page, 'intake, step 2')
  await page.getByRole('button', { name: 'Complete Intake' }).click()
  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  await expect(page.getByRole('link', { name: /^Open Document/ })).toHaveCount(6)
  await expectAccessible(page, 'portal with documents')
  await expect(page.getByText('Beta Tester').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Processing' })).toHaveCount(0)
})

test('a token that was used is refused, and nothing typed is lost', async ({ page }) => {
  await page.goto('/intake?type=tester&token=bt_unknown')
  await fillIntakeContact(page, newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerBackground(page)
  await page.getByLabel('Anything else we should know?').fill('My notes stay here.')
  await page.getByRole('button', { name: 'Complete Intake' }).click()
  await expect(page.getByText('Submission Failed').first()).toBeVisible()
  await expect(page.getByText(/This beta link is not valid/).first()).toBeVisible()
  await expect(page.getByLabel('Anything else we should know?')).toHaveValue('My notes stay here.')
  await expectAccessible(page, 'intake refused')
})
