import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'
import { pickByKeys } from './support/walk-by-keyboard.ts'

const phone = '(480) 555-0161'

/** A beta tester with a completed intake and no reports. */
async function makeTester(request: APIRequestContext, name: string): Promise<void> {
  const email = newEmail()
  const consents = { studyConsent: true, agreeToContact: true }
  const applied = await request.post('/api/tester-application', { data: { name, email, phone, ...consents } })
  const { token } = await applied.json()
  const place = { mailingAddress: '5201 Windlestraw Pl', city: 'Worcester', state: 'MA', zipCode: '01627' }
  const background = { previousDisputes: 'no', identityTheft: 'no', ftcAffidavit: 'no' }
  const reply = await request.post('/api/intake', {
    multipart: { name, email, phone, ...place, ...background, clientType: 'tester', token },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** A last name that no other test has, so that a search finds these clients alone. */
const familyName = () =>
  `Q${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'q')}`

/** A member of staff in a browser of their own, at the dashboard. */
async function openDashboard(
  openBrowser: () => Promise<Page>,
  name: 'Sam Staff' | 'Kim Colleague',
  search: string,
): Promise<Page> {
  const page = await openBrowser()
  await becomeStaff(page, name)
  await page.goto(`/dashboard?search=${search}`)
  await expect(found(page)).toBeVisible()
  return page
}

const found = (page: Page) => page.getByText(/^\d+ to \d+ of \d+ clients?$/)
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const names = (page: Page, family: string) =>
  page.getByRole('rowheader').getByRole('link', { name: new RegExp(family) })

/** From the search on, by Tab alone. */
async function tabToRow(page: Page, name: string): Promise<void> {
  const wanted = row(page, name)
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached the row of ${name}`)
}

test('staff find, filter, sort and export clients, and the address keeps it all', async ({
  page: visitor,
  openBrowser,
}) => {
  const family = familyName()
  for (const first of ['Bea', 'Abe', '=1+1']) await makeTester(visitor.request, `${first} ${family}`)
  const page = await openBrowser()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  await becomeStaff(page, 'Ada Admin')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Client Management & Dispute Tracking' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Key figures' }).getByText('Total Clients')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Email automation' })).toBeVisible()
  await expectAccessible(page, 'the dashboard')

  await page.getByRole('searchbox', { name: 'Search' }).fill(family)
  // What is typed stands in the address a moment later, and in the order in which it came there.
  await expect(page).toHaveURL(`/dashboard?search=${family}`)
  await expect(page.getByText('1 to 3 of 3 clients')).toBeVisible()
  await page.getByLabel('Type', { exact: true }).selectOption('Tester')
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await expect(page).toHaveURL(`/dashboard?search=${family}&type=tester&sort=name`)
  const inOrder = [`=1+1 ${family}`, `Abe ${family}`, `Bea ${family}`]
  await expect(names(page, family)).toHaveText(inOrder)
  await page.reload()
  await expect(names(page, family)).toHaveText(inOrder)
  await expect(page.getByRole('columnheader', { name: 'Client', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await expect(names(page, family)).toHaveText(inOrder.toReversed())
  await page.goBack()
  await expect(names(page, family)).toHaveText(inOrder)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Export CSV/ }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(`Abe ${family}`)
  expect(csv).toContain(`'=1+1 ${family}`)
  expect(csv.trim().split('\n')).toHaveLength(4)

  await page.getByLabel('Payment', { exact: true }).selectOption('Paid')
  await expect(page.getByText('No client matches')).toBeVisible()
  await expectAccessible(page, 'nobody matches')
})

test('two members of staff edit one client, and neither loses anything', async ({
  page: visitor,
  openBrowser,
}) => {
  const family = familyName()
  await makeTester(visitor.request, `Ana ${family}`)
  const sam = await openDashboard(openBrowser, 'Sam Staff', family)
  const kim = await openDashboard(openBrowser, 'Kim Colleague', family)

  await row(sam, 'Ana').focus()
  await sam.keyboard.press('F2')
  const form = sam.getByRole('form', { name: /^Edit/ })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(`Anna ${family}`)
  await form.getByLabel('Phone').fill('(480) 555-0199')

  await kim.getByRole('button', { name: `Edit Ana ${family}` }).click()
  const other = kim.getByRole('form', { name: `Edit Ana ${family}` })
  await other.getByLabel('Name').fill(`Anne ${family}`)
  await other.getByLabel('Stage').selectOption('Round 1 Sent')
  const told = { kim: await hearToasts(kim), sam: await hearToasts(sam) }
  await other.getByRole('button', { name: 'Save' }).click()
  await told.kim('Client Updated')

  await expect(form.getByText(/^Kim Colleague changed this client on/)).toBeVisible()
  await expect(form.getByRole('row', { name: /^Name/ })).toContainText(`Anne ${family}`)
  await expect(form.getByLabel('Phone')).toHaveValue('(480) 555-0199')
  await expect(form.getByLabel('Stage')).toHaveValue('round1_sent')
  await expectAccessible(sam, 'a conflict of two editors')
  await form.getByRole('button', { name: 'Keep mine: Name' }).click()
  await form.getByLabel('Name').press('Enter')
  await told.sam('Client Updated')
  await expect(row(sam, `Anna ${family}`)).toBeFocused()
  await expect(row(sam, `Anna ${family}`)).toContainText('Round 1 Sent')

  // Live in the other window, without a reload.
  await expect(row(kim, `Anna ${family}`)).toContainText('(480) 555-0199')
  const toldKim = await hearToasts(kim)
  await kim.getByRole('button', { name: 'Undo' }).click()
  await toldKim(/Sam Staff changed this client/)
})

test('many clients move to a stage by keyboard alone, on a telephone too', async ({
  page: visitor,
  openBrowser,
}) => {
  const family = familyName()
  for (const first of ['Cora', 'Dora']) await makeTester(visitor.request, `${first} ${family}`)
  const page = await openDashboard(openBrowser, 'Sam Staff', family)
  await tabToRow(page, 'Dora')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const selected = page.getByRole('region', { name: 'Selected clients' })
  await expect(selected.getByText('2 clients selected')).toBeVisible()
  await selected.getByRole('button', { name: 'Change stage' }).press('Enter')
  const stage = selected.getByLabel('New stage')
  await stage.focus()
  await pickByKeys(page, stage, 'Round 2')
  await expect(selected.getByText('2 clients from Documents Received')).toBeVisible()
  await expectAccessible(page, 'a change of stage before it is made')
  await selected.getByRole('button', { name: 'Move 2 clients' }).press('Enter')
  // It is held for ten seconds and then done: nothing is left to press on a machine that is busy for longer.
  const held = { timeout: 12_000 }
  await selected
    .getByRole('button', { name: 'Do it now' })
    .press('Enter', held)
    .catch(() => undefined)
  await expect(page.getByText('2 clients moved to Round 2 Sent.', { exact: true }).first()).toBeVisible()
  await expect(row(page, 'Cora')).toContainText('Round 2 Sent')
  await expect(row(page, 'Dora')).toContainText('Round 2 Sent')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: `Edit Cora ${family}` }).click()
  await expectAccessible(page, 'an edit on a telephone, dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('form', { name: `Edit Cora ${family}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Select this page' }).click()
  await selected.getByRole('button', { name: 'Send an email' }).click()
  await expect(
    selected
      .getByRole('region', { name: 'Preview' })
      .getByText(/@example\.com/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page, 'a mail to the selected, on a telephone')
})

