import { describe, expect, it } from 'vitest'
import { dollarsTyped, feeOf, feeProblems } from './fee-of-typed.ts'

describe('the fee of what is typed', () => {
  it('reads an amount as people write it, and nothing else', () => {
    expect(['50000', '50,000', ' $50,000.00 ', '1,234,567.89', '0.5'].map(dollarsTyped)).toEqual([
      50_000, 50_000, 50_000, 1_234_567.89, 0.5,
    ])
    for (const wrong of ['', '0', '0.00', '-5', '5,00', '50,0000', '1.234', '50k', '1e5', 'NaN']) {
      expect(dollarsTyped(wrong), wrong).toBeNull()
    }
  })

  it('is ten percent, to the cent', () => {
    expect([50_000, 100_000, 12_345.67, 0.05].map(feeOf)).toEqual([5_000, 10_000, 1_234.57, 0.01])
  })

  it('asks for an amount within the limit and a day that has come', () => {
    expect(feeProblems({ funded: '50000', confirmedOn: '2026-11-21' }, '2026-11-21')).toEqual({})
    expect(Object.keys(feeProblems({ funded: '', confirmedOn: '' }, '2026-11-21'))).toEqual([
      'funded',
      'confirmedOn',
    ])
    const wrong = feeProblems({ funded: '100000000.01', confirmedOn: '2026-11-22' }, '2026-11-21')
    expect(wrong.funded).toContain('At most $100,000,000.00')
    expect(wrong.confirmedOn).toContain('later day than today')
  })
})
