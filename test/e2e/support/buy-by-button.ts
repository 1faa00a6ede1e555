import { expect, type Page } from '@playwright/test'
import { formatDollars } from '../../../src/shared/rules/money.ts'
import { prequalificationRequirements } from '../../../src/shared/rules/prequalification.ts'
import { type ProductRow, productTable, type SoldKey } from '../../support/product-table.ts'
import { applyByCall } from './apply-by-call.ts'
import { fillFinances, fillPerson, heading, next } from './funding-form-steps.ts'
import { agreeToRenewal, fillCard, fillContact, person } from './paying-steps.ts'
import { becomeStaff } from './staff-member.ts'

/** Opens somebody else's browser, closed when the test ends. */
export type OpenBrowser = () => Promise<Page>

/** Something that one person bought, through the pages, in one browser. */
export interface Bought {
  key: SoldKey
  row: ProductRow
  email: string
  /** The tab in which it was paid, at the page that the payment leads to. */
  tab: Page
  openBrowser: OpenBrowser
  /** Of what is bought for an application; 0 else. */
  applicationId: number
}

interface Wish {
  email: string
  /** What the button must ask for, in dollars. */
  due: number
  openBrowser: OpenBrowser
}

/** Buys through the button of the product's own page, by the name that a visitor reads, with the sandbox's card 4242. */
export async function buyByButton(page: Page, key: SoldKey, wish: Wish): Promise<Bought> {
  const row = productTable[key]
  const bought = { key, row, email: wish.email, openBrowser: wish.openBrowser }
  if (key === 'entity-readiness') return { ...bought, ...(await buyInForm(page, wish)) }
  const applicationId = row.uses.includes('application') ? await applyByCall(page, wish.email) : 0
  if (key === 'application-package') await buyOnStatusPage(page, applicationId, wish)
  else if (row.button?.[1].startsWith('/pay/'))
    return { ...bought, applicationId, tab: await buyOnPage(page, row, wish) }
  else await buyAtCheckout(page, row, wish)
  return { ...bought, applicationId, tab: page }
}

/** Whoever reads the page finds the button by what it says; one that stands twice leads to the same place. */
const buttonOf = (page: Page, says: string) =>
  page.getByRole('link', { name: new RegExp(`^${says.replaceAll(/[$()+.?]/g, '\\$&')}`) }).first()

/** The button of a card form says what is charged. */
async function payExactly(page: Page, due: number): Promise<void> {
  await fillCard(page, '4242424242424242')
  const charged = formatDollars(due).replaceAll(/[$.]/g, '\\$&')
  await page.getByRole('button', { name: new RegExp(`^Pay ${charged}( |$)`) }).click()
}

async function buyOnPage(page: Page, { button, renews }: ProductRow, wish: Wish): Promise<Page> {
  const [from = '', , says = ''] = button ?? []
  await page.goto(from)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), buttonOf(page, says).click()])
  if (renews) await agreeToRenewal(tab)
  await tab.getByLabel('Full name').fill(person.name)
  await tab.getByLabel('Email address').fill(wish.email)
  await payExactly(tab, wish.due)
  await expect(tab.getByRole('heading', { level: 1, name: 'Thank you for your purchase' })).toBeVisible()
  return tab
}

/** Also where the generator sends whom it is closed to: ARMOR Standard has no other button. */
async function buyAtCheckout(page: Page, { button }: ProductRow, wish: Wish): Promise<void> {
  const [from, , says] = button ?? ['/dispute-generator', '', 'Get full access for $500']
  await page.goto(from)
  if (button === null) {
    await page.getByLabel('Email address').fill(wish.email)
    await page.getByRole('button', { name: 'Check my access' }).click()
  }
  await buttonOf(page, says).click()
  await expect(page).toHaveURL(/\/checkout/)
  // Who bought before in this browser has typed it.
  if ((await page.getByLabel('Full name').inputValue()) === '') await fillContact(page, wish.email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await payExactly(page, wish.due)
  await expect(page).toHaveURL(/step=3/)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}

/** The six requirements are bought, and judged by staff, before the button is there. */
async function buyOnStatusPage(page: Page, applicationId: number, wish: Wish): Promise<void> {
  const first = productTable['application-prequalification']
  await buyOnPage(page, first, { ...wish, due: first.price })
  const staff = await wish.openBrowser()
  await becomeStaff(staff, 'Sam Staff')
  for (const { key } of prequalificationRequirements) {
    const data = { key, met: true, note: 'Seen on the papers.' }
    const judged = await staff.request.post(`/api/staff/funding-applications/${applicationId}/requirements`, {
      data,
    })
    expect(judged.status()).toBe(200)
  }
  await page.goto(`/readiness/status?application=${applicationId}`)
  await page.getByRole('button', { name: 'Buy the application package for $300' }).click()
  await payExactly(page, wish.due)
  await expect(page.getByRole('heading', { name: 'Thank You for Your Submission!' })).toBeVisible()
}

/** Paid within the form, which then is sent. */
async function buyInForm(page: Page, wish: Wish): Promise<Pick<Bought, 'tab' | 'applicationId'>> {
  await page.goto('/readiness')
  await buttonOf(page, 'Start with the bundle').click()
  await fillForm(page, wish.email, 'without')
  await page.getByRole('button', { name: /^Pay \$997/ }).click()
  await payExactly(page, wish.due)
  await expect(heading(page, 'Documentation & Agreement')).toBeVisible()
  return { tab: page, applicationId: await sendForm(page) }
}

/** The funding form up to its last button. */
export async function fillForm(page: Page, email: string, entity: 'with' | 'without'): Promise<void> {
  await expect(heading(page, 'Personal Information')).toBeVisible()
  await fillPerson(page, email)
  await fillFinances(page, entity)
  await next(page)
  await page.getByLabel('What will you use the funding for?').fill('A planer and a van')
  await page.getByLabel(/does not guarantee funding/).check()
}

/** @returns the number of the application that was sent */
export async function sendForm(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted!').first()).toBeVisible()
  const mine = await (await page.request.get('/api/my-funding-applications')).json()
  return mine[0].id
}
