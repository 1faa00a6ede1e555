import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { getSession, signOut } from '../../shared/api/accounts.ts'
import { listMailings } from '../../shared/api/mailing.ts'
import { listPapers } from '../../shared/api/papers.ts'
import { listResults } from '../../shared/api/results.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { caseOf } from '../test-support/sample-case.ts'
import { mailLogOf } from '../test-support/sample-mailings.ts'
import { portalOf } from '../test-support/sample-portal.ts'
import { noPostal } from '../test-support/sample-postal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const banner = () => screen.findByRole('complementary', { name: 'Opened by staff' })
const nobodyElse = { email: null, name: null, role: null, language: null }
const ofStaff = {
  kind: 'staff',
  email: 'sam@example.com',
  name: 'Sam Staff',
  role: 'staff',
  language: null,
} as const

/** A server that counts the sessions it ends. */
function serverOf(session: () => { kind: 'staff' | 'client' }) {
  const ended: string[] = []
  const stubs = [
    answerTo(getSession, () =>
      session().kind === 'staff' ? ofStaff : { kind: 'client' as const, ...nobodyElse },
    ),
    answerTo(signOut, () => {
      ended.push(session().kind)
      return { signedOut: true as const }
    }),
  ]
  return { ended, stubs }
}

describe("a client's page that staff open", () => {
  it('says who is signed in and whose page it is, and leads back to the case, not out of the session', async () => {
    const { ended, stubs } = serverOf(() => ({ kind: 'staff' }))
    stubCalls(...stubs, ...portalOf(), ...caseOf())
    const { location } = renderPage('/client-dashboard?client=5')
    const told = within(await banner())
    expect(told.getByText('You are signed in as staff (Sam Staff).')).toBeTruthy()
    expect(await told.findByText(/You see the page of Ana Silva as they do/)).toBeTruthy()
    // The one below the portal is drawn some frames after the one of the banner.
    const links = () => screen.getAllByRole('link', { name: 'Back to the case' })
    await waitFor(() => expect(links()).toHaveLength(2))
    const back = links()
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await userEvent.click(back[1] as HTMLElement)
    await waitFor(() => expect(location()).toBe('/dashboard/client?client=5'))
    expect(ended).toEqual([])
    expect(screen.queryByRole('complementary', { name: 'Opened by staff' })).toBeNull()
  })

  it('does the same on its other pages, by the number where no name is known', async () => {
    const { stubs } = serverOf(() => ({ kind: 'staff' }))
    stubCalls(
      ...stubs,
      answerTo(listMailings, () => mailLogOf({})),
      noPostal,
      answerTo(listResults, () => []),
      answerTo(listPapers, () => []),
    )
    const mailing = renderPage('/account/mailing?client=5')
    expect(within(await banner()).getByText(/You see the page of client number 5/)).toBeTruthy()
    mailing.unmount()
    renderPage('/account/papers?client=5')
    expect(within(await banner()).getByText(/You see the page of client number 5/)).toBeTruthy()
  })

  it('says nothing to the client, whose session is ended by signing out', async () => {
    const { ended, stubs } = serverOf(() => ({ kind: 'client' }))
    stubCalls(...stubs, ...portalOf())
    renderPage('/client-dashboard?client=5')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(ended).toEqual(['client']))
    expect(screen.queryByText(/signed in as staff/)).toBeNull()
  })

  it('has its sign at once where this browser was last with staff, and nothing moves when the session is known', async () => {
    const { stubs } = serverOf(() => ({ kind: 'staff' }))
    stubCalls(
      ...stubs,
      answerTo(listPapers, () => []),
    )
    const first = renderPage('/account/papers?client=5')
    await banner()
    first.unmount()

    stubCalls(
      answerTo(getSession, () => new Promise(() => {})),
      answerTo(listPapers, () => []),
    )
    renderPage('/account/papers?client=5')
    const told = within(await banner())
    expect(told.getByText('You are signed in as staff (Sam Staff).')).toBeTruthy()
  })

  it('comes with its sign in a tab of that browser that no staff were in yet, whose name no other tab keeps', async () => {
    let answer: (() => void) | undefined
    const { stubs } = serverOf(() => ({ kind: 'staff' }))
    const papers = answerTo(listPapers, () => [])
    stubCalls(...stubs, papers)
    const first = renderPage('/account/papers?client=5')
    await banner()
    first.unmount()
    sessionStorage.clear()
    expect(JSON.stringify({ ...localStorage })).not.toContain('Sam')

    const known = new Promise<void>((resolve) => {
      answer = resolve
    })
    let isAsked = false
    const session = answerTo(getSession, () => {
      isAsked = true
      return known.then(() => ofStaff)
    })
    stubCalls(session, papers)
    renderPage('/account/papers?client=5')
    await waitFor(() => expect(isAsked).toBe(true))
    // The page's own code came with the first one: what it draws without waiting for the session would be there by now.
    const drawn = screen.findByRole('heading', { level: 1 }, { timeout: 500 })
    await expect(drawn).rejects.toThrow(/Unable to find/)
    answer?.()
    await screen.findByRole('heading', { level: 1 })
    await banner()
  })

  it('takes that sign away where the session is another one, and does not show it again', async () => {
    let answer: (() => void) | undefined
    const openAs = (kind: 'staff' | 'client', isKnown: Promise<void>) => {
      const session = kind === 'staff' ? ofStaff : { kind, ...nobodyElse }
      stubCalls(
        answerTo(getSession, async () => {
          await isKnown
          return session
        }),
        answerTo(listPapers, () => []),
      )
      return renderPage('/account/papers?client=5')
    }
    const asStaff = openAs('staff', Promise.resolve())
    await banner()
    asStaff.unmount()
    const known = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asClient = openAs('client', known)
    await banner()
    answer?.()
    await waitFor(() => expect(screen.queryByText(/signed in as staff/)).toBeNull())
    asClient.unmount()
    stubCalls(
      answerTo(getSession, () => new Promise(() => {})),
      answerTo(listPapers, () => []),
    )
    renderPage('/account/papers?client=5')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/signed in as staff/)).toBeNull()
  })

  it('does not end a staff session that began in another window after the page was opened', async () => {
    let kind: 'staff' | 'client' = 'client'
    const { ended, stubs } = serverOf(() => ({ kind }))
    stubCalls(...stubs, ...portalOf(), ...caseOf())
    const { location } = renderPage('/client-dashboard?client=5')
    const out = await screen.findByRole('button', { name: 'Sign out' })
    kind = 'staff'
    await userEvent.click(out)
    await waitFor(() => expect(location()).toBe('/dashboard/client?client=5'))
    expect(ended).toEqual([])
  })
})
