import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../../../shared/api/accounts.ts'
import { confirmStaffCode, getStaffSetup, signInStaff } from '../../../shared/api/staff.ts'
import { changePassword, listPasskeys, listSessions } from '../../../shared/api/team.ts'
import { languageCookie } from '../../../shared/rules/language-cookie.ts'
import { renderPage } from '../../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../../test-support/stub-calls.ts'

/** Who the server takes this browser for; a test changes it. */
let signedInAs: string | null = 'sam@armor.example'
let anyStaff = true
let setUp = { enrolled: true }

const session = () => ({
  kind: signedInAs === null ? ('nobody' as const) : ('staff' as const),
  email: signedInAs,
  name: signedInAs === null ? null : 'Sam Staff',
  role: signedInAs === null ? null : ('staff' as const),
  language: null,
})
const refused = (status: number, code: string, error: string) => ({ status, body: { error, code } })
const gone = () => refused(401, 'not_signed_in', 'Please sign in to see this.')

beforeEach(() => {
  signedInAs = 'sam@armor.example'
  anyStaff = true
  setUp = { enrolled: true }
  stubCalls(
    answerTo(getSession, session),
    answerTo(getStaffSetup, () => ({ anyStaff })),
    answerTo(listSessions, () => (signedInAs === null ? gone() : { sessions: [], devices: [] })),
    answerTo(listPasskeys, () => (signedInAs === null ? gone() : [])),
    answerTo(changePassword, () => gone()),
    answerTo(signInStaff, ({ body }) => {
      const { email, password } = body as { email: string; password: string }
      if (password !== 'right')
        return refused(401, 'wrong_code', 'The email address or the password is not right.')
      if (setUp.enrolled) signedInAs = email
      const enrol = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/ARMOR:sam?secret=ABCDEFGHIJKLMNOP' }
      return setUp.enrolled ? { next: 'done' as const, enrol: null } : { next: 'enrol' as const, enrol }
    }),
    answerTo(confirmStaffCode, () => {
      signedInAs = 'sam@armor.example'
      return { signedIn: true as const, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }
    }),
  )
})
afterEach(() => vi.useRealTimers())

const type = (label: string, value: string, inside = screen.queryByRole('dialog')) =>
  fireEvent.change((inside ? within(inside) : screen).getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a page of the staff side', () => {
  it('marks itself among the others, shows who is signed in, and leaves out what is for admins', async () => {
    renderPage('/dashboard/account')
    const here = await screen.findByRole('link', { name: 'Your account' })
    expect(here.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('aria-current')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull()
    expect(screen.getByText('Sam Staff')).toBeDefined()
  })

  it('is in English where this browser chose Spanish, offers no other language, and leaves the choice as it is', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
    document.cookie = languageCookie('es', false)
    const page = renderPage('/dashboard/account')
    expect(await screen.findByRole('link', { name: 'Skip to main content' })).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
    expect(screen.queryByRole('button', { name: /^(Español|English)$/ })).toBeNull()
    page.unmount()
    expect(document.documentElement.lang).toBe('es')
    // biome-ignore lint/suspicious/noDocumentCookie: as the product keeps it
    document.cookie = languageCookie('en', false)
  })

  it('is the sign-in for everybody else, and says on a fresh machine how the first account is made', async () => {
    signedInAs = null
    anyStaff = false
    renderPage('/dashboard/account')
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeDefined()
    const link = await screen.findByRole('link', { name: 'Make the first account' })
    expect(link.getAttribute('href')).toBe('/dashboard/start')
    type('Email address', 'sam@armor.example')
    type('Password', 'wrong')
    press('Continue')
    expect(await screen.findByText('The email address or the password is not right.')).toBeDefined()
    type('Password', 'right')
    press('Continue')
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  })

  it('shows key and picture of the authenticator at a first sign-in, and the recovery codes once', async () => {
    signedInAs = null
    setUp = { enrolled: false }
    renderPage('/dashboard/account')
    await screen.findByRole('heading', { name: 'Staff sign-in' })
    type('Email address', 'sam@armor.example')
    type('Password', 'right')
    press('Continue')
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeDefined()
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    type('Code', '123456')
    press('Sign in')
    expect(await screen.findByText('aaaa-bbbb')).toBeDefined()
    press('I have kept them')
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
    expect(screen.queryByText('aaaa-bbbb')).toBeNull()
  })

  it('hides itself behind the sign-in when a call finds the session ended, and keeps what was typed', async () => {
    renderPage('/dashboard/account')
    await screen.findByRole('heading', { name: 'Your account' })
    type('New password', 'typed and kept')
    type('New password once more', 'typed and kept')
    signedInAs = null
    press('Change the password')
    const over = await screen.findByRole('dialog', { name: 'You have been signed out' })
    expect(screen.getByText('Your account', { selector: 'h1' }).closest('[hidden]')).not.toBeNull()
    type('Email address', 'sam@armor.example', over)
    type('Password', 'right', over)
    press('Continue')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('typed and kept')
  })

  it('warns two minutes before it ends for idleness, stays when asked to, and ends when it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderPage('/dashboard/account')
    await screen.findByRole('heading', { name: 'Your account' })
    await screen.findByText('You have no passkey yet.')
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await pass(26 * 60_000)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await pass(65_000)
    expect(screen.getByText('Are you still there?')).toBeDefined()
    press('Stay signed in')
    await waitFor(() => expect(screen.queryByText('Are you still there?')).toBeNull())
    await pass(27 * 60_000 + 5_000)
    expect(screen.getByText('Are you still there?')).toBeDefined()
    signedInAs = null
    await pass(3 * 60_000 + 5_000)
    expect(await screen.findByRole('dialog', { name: 'You have been signed out' })).toBeDefined()
  })
})
