import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { getClient, getPortal, listDocuments } from '../../shared/api/portal.ts'
import { portalAddresses } from '../../shared/api/portal-parts.ts'
import { askFirst } from '../features/portal/ask-first.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf, refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const nobody = answerTo(getSession, () => ({
  kind: 'client' as const,
  email: null,
  name: null,
  role: null,
  language: null,
}))
const before = window.location.href
let asked: string[]

/** The calls are answered as given, together as the server does it, too, and their addresses noted. */
function answering(...stubs: Parameters<typeof stubCalls>): void {
  let answer = globalThis.fetch
  const together = answerTo(getPortal, async ({ params }) => {
    const addresses = portalAddresses(Number(params['id']))
    const answers = await Promise.all(
      addresses.map(async (address) => ({ address, answer: await answer(address) })),
    )
    const [record] = answers
    if (!record?.answer.ok) return new Response('{}', { status: record?.answer.status })
    const good = answers.filter((each) => each.answer.ok)
    return Promise.all(good.map(async (each) => ({ address: each.address, text: await each.answer.text() })))
  })
  stubCalls(together, ...stubs)
  answer = globalThis.fetch
  asked = []
  globalThis.fetch = (input, init) => {
    asked.push(String(input))
    return answer(input, init)
  }
}

/** As the document of the page does, before the app has come. */
function askAt(client: string): Promise<void> {
  window.history.replaceState(null, '', `/client-dashboard?client=${encodeURIComponent(client)}`)
  return askFirst()
}

const ofClient = () => asked.filter((address) => /(\/5(\/|$)|client=5$|session$)/.test(address)).sort()

/** By itself, or by taking what was asked for before. */
const isAsked = (address: string): boolean =>
  asked.includes(address) || window.firstAnswers?.byAddress.has(address) === false

/** Opened, looked at and closed: what it asked for. */
async function seePortal(): Promise<string[]> {
  const page = renderPage('/client-dashboard?client=5')
  await screen.findByRole('heading', { name: 'Welcome, Ana Silva' })
  // The sign of staff has a file of its own, which comes when it likes.
  await vi.waitFor(() => expect(isAsked(getSession.path)).toBe(true))
  page.unmount()
  return ofClient()
}

beforeEach(() => answering(nobody, ...portalOf()))
afterEach(() => {
  window.firstAnswers = undefined
  window.history.replaceState(null, '', before)
})

describe('what is asked before the portal’s code has come', () => {
  it('is what the portal asks for, all in one, and the portal then asks for none of it again', async () => {
    const byPortal = await seePortal()
    expect(byPortal).toEqual(portalAddresses(5).sort())
    answering(nobody, ...portalOf())
    await askAt('5')
    expect(await seePortal()).toEqual(['/api/clients/5/portal'])
    expect(window.firstAnswers?.byAddress.size).toBe(0)
  })

  it('is asked for alone where it alone is refused', async () => {
    answering(
      answerTo(listDocuments, () => refusal(503, 'Not now.')),
      nobody,
      ...portalOf(),
    )
    await askAt('5')
    expect(new Set(await seePortal())).toEqual(new Set(['/api/clients/5/documents', '/api/clients/5/portal']))
  })

  it('is kept of no record that is refused: after the sign-in all is asked for anew', async () => {
    answering(
      answerTo(getClient, () => refusal(404, 'There is no such client.')),
      nobody,
      ...portalOf(),
    )
    await askAt('5')
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByLabelText('Email address')).toBeTruthy()
    expect(window.firstAnswers?.byAddress.size).toBe(0)
  })

  it('is read to its end where the record is refused: an answer that nobody reads keeps its connection', async () => {
    const refused = new Response('{"error":"Sign in."}', { status: 401 })
    globalThis.fetch = async () => refused
    await askAt('5')
    expect(refused.bodyUsed).toBe(true)
  })

  it('is kept of nothing where the connection was lost: whoever tries again asks for all of it', async () => {
    const answer = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await askAt('5')
    globalThis.fetch = answer
    expect(window.firstAnswers?.byAddress.size).toBe(0)
    expect(await seePortal()).toHaveLength(10)
  })

  it.each(['', 'me', '0', '-1', '1e3', '5/../6', '5?x', '12345678901'])(
    'is nothing for %j',
    async (client) => {
      await askAt(client)
      expect(asked).toEqual([])
    },
  )
})
