import { expect, type Page } from '@playwright/test'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { agreeToNews, goOnNow } from './support/consent-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { newEmail, person } from './support/paying-steps.ts'

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const ways = { phone: true, text: true, email: true }
const thanks = "Thank you for your interest. We'll be in touch soon."

/** What the page sends, as it sends it. */
function watchSubmissions(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submissions')) sent.push(request.postDataJSON())
  })
  return sent
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send my details' })

/** The form is made alive when it comes near; a press before that would do nothing. */
async function openForm(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await page.locator('#interest').scrollIntoViewIfNeeded()
  await expect(page.locator('#lead-form button[type=submit]')).toBeVisible()
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Phone number').fill(person.phone)
}

test('interest is left with a yes: both points are agreed to, and a double click is one', async ({
  page,
}) => {
  const sent = watchSubmissions(page)
  const email = newEmail()
  await openForm(page)
  await fillContact(page, email)
  await sendButton(page).dblclick()
  await expect(page.getByRole('dialog')).toContainText('Stay informed, Harlan')
  await expectAccessible(page, 'consent dialog')
  const told = await hearToasts(page)
  await page.getByRole('button', { name: 'Yes, Keep Me Updated' }).dblclick()
  // Nobody is hurried: the dialog thanks, welcomes and sends by itself after 3.5 s.
  await told('Success!', thanks)
  await expect(page.getByText(thanks).first()).toBeVisible()
  expect(sent).toEqual([
    {
      name: person.name,
      email,
      phone: person.phone,
      agreeToStudy: true,
      agreeToContact: true,
      communicationPreferences: ways,
    },
  ])
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await expectAccessible(page, 'interest was sent')
})

test('a no is sent as a no, with the study as it was ticked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sent = watchSubmissions(page)
  await openForm(page)
  await fillContact(page, newEmail())
  await page.getByLabel('I agree to take part in the performance study').check()
  await page.getByLabel('You may contact me about ARMOR').check()
  await sendButton(page).click()
  await page.getByRole('button', { name: 'No Thanks' }).click()
  await goOnNow(page, englishMessages.consent, 'dblclick')
  await expect(page.getByText(thanks).first()).toBeVisible()
  expect(sent).toMatchObject([{ agreeToStudy: true, agreeToContact: false }])
})

test('wrong fields are named, nothing is lost, and the dialog can be left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const sent = watchSubmissions(page)
  await openForm(page)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Phone number').press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page, 'wrong fields')
  await summary.getByRole('link', { name: /email/ }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.getByLabel('Email address').fill(newEmail())
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Nothing was sent yet/)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  expect(sent).toEqual([])
})

test('a failure of the server is said in its words, and a second press sends', async ({ page }) => {
  await openForm(page)
  const busy = { error: 'We are very busy. Please try again in a minute.', code: 'unavailable' }
  await page.route('**/api/submissions', (route) => route.fulfill({ status: 503, json: busy }))
  await fillContact(page, newEmail())
  await sendButton(page).click()
  const told = await hearToasts(page)
  const failure = page.getByRole('alert')
  await agreeToNews(page)
  await told(busy.error)
  await expect(failure.getByText(busy.error)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await expectAccessible(page, 'interest was refused')
  await page.unroute('**/api/submissions')
  await page.route('**/api/submissions', (route) => route.abort())
  await sendButton(page).click()
  await told('Something went wrong. Please try again.')
  await expect(failure.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute('**/api/submissions')
  await sendButton(page).click()
  await expect(page.getByText(thanks).first()).toBeVisible()
})

test('what is typed before the form is alive stays', async ({ page }) => {
  const answer = { go: () => {} }
  const held = new Promise<void>((resolve) => {
    answer.go = resolve
  })
  await page.route(/lead-form-alive/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Phone number').pressSequentially('480')
  answer.go()
  await expect(page.locator('#lead-form button[type=submit]')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await page.keyboard.type('555')
  await expect(page.getByLabel('Phone number')).toHaveValue('480555')
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
})

test('without script the page says how to reach us, and nothing typed can leak into an address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible()
  await expect(sendButton(page)).toBeHidden()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Full name').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})

test('the page leads where it says, and shows a finding that is marked in its picture', async ({ page }) => {
  await page.goto('/')
  const links = {
    'Get Software Access': '/restore',
    'Access Application Tools': '/readiness',
    'Software Plans': '/software-plans',
  }
  for (const [name, address] of Object.entries(links))
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Client sign-in' })).toHaveAttribute(
    'href',
    '/client-dashboard?client=me',
  )
  for (const name of ['Strategy Session', 'Intake Session', 'Profile Review']) {
    const link = page.getByRole('link', { name: `Book ${name}` })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  for (const price of ['$97', '$100', '$75'])
    await expect(page.getByText(price, { exact: true })).toBeVisible()
  await expect(page.locator('#questions details')).toHaveCount(4)
  const pictures = page.locator('figure img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(500)
  }
})

test('the Spanish page has a Spanish form', async ({ page }) => {
  await openForm(page, '/?language=es')
  await page.getByRole('button', { name: 'Enviar mis datos' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Hay un problema' })).toBeFocused()
  await expectAccessible(page, 'Spanish form')
})
