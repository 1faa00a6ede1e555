import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getIntakeDraft, saveIntakeDraft } from '../../shared/api/intake.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

/** The server keeps what an earlier visit typed, and cannot be asked for it at first. */
function serveDraft() {
  const server = { isBroken: true, saved: [] as unknown[] }
  stubCalls(
    answerTo(getIntakeDraft, () =>
      server.isBroken
        ? { status: 500, body: { error: 'Something went wrong.', code: 'internal' } }
        : { fields: { name: 'Ann Lee', city: 'Worcester' }, files: [] },
    ),
    answerTo(saveIntakeDraft, ({ body }) => {
      server.saved.push(body)
      return { savedAt: '2026-11-21T10:00:01Z' }
    }),
  )
  return server
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

// Both are told on the page; that they happened is in the browser's log, too.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

describe('what an earlier visit typed, where it could not be loaded', () => {
  it('is not replaced by what is typed now, and both are kept once the server answers', async () => {
    const server = serveDraft()
    renderPage('/intake?type=tester&token=bt_1')
    await screen.findByText(/load what you may have typed here before/)
    enter(field('City'), 'Boston')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1200)))
    expect(server.saved).toEqual([])
    server.isBroken = false
    await userEvent.type(field('Phone number'), '5')
    await waitFor(
      () =>
        expect(server.saved.at(-1)).toEqual({
          fields: expect.objectContaining({ name: 'Ann Lee', city: 'Boston', phone: '5' }),
        }),
      { timeout: 5000 },
    )
    expect(field('Full name').value).toBe('Ann Lee')
    expect(screen.queryByText(/load what you may have typed here before/)).toBeNull()
  })

  it('comes with one press', async () => {
    const server = serveDraft()
    renderPage('/intake?type=tester&token=bt_1')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.isBroken = false
    fireEvent.click(again)
    await waitFor(() => expect(field('Full name').value).toBe('Ann Lee'))
    expect(await screen.findByText('We kept what you typed before.')).toBeTruthy()
  })
})
