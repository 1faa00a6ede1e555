import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { buyByCall } from './support/pay-by-call.ts'
import { newEmail } from './support/paying-steps.ts'
import { fetchFile, readLetterText } from './support/read-download.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'

async function buyToolkit(page: Page, email: string): Promise<void> {
  await buyByCall(page, 'collections-toolkit', email)
  await page.getByRole('link', { name: 'Open your guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collections Toolkit' })).toBeVisible()
}

test('a toolkit is there at once: filled in, edited, downloaded, and found again by sign-in', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await buyToolkit(page, email)
  const letter = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /Request for verification to Midtown Recovery/ }) })

  await test.step('what is entered once is in every letter', async () => {
    await page.getByRole('button', { name: 'Add a debt' }).click()
    await page.getByLabel('Company that collects or reports it').fill('Midtown Recovery')
    await page.getByRole('checkbox', { name: 'Experian' }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(letter).toBeVisible()
    const pdf = await letter.getByRole('link', { name: /, PDF$/ }).getAttribute('href')
    const text = await readLetterText(page, pdf ?? '')
    expect(text).toContain('My credit report from Experian shows the debt below under your name.')
    const word = await letter.getByRole('link', { name: /, Word$/ }).getAttribute('href')
    expect(Buffer.from((await fetchFile(page, word ?? '')).subarray(0, 2)).toString()).toBe('PK')
  })

  await test.step('a letter can be written in one’s own words', async () => {
    await letter.getByRole('button', { name: /^Read and edit/ }).click()
    await letter.getByLabel('Part 1').fill('You wrote to me about a debt that I do not know.')
    await letter.getByRole('button', { name: 'Save this text' }).click()
    await expect(letter.getByText('Your own text')).toBeVisible()
    await expectAccessible(page, 'a guide with an open letter')
  })

  await test.step('days of delivery make dates, and tasks are ticked', async () => {
    await letter.getByText('It went out').click()
    await letter.getByLabel('Mailed on').fill('2026-01-05')
    const told = await hearToasts(page)
    await letter.getByRole('button', { name: 'Save the days' }).click()
    await told('The days are saved')
    await page.getByLabel('Mark the lines that are wrong').check()
    await expect(page.getByLabel('Mark the lines that are wrong')).toBeChecked()
  })

  await test.step('what is typed and not saved is asked for before the page is left', async () => {
    await page.getByLabel('City').fill('Columbus')
    const asked = page.waitForEvent('dialog')
    const pressed = page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await (await asked).dismiss()
    await pressed
    await expect(page.getByLabel('City')).toHaveValue('Columbus')
  })

  await test.step('on a phone, in Spanish, signed in with the address', async () => {
    const phone = await openBrowser()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(page.url())
    await phone.getByLabel('Email address').fill(email)
    await phone.getByRole('button', { name: 'Send sign-in link' }).click()
    await phone.goto(await readSignInLink(email))
    await phone.getByRole('button', { name: 'Sign in now' }).click()
    await expect(phone.getByText('Your own text')).toBeVisible()
    await expect(phone.getByLabel('Mark the lines that are wrong')).toBeChecked()
    await phone.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(phone.getByRole('heading', { level: 2, name: 'Sus etapas' })).toBeVisible()
    await expect(phone.getByText('Solicitud de verificación a Midtown Recovery').first()).toBeVisible()
    await expectAccessible(phone, 'a guide on a phone, in Spanish')
  })
})
