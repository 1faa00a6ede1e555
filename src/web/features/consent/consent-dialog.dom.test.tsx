import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { InEnglish } from '../../test-support/in-english.tsx'
import { ConsentDialog } from './consent-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const answers: [boolean, CommunicationPreferences][] = []
  let closed = 0
  render(
    <ConsentDialog
      open
      customerName="Ana Maria Silva"
      onClose={() => closed++}
      onConsent={(...answer) => answers.push(answer)}
    />,
    { wrapper: InEnglish },
  )
  return { answers, closed: () => closed }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const heading = () => screen.getByRole('heading').textContent

describe('ConsentDialog', () => {
  it('starts with all three channels selected', () => {
    open()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  })

  it('shows all set for 1.5 s, welcome for 2 s, then reports consent and closes', async () => {
    const { answers, closed } = open()
    press('Yes, Keep Me Updated')
    expect(heading()).toBe("Perfect! You're All Set")
    await wait(1499)
    expect(heading()).toBe("Perfect! You're All Set")
    await wait(1)
    expect(heading()).toBe('Welcome')
    expect(screen.getByText('Proceeding to your account')).toBeTruthy()
    await wait(1999)
    expect(answers).toEqual([])
    await wait(1)
    expect(answers).toEqual([[true, { phone: true, text: true, email: true }]])
    expect(closed()).toBe(1)
  })

  it('reports a refusal 2 s after it, with essential email only', async () => {
    const { answers } = open()
    press('No Thanks')
    expect(heading()).toBe('No Problem!')
    await wait(2000)
    expect(answers).toEqual([[false, { phone: false, text: false, email: true }]])
  })

  it('does not make anyone wait, and reports only once', async () => {
    const { answers, closed } = open()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Phone calls' }))
    press('Yes, Keep Me Updated')
    press('Continue now')
    await wait(5000)
    expect(answers).toEqual([[true, { phone: false, text: true, email: true }]])
    expect(closed()).toBe(1)
  })

  it('cannot be accepted without a channel', () => {
    open()
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    expect(screen.getByRole('button', { name: 'Yes, Keep Me Updated' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('Please select at least one communication method')).toBeTruthy()
  })

  it('left without an answer reports nothing', async () => {
    const { answers, closed } = open()
    press('Close')
    await wait(5000)
    expect(answers).toEqual([])
    expect(closed()).toBe(1)
  })
})
