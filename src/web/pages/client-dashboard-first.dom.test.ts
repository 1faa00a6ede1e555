import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getClient } from '../../shared/api/portal.ts'
import { askFirst } from '../features/portal/ask-first.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { portalOf, refusal } from '../test-support/sample-portal.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const before = window.location.href
let asked: string[]

/** The calls are answered as given, and their addresses noted. */
function answering(...stubs: Parameters<typeof stubCalls>): void {
  stubCalls(...stubs)
  const answer = globalThis.fetch
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

const ofClient = () => asked.filter((address) => /(\/5(\/|$)|client=5$)/.test(address)).sort()

/** Opened, looked at and closed: what it asked for. */
async function seePortal(): Promise<string[]> {
  const page = renderPage('/client-dashboard?client=5')
  await screen.findByRole('heading', { name: 'Welcome, Ana Silva' })
  page.unmount()
  return ofClient()
}

beforeEach(() => answering(...portalOf()))
afterEach(() => {
  window.firstAnswers = undefined
  window.history.replaceState(null, '', before)
})

describe('what is asked before the portal’s code has come', () => {
  it('is what the portal asks for, which then asks for none of it again', async () => {
    const byPortal = await seePortal()
    expect(byPortal).toHaveLength(9)
    answering(...portalOf())
    await askAt('5')
    expect(asked[0]).toBe('/api/clients/5')
    expect(ofClient()).toEqual(byPortal)
    expect(await seePortal()).toEqual(byPortal)
    expect(window.firstAnswers?.byAddress.size).toBe(0)
  })

  it('is kept of no record that is refused: after the sign-in all is asked for anew', async () => {
    answering(
      answerTo(getClient, () => refusal(404, 'There is no such client.')),
      ...portalOf(),
    )
    await askAt('5')
    renderPage('/client-dashboard?client=5')
    expect(await screen.findByLabelText('Email address')).toBeTruthy()
    expect(window.firstAnswers?.byAddress.size).toBe(0)
  })

  it('is kept of nothing where the connection was lost: whoever tries again asks for all of it', async () => {
    const answer = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await askAt('5')
    globalThis.fetch = answer
    expect(window.firstAnswers?.byAddress.size).toBe(0)
    expect(await seePortal()).toHaveLength(9)
  })

  it('is read to its end, whether anybody takes it or not: an open answer holds a connection', async () => {
    const answers: Response[] = []
    const answer = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const given = await answer(input, init)
      answers.push(given)
      return given
    }
    await askAt('5')
    await vi.waitFor(() => expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual(Array(9).fill(true)))
    const [taken] = await Promise.all([...(window.firstAnswers?.byAddress.values() ?? [])])
    expect(await taken?.json()).toMatchObject({ id: 5, name: 'Ana Silva' })
  })

  it.each(['', 'me', '0', '-1', '1e3', '5/../6', '5?x', '12345678901'])(
    'is nothing for %j',
    async (client) => {
      await askAt(client)
      expect(asked).toEqual([])
    },
  )
})
