import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearTexts } from './support/hear-texts.ts'
import { test } from './support/other-browsers.ts'

test('an unknown address is the not-found screen with status 404', async ({ page }) => {
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible()
  await expectAccessible(page, 'not found')
})

test('/credit goes to the checkout with its query', async ({ page }) => {
  await page.goto('/credit?tier=elite&utm_source=mail')
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByText('$2,500.00').first()).toBeVisible()
})

test('the portal without a client says so and goes home', async ({ page }) => {
  // For two seconds, from when the page is there.
  const said = await hearTexts(page, 'main')
  await page.goto('/client-dashboard')
  await said('No client ID found')
  await said('Redirecting to home page...')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('the portal of somebody else shows a sign-in form and nothing of the client', async ({ page }) => {
  await page.goto('/client-dashboard?client=1')
  await expect(page.getByText('Unable to load client data').first()).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expectAccessible(page, 'portal without right')
  await page.getByLabel('Email address').fill('nobody-knows@example.com')
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
})

test('what belongs to somebody else shows a sign-in form and nothing of the client', async ({ page }) => {
  for (const [part, sentence] of [
    ['review', 'Sign in to open your review.'],
    ['mailing', 'Sign in to open your mail log.'],
    ['reports/experian', 'Sign in to open the pages of your report.'],
  ] as const) {
    await page.goto(`/account/${part}?client=1`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  // The same form in each, in other words.
  await expectAccessible(page, 'a part of a case without right')
})

// What every-page looks at as well (the client sign-in) is not looked at here.
test('what nobody in particular opens is accessible, light and wide, dark and narrow', async ({ page }) => {
  for (const [address, heading] of [
    ['/upload', /./],
    ['/success', 'Payment Processing Issue'],
    ['/client-dashboard?client=me', /./],
    ['/dashboard', 'Staff sign-in'],
    ['/account/folder', /./],
    ['/account/preferences', /./],
    ['/account/review', /./],
    ['/account/mailing', /./],
    ['/account/reports/equifax', /./],
    ['/account/unsubscribe', /./],
  ] as const) {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      if (colorScheme === 'light') await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible()
      await expectAccessible(page, `${address} ${colorScheme} ${width}`)
    }
  }
})
