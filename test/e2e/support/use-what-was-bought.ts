import { expect, type Locator, type Page } from '@playwright/test'
import { grants } from '../../../src/shared/catalogue/grants.ts'
import { staffWorkTexts } from '../../../src/shared/messages/staff/work.ts'
import type { Use } from '../../support/product-table.ts'
import { officeHours } from '../../support/session-host.ts'
import { type Bought, fillForm, sendForm } from './buy-by-button.ts'
import { expectDocuments, reportsOfSet } from './case-steps.ts'
import { sendIntake } from './join-by-call.ts'
import { person } from './paying-steps.ts'
import { readLetterText } from './read-download.ts'
import { becomeStaff } from './staff-member.ts'

interface UseInBrowser {
  /** Uses what was bought to its end, through the pages. */
  toItsEnd(bought: Bought): Promise<void>
  /** What the buyer finds once all of it was given back. */
  isClosed(bought: Bought): Promise<void>
}

const addresses = new WeakMap<Bought, string>()
/** Where the payment led to. */
function homeOf(bought: Bought): string {
  const home = addresses.get(bought) ?? bought.tab.url()
  addresses.set(bought, home)
  return home
}

async function checkAccess({ tab, email }: Bought): Promise<void> {
  await tab.goto('/dispute-generator')
  await tab.getByLabel('Email address').fill(email)
  await tab.getByRole('button', { name: 'Check my access' }).click()
}

/** The text of the first paper of a page, read as ARMOR reads files. */
async function readPaper(tab: Page, link: Locator): Promise<string> {
  await expect(link).toBeVisible()
  return readLetterText(tab, (await link.getAttribute('href')) ?? '')
}

