import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { buyByCall } from './support/pay-by-call.ts'
import { newEmail, person } from './support/paying-steps.ts'
import { fetchFile, readLetterText } from './support/read-download.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'
import { becomeStaff } from './support/staff-member.ts'

async function buyToolkit(page: Page, email: string): Promise<void> {
  await buyByCall(page, 'collections-toolkit', email)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeVisible()
}

/** Through the open form, without an account. */
async function write(page: Page, from: '/help' | '/contact', email: string, message: string): Promise<void> {
  await page.goto(`${from}#write`)
  const form = page.locator('#message-form')
  await form.getByLabel('Your name').fill(person.name)
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('What is it about?').selectOption({ label: 'Something I bought' })
  await form.getByLabel('Your message').fill(message)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We have your message')).toBeVisible()
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account/overview')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await page.goto(await readSignInLink(email))
  await page.getByRole('button', { name: 'Sign in now' }).click()
  await expect(page).toHaveURL(/\/account\/overview$/)
}

test('the buyer of a toolkit finds everything on another browser: guide, receipt, answer, data, deletion', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await buyToolkit(page, email)
  const question = 'Where do I find my toolkit?'

  await test.step('asks from the help page without an account', async () => {
    await write(page, '/help', email, question)
    await expectAccessible(page, 'a message that was sent')
  })

  const account = await openBrowser()
  await test.step('signs in elsewhere by a link, and finds purchase, guide and receipt', async () => {
    await signIn(account, email)
    await expect(account.getByText(question)).toBeVisible()
    await account.getByRole('link', { name: 'Open your guide: Collections Toolkit' }).click()
    await expect(account.getByRole('heading', { level: 1, name: 'Collections Toolkit' })).toBeVisible()
    await account.goBack()
    const receipt = account.getByRole('link', { name: /^Receipt for Collections Toolkit/ })
    const text = await readLetterText(account, (await receipt.getAttribute('href')) ?? '')
    for (const word of ['Receipt', 'Collections Toolkit', '$300.00', email]) expect(text).toContain(word)
    await expectAccessible(account, 'the account of a buyer, wide')
  })

  await test.step('staff answer, and it stands in the account', async () => {
    const staff = await openBrowser()
    await becomeStaff(staff, 'Sam Staff')
    await staff.goto('/dashboard/messages?of=visitors')
    await staff.getByRole('link', { name: new RegExp(email) }).click()
    await expect(staff.getByText('This address is not proven')).toBeVisible()
    await staff.getByLabel('Your answer').fill('In your account: sign in and open your guide.')
    await expectAccessible(staff, 'the conversation with a visitor')
    const told = await hearToasts(staff)
    await staff.getByRole('button', { name: 'Send answer' }).click()
    await told('Answer sent')
    await account.reload()
    await expect(account.getByText('In your account: sign in and open your guide.')).toBeVisible()
    await account.getByLabel('Your message').fill('Found it, thank you.')
    await account.getByRole('button', { name: 'Send message' }).click()
    await expect(account.getByRole('log').getByText('Found it, thank you.')).toBeVisible()
  })

  await test.step('by keyboard on a phone, in Spanish: downloads everything and asks for deletion', async () => {
    await account.setViewportSize({ width: 390, height: 844 })
    await account.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(account.getByRole('heading', { level: 1, name: 'Su cuenta' })).toBeVisible()
    const receipt = account.getByRole('link', { name: /^Recibo de Kit de cobranzas/ })
    expect(await readLetterText(account, (await receipt.getAttribute('href')) ?? '')).toContain('Vendido por')
    const archive = account.getByRole('link', { name: 'Descargar mis datos' })
    const files = unzipSync(await fetchFile(account, (await archive.getAttribute('href')) ?? ''))
    const told = Buffer.from(files['records/messages.json'] ?? []).toString()
    for (const word of [question, 'Found it, thank you.']) expect(told).toContain(word)
    await account.getByRole('button', { name: 'Borrar todo…' }).focus()
    await account.keyboard.press('Enter')
    await expectAccessible(account, 'the account on a phone, in Spanish')
    await account.getByRole('button', { name: 'Sí, borrar todo en 7 días' }).focus()
    await account.keyboard.press('Enter')
    await expect(account.getByText(/^Pidió el borrado/)).toBeVisible()
  })
})

test('a stranger on a phone writes from the contact page by keyboard, in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact?language=es')
  const form = page.locator('#message-form')
  await form.getByLabel('Su nombre').focus()
  await page.keyboard.type('Vera Visitante')
  for (const typed of [newEmail(), 'Una', '', '¿Trabajan en Ohio?']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await expectAccessible(page, 'the contact page on a phone, in Spanish')
  await form.getByRole('button', { name: 'Enviar mensaje' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Recibimos su mensaje')).toBeVisible()
})
