import { expect } from '@playwright/test'
import { homeTexts as englishHome } from '../../src/shared/messages/en/site/home.ts'
import { restoreTexts as englishRestore } from '../../src/shared/messages/en/site/restore.ts'
import { homeTexts as spanishHome } from '../../src/shared/messages/es/site/home.ts'
import { restoreTexts as spanishRestore } from '../../src/shared/messages/es/site/restore.ts'
import { siteMessages } from '../../src/shared/messages/site-messages.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { newEmail, person } from './support/paying-steps.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'

const { en, es } = siteMessages

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('a link turns the pages without script into Spanish, and they stay so', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: englishHome.headline })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 1, name: spanishHome.headline })).toBeVisible()
    await page.getByRole('link', { name: spanishHome.restoreButton }).click()
    await expect(page).toHaveURL(/\/restore$/)
    await expect(page.getByRole('heading', { level: 1, name: spanishRestore.heading })).toBeVisible()
    const lost = await page.goto('/no-such-page')
    expect(lost?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: es.shell.pageNotFound })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: en.shell.pageNotFound })).toBeVisible()
  })
})

test('the pages without script and the app read the same choice', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expectAccessible(page, 'help in Spanish')
  await page.getByRole('navigation', { name: es.shell.mainNavigation }).getByRole('link').last().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/account/language'))
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  expect((await kept).ok()).toBe(true)
  await page.goto('/restore')
  await expect(page.getByRole('heading', { level: 1, name: englishRestore.heading })).toBeVisible()
})

test('a new browser takes the language that its person chose before', async ({ page, browser, baseURL }) => {
  const email = newEmail()
  const applied = await page.request.post('/api/tester-application', {
    headers: { 'accept-language': 'es' },
    data: {
      name: person.name,
      email,
      phone: person.phone,
      studyConsent: true,
      agreeToContact: true,
      communicationPreferences: { phone: false, text: false, email: true },
    },
  })
  expect(applied.ok()).toBe(true)
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await other.goto('/account/sign-in')
  await other.getByLabel(en.account.signIn.email).fill(email)
  await other.getByRole('button', { name: en.account.signIn.send }).click()
  await expect(other.getByText(en.account.signIn.sent)).toBeVisible()
  await other.goto(await readSignInLink(email))
  await other.getByRole('button', { name: en.account.signIn.linkButton }).click()
  await expect(other).toHaveURL(/\/client-dashboard/)
  await expect(other.locator('html')).toHaveAttribute('lang', 'es')
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1, name: spanishHome.headline })).toBeVisible()
  await context.close()
})
