import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Recognition } from '../../../shared/api/reports.ts'
import { InEnglish } from '../../test-support/in-english.tsx'
import { RecognitionDetails } from './recognition-details.tsx'

const seen: Recognition = { bureau: 'experian', reportDate: null, accounts: null, problem: null }
const show = (recognition: Recognition) =>
  render(<RecognitionDetails recognition={recognition} bureau="Experian" />, { wrapper: InEnglish })

describe('what was recognised besides', () => {
  it('is every note about a file, one sentence each', () => {
    const note = 'A three-bureau report: Experian 23 accounts, Equifax 30, TransUnion 22.'
    show({ ...seen, notes: [note] })
    expect(screen.getByText(note).tagName).toBe('LI')
  })

  it('is how far a scan is read, to a screen reader in pages', () => {
    show({ ...seen, scan: { state: 'reading', done: 3, of: 12 } })
    const bar = screen.getByRole('progressbar', { name: 'Reading the scanned Experian report' })
    expect(bar.getAttribute('aria-valuetext')).toBe('3 of 12 pages read')
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
  })

  it('is that a scan waits, is read, or could not be read', () => {
    show({ ...seen, scan: { state: 'reading', done: 0, of: 0 } })
    expect(screen.getByText('This is a scan. Its text will be read shortly.')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    show({ ...seen, scan: { state: 'read', done: 12, of: 12 } })
    expect(screen.getByText(/^Read from a scan\./)).toBeTruthy()
    show({ ...seen, scan: { state: 'failed', done: 0, of: 12 } })
    expect(screen.getByText(/^The scan could not be read\./)).toBeTruthy()
  })

  it('is nothing for an ordinary file', () => {
    expect(show(seen).container.textContent).toBe('')
  })
})
