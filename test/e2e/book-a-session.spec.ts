import { expect, type Page } from '@playwright/test'
import { getSessionHours, type StaffHours, saveSessionHours } from '../../src/shared/api/bookings.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { hearToasts } from './support/hear-toasts.ts'
import { test } from './support/other-browsers.ts'
import { buyByCall } from './support/pay-by-call.ts'
import { newEmail } from './support/paying-steps.ts'
import { readSignInLink } from './support/read-sign-in-link.ts'
import { becomeStaff } from './support/staff-member.ts'

/** For this session alone: other journeys buy the others. */
async function offerHours(staff: Page): Promise<void> {
  await staff.goto('/dashboard/sessions')
  await staff.getByLabel('How you meet').fill('We call you by telephone.')
  await staff.getByRole('button', { name: 'Add hours' }).click()
  for (const other of [/^Profile Review/, /^Strategy Session/])
    for (const box of await staff.getByRole('checkbox', { name: other }).all()) await box.uncheck()
  const told = await hearToasts(staff)
  await staff.getByRole('button', { name: 'Save my hours' }).click()
  await told('Your hours are saved')
}

/** The other days as the form sends them: each row of it holds two hundred times of a day. */
async function offerEveryDay(staff: Page): Promise<void> {
  const { version, ...rest }: StaffHours = await (await staff.request.get(getSessionHours.path)).json()
  const hours = Array.from({ length: 7 }, (_, weekday) =>
    rest.hours.map((each) => ({ ...each, weekday })),
  ).flat()
  const saved = await staff.request.put(saveSessionHours.path, {
    data: { ...rest, version, hours },
    headers: { origin: new URL(staff.url()).origin },
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

async function buySession(page: Page, email: string): Promise<void> {
  await buyByCall(page, 'intake-session', email)
  await expect(page.getByRole('heading', { name: 'Choose a time for your session' })).toBeVisible()
}

/** The day in the middle of those that are free, and its first time, by the keyboard alone. */
async function chooseByKeyboard(page: Page, day: number): Promise<void> {
  const days = page.locator('#session-day')
  await days.selectOption({ index: day })
  const first = page.locator('#session-time')
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
}

test('a session is booked by keyboard, moved, kept in the calendar, given back, and seen by staff', async ({
  page,
  openBrowser,
}) => {
  const staff = await openBrowser()
  await becomeStaff(staff, 'Kim Colleague')
  await offerHours(staff)
  await expectAccessible(staff, 'the hours that staff offer')
  // So that there is a time whenever this runs.
  await offerEveryDay(staff)
  const email = newEmail()
  await buySession(page, email)

  await test.step('booked, with a note, by keyboard', async () => {
    await page.getByLabel('Time zone').selectOption('America/Los_Angeles')
    await chooseByKeyboard(page, 5)
    await page.getByLabel('What should we know before?').fill('Call 555 010 0199.')
    await expectAccessible(page, 'free times of a session')
    await page.getByRole('button', { name: 'Book this time' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible()
    await expect(page.getByText(/Pacific (Standard|Daylight) Time$/).first()).toBeVisible()
    await expect(page.getByText('We call you by telephone.')).toBeVisible()
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')) ?? '',
    )
    expect(await file.text()).toContain('BEGIN:VEVENT')
    await expectAccessible(page, 'a booked session')
    await staff.reload()
    await expect(staff.getByText('Call 555 010 0199.')).toBeVisible()
    await expectAccessible(staff, 'booked sessions of staff')
  })

  await test.step('moved on a telephone, in Spanish', async () => {
    const phone = await openBrowser()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(page.url())
    // The address of a purchase is passed on in mails: who knows it alone sees that a session is booked, and moves nothing.
    await expect(phone.getByText(/sign in with the email address of the receipt/i)).toBeVisible()
    await expect(phone.getByText('We call you by telephone.')).toHaveCount(0)
    await phone.goto('/account/sign-in')
    await phone.getByLabel('Email address').fill(email)
    await phone.getByRole('button', { name: 'Send sign-in link' }).click()
    await expect(phone.getByText('Check your email')).toBeVisible()
    await phone.goto(await readSignInLink(email))
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone).toHaveURL(/\/account\/overview/)
    await phone.goto(page.url())
    await phone.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await phone.getByRole('button', { name: 'Elegir otro horario' }).click()
    await expect(phone.locator('#session-zone')).toHaveValue('America/Los_Angeles')
    await chooseByKeyboard(phone, 7)
    await expectAccessible(phone, 'free times on a telephone, in Spanish')
    const told = await hearToasts(phone)
    await phone.getByRole('button', { name: 'Cambiar a este horario' }).click()
    await told(/cambió de horario/)
  })

  await test.step('given back, and another one is free to choose', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Cancel the session' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByText('The time that was booked is canceled. Choose another one.')).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('canceled', { exact: true }).first()).toBeVisible()
  })
})
