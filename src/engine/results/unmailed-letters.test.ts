import { describe, expect, it } from 'vitest'
import { unmailedLettersOf } from './unmailed-letters.ts'

const letter = (round: 1 | 2, isMailed: boolean) => ({ round, bureau: 'Equifax' as const, isMailed })

describe('the letters still to be mailed', () => {
  it('are the first to a bureau that nobody handed over', () => {
    expect(unmailedLettersOf([letter(1, false)])).toEqual([{ round: 1, bureau: 'Equifax' }])
    expect(unmailedLettersOf([letter(2, false), letter(1, false)])).toEqual([{ round: 1, bureau: 'Equifax' }])
    expect(unmailedLettersOf([letter(1, true), letter(2, false)])).toEqual([{ round: 2, bureau: 'Equifax' }])
  })

  it('are none where a later letter was mailed', () => {
    expect(unmailedLettersOf([letter(1, false), letter(2, true)])).toEqual([])
    expect(unmailedLettersOf([letter(1, true)])).toEqual([])
  })
})
