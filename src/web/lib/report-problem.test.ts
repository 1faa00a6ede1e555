import { describe, expect, it } from 'vitest'
import { problemOf } from './report-problem.ts'

describe('problemOf', () => {
  const scanned = { bureau: null, reportDate: null, accounts: null, problem: 'This PDF is a scan.' }

  it('is no fault while a scan is being read, and one when it could not be read', () => {
    expect(problemOf({ ...scanned, scan: { state: 'reading', done: 0, of: 0 } })).toBeNull()
    expect(problemOf({ ...scanned, scan: { state: 'failed', done: 0, of: 2 } })).toBe('This PDF is a scan.')
  })

  it('is the sentence of any other file, and nothing before there is an answer', () => {
    expect(problemOf({ ...scanned, problem: 'Another bureau.' })).toBe('Another bureau.')
    expect(problemOf({ ...scanned, problem: null })).toBeNull()
    expect(problemOf(null)).toBeNull()
  })
})