/** Members of staff of a worker offer hours once; the session is booked with whoever is free. */
async function offerHours(staff: Page): Promise<void> {
  const url = '/api/staff/session-hours'
  const { version } = await (await staff.request.get(url)).json()
  const hours = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ ...officeHours.hours[0], weekday }))
  const saved = await staff.request.put(url, {
    data: { ...officeHours, version, hours },
    headers: { origin: new URL(staff.url()).origin },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** What is done in the browser with each kind of thing that is sold; test/support/use-of-product.ts does it by calls. */
export const usesInBrowser: Record<Use, UseInBrowser> = {
  generator: {
    async toItsEnd(bought) {
      const { tab } = bought
      await checkAccess(bought)
      await expect(tab.getByText('Subscriber', { exact: true })).toBeVisible()
      await tab.getByLabel('Full name').fill(person.name)
      await tab.getByLabel('Address', { exact: false }).first().fill('5201 Windlestraw Pl')
      await tab.getByLabel('City').fill('Worcester')
      await tab.getByLabel('State').selectOption('MA')
      await tab.getByLabel('ZIP code').fill('01627')
      await tab.getByLabel('Date of birth').fill('1984-03-09')
      await tab.getByLabel('Social Security number').fill('4821')
      const item = tab.getByRole('group', { name: 'Item 1' })
      await item.getByLabel('Type of error').selectOption({ label: 'Incorrect Balance' })
      await item.getByLabel('Creditor').fill('Northwind Bank')
      await item.getByLabel('Account number').fill('4000123456789010')
      await tab.getByLabel('Equifax').check()
      await tab.getByRole('button', { name: 'Generate letters' }).click()
      const [file] = await Promise.all([
        tab.waitForEvent('download'),
        tab.getByRole('button', { name: 'Download text, letter to Equifax' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^equifax_dispute_letter_/)
    },
    async isClosed(bought) {
      await checkAccess(bought)
      await expect(bought.tab.getByText('Subscription Required').first()).toBeVisible()
    },
  },
  case: {
    async toItsEnd(bought) {
      const { tab, email, key } = bought
      const intake = tab.getByRole('link', { name: 'Complete Client Intake' })
      const address = (await intake.getAttribute('href')) ?? ''
      await intake.click()
      await expect(tab.getByLabel('Email address')).toHaveValue(email)
      const paymentIntentId = new URL(address, tab.url()).searchParams.get('client') ?? ''
      const fields = { ...person, email, clientType: 'paid', paymentIntentId }
      await sendIntake(tab, fields, reportsOfSet('set-1'))
      await expectDocuments(tab, 6)
      const letter = tab.getByRole('link', { name: /Open Document.*Experian Dispute Letter/ })
      expect(await readPaper(tab, letter)).toContain(person.name)
      const { rounds } = grants[key]
      await expect(
        tab.getByText(rounds === 'unlimited' ? '1 used, without a limit' : `1 of ${rounds} used`),
      ).toBeVisible()
    },
    async isClosed({ tab }) {
      await tab.goto('/account/overview')
      await expect(tab.getByText(/used/)).toHaveCount(0)
    },
  },
  guide: {
    async toItsEnd(bought) {
      const { tab } = bought
      homeOf(bought)
      await tab.getByRole('link', { name: 'Open your guide' }).click()
      await expect(tab.getByRole('heading', { level: 2, name: 'Your stages' })).toBeVisible()
      const text = await readPaper(tab, tab.getByRole('link', { name: /, PDF$/ }).first())
      expect(text.length).toBeGreaterThan(200)
    },
    async isClosed(bought) {
      const { tab } = bought
      await tab.reload()
      // The page of a guide says the same to a browser without it as to a stranger; the page of the purchase says why.
      await expect(tab.getByRole('heading', { level: 1, name: 'Your guide' })).toBeVisible()
      await expect(tab.getByRole('link', { name: /, PDF$/ })).toHaveCount(0)
      await tab.goto(homeOf(bought))
      await expect(tab.getByText('It was refunded. You no longer have access.')).toBeVisible()
    },
  },
  form: {
    async toItsEnd(bought) {
      const { tab, email } = bought
      homeOf(bought)
      await tab.getByRole('link', { name: 'Fill in the application' }).click()
      await expect(tab.getByText('Paid, and part of this application')).toBeVisible()
      await fillForm(tab, email, 'with')
      const fee = tab.getByLabel(/^I agree to the service fee/)
      if ((await fee.count()) > 0) await fee.check()
      bought.applicationId = await sendForm(tab)
      await tab.goto(`/readiness/status?application=${bought.applicationId}`)
      const packages = tab.getByRole('region', { name: 'Your packages' })
      await expect(packages.getByRole('heading', { level: 3 })).toHaveCount(1)
    },
    async isClosed({ tab, applicationId }) {
      await tab.goto(`/readiness/status?application=${applicationId}`)
      await expect(tab.getByRole('link', { name: 'See packages and prices' })).toBeVisible()
    },
  },
  session: {
    async toItsEnd(bought) {
      const { tab, openBrowser } = bought
      homeOf(bought)
      const staff = await openBrowser()
      await becomeStaff(staff, 'Sam Staff')
      await staff.goto('/dashboard/sessions')
      await offerHours(staff)
      await tab.reload()
      await tab.locator('#session-day').selectOption({ index: 3 })
      await tab.locator('#session-time').check()
      await tab.getByLabel('What should we know before?').fill(`For ${bought.email}`)
      await tab.getByRole('button', { name: 'Book this time' }).click()
      await expect(tab.getByRole('heading', { name: 'Your session is booked' })).toBeVisible()
      await staff.reload()
      await expect(staff.getByText(`For ${bought.email}`)).toBeVisible()
    },
    async isClosed(bought) {
      await bought.tab.goto(homeOf(bought))
      await expect(bought.tab.getByText('It was refunded. You no longer have access.')).toBeVisible()
      await expect(bought.tab.getByRole('heading', { name: 'Your session is booked' })).toHaveCount(0)
    },
  },
  /** Every row but the first is delivered: what is delivered stays so after a refund. */
  work: {
    async toItsEnd({ key, email, tab, openBrowser, applicationId }) {
      const staff = await openBrowser()
      await becomeStaff(staff, 'Sam Staff')
      for (const work of grants[key].works.slice(1)) {
        await staff.goto(`/dashboard/work?kind=${work}`)
        const card = staff.locator('section').filter({ hasText: email }).last()
        await card.getByText('Mark delivered', { exact: true }).click()
        await card.getByLabel('Note to the buyer (may be empty)').fill(`Done for ${email}`)
        await card.getByRole('button', { name: 'Mark delivered and tell the buyer' }).click()
        await expect(staff.getByText(email)).toHaveCount(0)
      }
      await staff.goto(`/dashboard/work?kind=${grants[key].works[0]}`)
      const name = staffWorkTexts.names[grants[key].works[0] ?? 'ein']
      await expect(staff.locator('section').filter({ hasText: email }).last()).toContainText(name)
      if (applicationId > 0) await tab.goto(`/readiness/status?application=${applicationId}`)
      else await tab.reload()
      const works = tab.getByRole('region', { name: 'What we do for you' })
      await expect(works.getByText('Done', { exact: true })).toHaveCount(grants[key].works.length - 1)
      await expect(works.getByText('Waiting', { exact: true })).toHaveCount(1)
    },
    async isClosed({ key, email, openBrowser }) {
      const staff = await openBrowser()
      await becomeStaff(staff, 'Sam Staff')
      await staff.goto(`/dashboard/work?kind=${grants[key].works[0]}`)
      await expect(staff.getByRole('status').first()).toBeVisible()
      await expect(staff.getByText(email)).toHaveCount(0)
    },
  },
  application: {
    async toItsEnd({ tab, applicationId, key }) {
      await tab.goto(`/readiness/status?application=${applicationId}`)
      const packages = tab.getByRole('region', { name: 'Your packages' })
      await expect(packages.getByRole('heading', { level: 3 }).first()).toBeVisible()
      // The application package is put together by staff, from the application's own papers.
      if (key === 'application-package') return
      const paper = packages.getByRole('link').first()
      expect((await readPaper(tab, paper)).length).toBeGreaterThan(200)
    },
    async isClosed({ tab, applicationId, key }) {
      await tab.goto(`/readiness/status?application=${applicationId}`)
      if (key === 'application-package')
        await expect(tab.getByText('The application package is paid.')).toHaveCount(0)
      else await expect(tab.getByRole('link', { name: 'See packages and prices' })).toBeVisible()
    },
  },
}
