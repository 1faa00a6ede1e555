import { describe, expect, it } from 'vitest'
import { uncountedScan } from './uncounted-scan.ts'

const scan = (state: 'reading' | 'to_confirm' | 'confirmed' | 'failed', bureau = 'Experian', round = 1) => ({
  round,
  bureau,
  problem: state === 'confirmed' ? null : 'not yet',
  scan: { state },
})
const text = { round: 1, bureau: 'Experian', problem: null }

describe('a scanned answer that nobody confirmed', () => {
  it.each(['reading', 'to_confirm', 'failed'] as const)('holds the round while it is %s', (state) => {
    const answers = [{ ...text, bureau: 'Equifax' }, scan(state)]
    expect(uncountedScan(answers)).toBe(answers[1])
  })

  it('holds nothing once it is confirmed, or another answer to the same letter counts', () => {
    expect(uncountedScan([scan('confirmed')])).toBeUndefined()
    expect(uncountedScan([scan('failed'), text])).toBeUndefined()
    expect(uncountedScan([scan('failed', 'Experian', 2), text])).toMatchObject({ round: 2 })
    expect(uncountedScan([{ ...text, problem: 'not an answer' }])).toBeUndefined()
  })
})
