import { type CDPSession, expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { readMailedLink } from './support/read-mailed-link.ts'
import { becomeStaff } from './support/staff-member.ts'

const password = 'corridor lantern 58 birch'

/** Passkeys without a finger: the browser's own virtual authenticator, with user verification. */
async function addVirtualAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/** What the authenticator shows in the next half minute: the code of this one is used up. */
const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The key of an authenticator, as it stands beside the picture. */
async function readKey(page: Page): Promise<string> {
  const key = page.getByText('The key, to be typed').locator('xpath=following-sibling::p')
  return ((await key.textContent()) ?? '').replaceAll(' ', '')
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
}

/** Invites somebody from the page Team, and answers their link. */
async function invite(admin: Page, email: string, name: string): Promise<string> {
  await admin.goto('/dashboard/team')
  await admin.getByLabel('Full name').fill(name)
  await admin.getByLabel('Email address').fill(email)
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(admin.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  return readMailedLink(email, '/dashboard/join?token=')
}

test('an invited member joins, enrols, and signs in with code, remembered browser and passkey', async ({
  page: admin,
  openBrowser,
}) => {
  await becomeStaff(admin, 'Ada Admin')
  const email = `nova-${Date.now()}@staff.example`
  const link = await invite(admin, email, 'Nova Member')
  await expectAccessible(admin, 'team')
  // With keys that it keeps.
  const page = await openBrowser(false)

  const secret = await test.step('joins with a password and an authenticator', async () => {
    await page.goto(link)
    await expect(
      page.getByText('Nova Member, you were invited to the staff. Your role: Case worker.'),
    ).toBeVisible()
    await expectAccessible(page, 'join')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password once more').fill(`${password}!`)
    await page.getByRole('button', { name: 'Continue to the authenticator' }).click()
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
    await page.getByLabel('New password once more').fill(password)
    await page.getByRole('button', { name: 'Continue to the authenticator' }).click()
    await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeFocused()
    await expect(page.getByRole('img', { name: 'QR code with the key of your authenticator' })).toBeVisible()
    await expectAccessible(page, 'enrol')
    const found = await readKey(page)
    await page.getByLabel('Code', { exact: true }).fill(await generate({ secret: found }))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page, 'recovery codes')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page).toHaveURL(/\/dashboard\/today$/)
    await expect(page.getByText('Nova Member')).toBeVisible()
    return found
  })

  await test.step('signs in with a code, by keyboard alone, and lets the browser be remembered', async () => {
    await signOut(page)
    await expectAccessible(page, 'sign-in')
    await page.getByLabel('Email address').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessible(page, 'code')
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This code is not right')).toBeVisible()
    await page.getByLabel('Code', { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(await nextCode(secret))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nova Member')).toBeVisible()
    await signOut(page)
    await enterPassword(page, email)
    await expect(page.getByText('Nova Member')).toBeVisible()
  })

  await test.step('adds a passkey and signs in with it', async () => {
    await addVirtualAuthenticator(page)
    await page.goto('/dashboard/account')
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByLabel('Name').fill('Test laptop')
    await passkeys.getByLabel('Your present password').fill(password)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByText('The passkey Test laptop was added.')).toBeVisible()
    await expect(page.getByText('Chrome on Linux (this browser)').first()).toBeVisible()
    await expectAccessible(page, 'account')
    await signOut(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0)
  })

  await test.step('is found in the audit log, which is whole', async () => {
    await admin.goto('/dashboard/audit-log')
    await admin.getByLabel('Person', { exact: true }).selectOption({ label: 'Nova Member' })
    await expect(admin.getByRole('rowheader', { name: 'Added a passkey' })).toBeVisible()
    await expect(admin.getByText(/by: passkey/)).toBeVisible()
    await admin.reload()
    await expect(admin.getByRole('rowheader', { name: 'Took an invitation up' })).toBeVisible()
    await admin.getByRole('button', { name: 'Check now' }).click()
    await expect(admin.getByText(/entries are as they were written/)).toBeVisible()
    await expectAccessible(admin, 'audit log')
  })
})

test('a session that is ended elsewhere brings the sign-in over the page, and what was typed is kept', async ({
  page,
  openBrowser,
}) => {
  await becomeStaff(page, 'Ada Admin')
  const email = `sam-${Date.now()}@staff.example`
  const link = await invite(page, email, 'Sam Second')
  const member = await openBrowser()
  await member.goto(link)
  await member.getByLabel('New password', { exact: true }).fill(password)
  await member.getByLabel('New password once more').fill(password)
  await member.getByRole('button', { name: 'Continue to the authenticator' }).click()
  const secret = await readKey(member)
  await member.getByLabel('Code', { exact: true }).fill(await generate({ secret }))
  await member.getByRole('button', { name: 'Sign in' }).click()
  await member.getByRole('button', { name: 'I have kept them' }).click()

  await test.step('ended by an admin, and signed in again', async () => {
    await member.goto('/dashboard/account')
    await member.getByLabel('New password', { exact: true }).fill('typed and not yet sent')
    await page.goto('/dashboard/team')
    await page.getByRole('button', { name: 'Sessions: Sam Second' }).click()
    await page.getByRole('button', { name: 'End all sessions' }).click()
    // What the member presses before they are ended is still answered, and asks nobody to sign in.
    await expect(page.getByText('No session is open.')).toBeVisible()
    await member.getByRole('button', { name: 'Change the password' }).click()
    await member.getByLabel('New password once more').fill('typed and not yet sent')
    await member.getByRole('button', { name: 'Change the password' }).click()
    const over = member.getByRole('dialog', { name: 'You have been signed out' })
    await expect(over).toBeVisible()
    await expect(member.getByRole('heading', { name: 'Your account' })).toBeHidden()
    await expectAccessible(member, 'signed out')
    await over.getByLabel('Email address').fill(email)
    await over.getByLabel('Password', { exact: true }).fill(password)
    await over.getByRole('button', { name: 'Continue' }).click()
    await member.getByLabel('Code', { exact: true }).fill(await nextCode(secret))
    await member.getByRole('button', { name: 'Sign in' }).click()
    await expect(member.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(member.getByLabel('New password', { exact: true })).toHaveValue('typed and not yet sent')
  })
})

test('a page left alone says two minutes before its session ends, and a press stays', async ({ page }) => {
  await becomeStaff(page, 'Ada Admin')
  await page.clock.install()
  await page.goto('/dashboard/account')
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
  await expect(page.getByText('Open sessions')).toBeVisible()
  // Every answer begins the half hour anew: none may come after the clock was put forward.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(26 * 60_000)
  await expect(page.getByText('Are you still there?')).toHaveCount(0)
  await page.clock.runFor(70_000)
  await expect(page.getByText('Are you still there?')).toBeVisible()
  await expectAccessible(page, 'idle warning')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText('Are you still there?')).toHaveCount(0)
})
