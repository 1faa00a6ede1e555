import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getSession } from '../../shared/api/accounts.ts'
import { getToday } from '../../shared/api/today.ts'
import { ApiError, NetworkError } from '../lib/api-error.ts'
import { InEnglish } from '../test-support/in-english.tsx'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { LoadFailure } from './load-failure.tsx'

const failedCall = (error: unknown) => ({ error, isFetching: false, refetch: vi.fn() })
const fault = new ApiError({ status: 500, statusText: 'Internal Server Error', body: '' })
const staff = {
  kind: 'staff' as const,
  email: 'sam@armor.example',
  name: 'Sam Staff',
  role: 'staff' as const,
  language: null,
}
const broken = { status: 500, body: { error: 'Something went wrong on our side.', code: 'internal' } }

describe('what was not loaded', () => {
  it('is said, with the way to ask again', () => {
    const asked = failedCall(fault)
    render(<LoadFailure of={asked} otherwise="The list could not be loaded." />, { wrapper: InEnglish })
    expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked.refetch).toHaveBeenCalledOnce()
  })

  it('is asked for again by itself when the network is back, and only then', () => {
    const offline = failedCall(new NetworkError())
    const refused = failedCall(fault)
    render(
      <>
        <LoadFailure of={offline} />
        <LoadFailure of={refused} />
      </>,
      { wrapper: InEnglish },
    )
    act(() => void window.dispatchEvent(new Event('online')))
    expect(offline.refetch).toHaveBeenCalledOnce()
    expect(refused.refetch).not.toHaveBeenCalled()
  })

  it('of Today is one press away', async () => {
    let isBroken = true
    stubCalls(
      answerTo(getSession, () => staff),
      answerTo(getToday, () => (isBroken ? broken : { kinds: [], rows: [], total: 0 })),
    )
    renderPage('/dashboard/today')
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    fireEvent.click(again)
    expect(await screen.findByText('Nothing waits for a person')).toBeTruthy()
  })

  it('of a staff page as a whole is one press away, too', async () => {
    let isBroken = true
    stubCalls(
      answerTo(getSession, () => (isBroken ? broken : staff)),
      answerTo(getToday, () => ({ kinds: [], rows: [], total: 0 })),
    )
    renderPage('/dashboard/today')
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    fireEvent.click(again)
    expect(await screen.findByText('Nothing waits for a person')).toBeTruthy()
  })
})
