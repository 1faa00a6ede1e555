import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { applyAsTester } from '../../src/shared/api/testers.ts'
import { pages } from '../../src/shared/pages.ts'
import { soaked } from '../support/soak-share.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { sendIntake } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { sample } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

/** WCAG 1.4.12: what a reader may set must cut nothing off. */
const readersSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
/** A window of 1280 pixels at 200 % and at 400 %. */
const zoomed = [640, 320]

/** A table as wide as what stands in its rows, which WCAG 1.4.10 lets scroll both ways. */
const listOfClients = '/dashboard'

const pathsOf = (kind: 'static' | 'app', place = '/') =>
  pages.filter((page) => page.kind === kind && page.path.startsWith(place)).map(({ path }) => path)

async function expectReflow(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const width of zoomed) {
      await page.setViewportSize({ width, height: 400 })
      await expectNoOverflow(page, `${address} at ${width}`)
    }
    await setSpacing(page)
    await expectNoOverflow(page, `${address} at 320 with a reader's spacing`)
    if (address === listOfClients) continue
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectNoOverflow(page, `${address} at 1280 with a reader's spacing`)
  }
}

/** As an extension of the browser does: a style of the page itself would be refused. */
const setSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, readersSpacing)

const expectNoOverflow = (page: Page, state: string) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), state)
    .toBeLessThanOrEqual(0)

test('public pages reflow at 200 and 400 percent, and with the spacing of a reader', async ({ page }) => {
  await expectReflow(page, soaked(['/', '/dispute-generator'], pathsOf('static')))
})

test('pages of staff reflow at 200 and 400 percent, and with the spacing of a reader', async ({ page }) => {
  await becomeStaff(page, 'Ada Admin')
  await expectReflow(page, soaked([listOfClients, '/dashboard/settings'], pathsOf('app', '/dashboard')))
})

test('a long name, address and file name break, and widen no page', async ({ page }) => {
  const contact = {
    name: 'Wilhelmina-Alexandrinaconstantinopolitana Montgomery-Featherstonehaugh y Fernández',
    email: `an.address.without.any.place.to.break.${Date.now()}@subdomain.of-a-long-company-name.example.com`,
    phone: '(480) 555-0161',
  }
  const applied = await page.request.post(applyAsTester.path, {
    data: { ...contact, studyConsent: true, agreeToContact: true },
  })
  const { token } = await applied.json()
  const buffer = readFileSync(sample('set-1/experian.pdf'))
  const name = `${'averylongfilename'.repeat(8)}.pdf`
  const file = { name, mimeType: 'application/pdf', buffer }
  await sendIntake(page, { ...contact, clientType: 'tester', token }, { Experian: file })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText(contact.email)).toBeVisible()
  await expectNoOverflow(page, 'the portal of a long address')
  for (const width of zoomed) {
    await page.setViewportSize({ width, height: 400 })
    await expectNoOverflow(page, `the portal of a long address at ${width}`)
  }
  // The sample is of somebody else, which a notice says with the whole name.
  await expect(page.getByText('Is this report yours?')).toBeVisible()
  await setSpacing(page)
  await expectNoOverflow(page, "the portal of a long address at 320 with a reader's spacing")
})

test('a page on paper is ink on white, with what it folds and nothing to press', async ({ page }) => {
  await page.goto('/software-plans')
  const question = page.locator('details').filter({ hasText: 'How long does a round take?' })
  await expect(question.locator('summary ~ *').first()).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 720, height: 960 })
  await expect(question.locator('summary ~ *').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get ARMOR Premier', exact: true }).first()).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(20, 33, 61)')
  await expectAccessible(page, 'software plans on paper')
})
