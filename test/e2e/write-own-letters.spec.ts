import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { applyAsTester } from '../../src/shared/api/testers.ts'
import { spanishMessages } from '../../src/shared/messages/es/spanish-messages.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { newEmail, person, sample } from './support/paying-steps.ts'

/** Nothing scrolls sideways at any width; axe looks at the narrowest and at the usual one. */
async function expectAccessibleAtEveryWidth(page: Page, state: string): Promise<void> {
  for (const width of [390, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${state} at ${width} pixels`).toBeLessThanOrEqual(0)
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${state} at ${width} pixels`)
  }
}

async function newTester(page: Page): Promise<string> {
  const email = newEmail()
  const reply = await page.request.post(applyAsTester.path, {
    data: { ...person, email, studyConsent: true, agreeToContact: true },
  })
  expect(reply.ok()).toBe(true)
  return email
}

test('a tester writes, copies, downloads and prints letters, and nothing typed leaves the browser', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const email = await newTester(page)
  await page.goto('/dispute-generator')
  // How the check itself looks at every width: every-page.
  const checked = page.waitForRequest((request) => request.url().includes('/api/check-subscription'))
  await page.getByLabel('Email address').fill(` ${email} `)
  await page.getByRole('button', { name: 'Check my access' }).click()
  expect(new URL((await checked).url()).searchParams.get('email')).toBe(email)
  await expect(page.getByText('Beta Tester', { exact: true })).toBeVisible()

  // From here on nothing but the parts of the program itself may be fetched.
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname, search } = new URL(request.url())
    if (protocol === 'blob:' || (pathname.startsWith('/assets/') && search === '')) return
    requests.push(`${request.method()} ${request.url()}`)
  })
  const told = await hearToasts(page)
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await told('Missing Information')
  await expectAccessible(page, 'something is missing')

  await page.getByLabel('Full name').fill('Ana Silva')
  await page.getByLabel('Address', { exact: false }).first().fill('5201 Windlestraw Pl')
  await page.getByLabel('City').fill('Worcester')
  await page.getByLabel('State').selectOption('MA')
  await page.getByLabel('ZIP code').fill('01627')
  await page.getByLabel('Date of birth').fill('1984-03-09')
  // The whole number, as people type it: only its end is kept.
  await page.getByLabel('Social Security number').pressSequentially('900-00-4821')
  const first = page.getByRole('group', { name: 'Item 1' })
  await first.getByLabel('Type of error').selectOption({ label: 'Incorrect Balance' })
  await expect(first.getByLabel('Reason')).toHaveValue(
    /^The balance reported for this account is not correct/,
  )
  await first.getByLabel('Creditor').fill('Northwind Bank')
  await first.getByLabel('Account number').fill('4000123456789010')
  await page.getByRole('button', { name: 'Add another item' }).click()
  const second = page.getByRole('group', { name: 'Item 2' })
  await second.getByLabel('Type of error').selectOption({ label: 'Outdated Information' })
  await second.getByLabel('Creditor').fill('Cedar Recovery')
  await second.getByLabel('Account number').fill('N'.repeat(90))
  await second.getByLabel('Reason').fill(`First line & <second>\n${'y'.repeat(90)}`)
  await page.getByLabel('Equifax').check()
  await page.getByLabel('TransUnion').check()
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await told('Letters Generated Successfully!')
  await expect(page.getByRole('heading', { name: 'Your letters' })).toBeFocused()
  await expectAccessibleAtEveryWidth(page, 'letters')

  await page.getByRole('button', { name: 'Copy, letter to TransUnion' }).click()
  await expect(page.getByText('Copied to Clipboard').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Chester, PA 19016-2000')
  expect(copied).toContain('Social Security number: XXX-XX-4821')
  expect(copied).toContain('1. Northwind Bank, account XXXXXXXXXXXX9010')

  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await download
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) }
  }
  const text = await saved('Download text, letter to Equifax')
  expect(text.name).toMatch(/^equifax_dispute_letter_\d{4}-\d{2}-\d{2}\.txt$/)
  expect(text.bytes.toString('utf8')).toContain('P.O. Box 740256')
  await expect(page.getByText('Download Started').first()).toBeVisible()
  const word = await saved('Download Word, letter to Equifax')
  expect(word.name).toMatch(/^equifax_dispute_letter_\d{4}-\d{2}-\d{2}\.docx$/)
  const written = strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array())
  expect(written).toContain('Northwind Bank, account XXXXXXXXXXXX9010')
  expect(written).toContain('First line &amp; &lt;second&gt;')
  expect(written).toContain('<w:br/>')

  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print or save as PDF, letter to Equifax' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > .printed-letter')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dispute Letter Generator' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  expect(requests).toEqual([])
  expect(problems).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).toContain('Northwind Bank')
  expect(kept).not.toContain('1984')
  expect(kept).not.toContain('4821')
})

test('a reload brings the draft back until it is cleared, and a report read in the browser fills the form', async ({
  page,
}) => {
  const email = await newTester(page)
  const open = async () => {
    await page.goto('/dispute-generator')
    await page.getByLabel('Email address').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full name')).toBeVisible()
  }
  await open()
  await page.getByLabel('Full name').fill('Ana Silva')
  await page.getByLabel('Date of birth').fill('1984-03-09')
  await open()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Silva')
  await expect(page.getByLabel('Date of birth')).toHaveValue('')
  await page.getByRole('button', { name: 'Clear draft' }).click()
  await expectAccessible(page, 'asking before clearing')
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await open()
  await expect(page.getByLabel('Full name')).toHaveValue('')

  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.getByLabel('Choose a report').setInputFiles(sample('set-1/transunion.pdf'))
  const choice = page.getByRole('group', { name: 'What can go into a letter to TransUnion' })
  await choice.getByRole('button', { name: 'Put this item into the form' }).click()
  await expect(page.getByText('Tick at least one')).toBeVisible()
  await choice.getByLabel(/^Past-due amount is larger than the balance/).check()
  await choice.getByRole('button', { name: 'Put this item into the form' }).click()
  await expect(page.getByText('The form has 1 item.')).toBeVisible()
  await expectAccessible(page, 'filled from a report')
  await expect(page.getByLabel('Full name')).toHaveValue('HARLAN RENEE ASHGROVE')
  const item = page.getByRole('group', { name: 'Item 1' })
  await expect(item.getByLabel('Creditor')).toHaveValue('HARBORLINE COMM FCU')
  await expect(item.getByLabel('Reason')).toHaveValue(/past due of \$1,283 and a balance of \$747/)
  await expect(page.getByLabel('TransUnion', { exact: true })).toBeChecked()
  await page.getByLabel('Address', { exact: false }).first().fill('5201 Windlestraw Pl')
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await expect(page.getByText('HARBORLINE COMM FCU, account').first()).toBeVisible()
  expect(sent).toEqual([])
})

test('whoever has no access is told so, in Spanish too, and finds the ways in', async ({ page }) => {
  const { generator, said } = spanishMessages
  await page.goto('/dispute-generator')
  await page.getByLabel('Email address').fill(newEmail())
  await page.getByRole('button', { name: 'Check my access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeVisible()
  await expect(page.getByText('No active subscription was found').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'subscription required')
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: generator.required.title })).toBeVisible()
  await expect(page.getByText(said['account.noSubscription'], { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'subscription required in Spanish')
  await page.getByRole('link', { name: /\$500/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})
