import { expect, type Page } from '@playwright/test'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { expectDocuments, reportsOfSet } from './support/case-steps.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'

test.use({ viewport: { width: 390, height: 844 } })

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const { button, title } = englishMessages.portal.help

test('the portal stands where it was left, after another page of the app, a reload and a page of the storefront', async ({
  page,
}) => {
  await becomeTester(page, reportsOfSet('set-1'))
  await expectDocuments(page, 6)
  // The deadlines' card comes once the documents are there, and stands above what is looked at here.
  await expect(
    page.getByRole('heading', { name: englishMessages.mailing.card.title, exact: true }),
  ).toBeVisible()
  const lastCard = page.getByRole('heading', { name: title })
  await lastCard.scrollIntoViewIfNeeded()
  const left = await placeOf(page)
  expect(left).toBeGreaterThan(844)

  await page.getByRole('link', { name: englishMessages.privacy.link }).click()
  await expect(page).toHaveURL(/\/account\/data/)
  await expect.poll(() => placeOf(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(left)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(left)
  await page.goto('/help')
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(left)
  await expect(page.getByRole('button', { name: button })).toBeInViewport()

  await page.goto('/terms')
  await page.goto('/intake')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => placeOf(page)).toBe(0)
})