test('a row in which everything stands reaches no further to the right than the page', async ({
  page: visitor,
  openBrowser,
}) => {
  const family = familyName()
  await makeTester(visitor.request, `Wanda ${family}`)
  const page = await openDashboard(openBrowser, 'Sam Staff', family)
  const href = await names(page, family).getAttribute('href')
  const dates = { round1MailDate: '2026-08-11', round2MailDate: '2026-09-22', round3MailDate: '2026-10-25' }
  const record = { ...dates, disputeStatus: 'round3_sent', results: 'Experian corrected two accounts.' }
  const changed = await page.request.patch(`/api/clients/${href?.split('=')[1]}`, { data: record })
  expect(changed.status()).toBe(200)
  await page.goto(`${href}&part=notes`)
  // Another worker may have made a colleague of the same name, who stands with another address.
  const owner = page.getByLabel('Who looks after this case')
  const sam = await owner
    .getByRole('option', { name: /^Sam Staff/ })
    .first()
    .getAttribute('value')
  await owner.selectOption(sam)
  await page.getByLabel('Add a tag').fill('call back soon')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('call back soon')
  await page.goto(`/dashboard?search=${family}`)
  await expect(row(page, 'Wanda')).toContainText('call back soon')
  const rightOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().right)
  const ofPage = await rightOf(page.getByRole('heading', { level: 1 }))
  expect(await rightOf(row(page, 'Wanda'))).toBeLessThanOrEqual(ofPage)
})
