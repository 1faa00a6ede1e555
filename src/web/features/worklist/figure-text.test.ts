import { describe, expect, it } from 'vitest'
import { dollarsText, percentText, shareOf, shortDollars } from './figure-text.ts'

describe('the figures in words', () => {
  it('writes money whole where it is whole', () => {
    expect(dollarsText('1750.00')).toBe('$1,750')
    expect(dollarsText('1750.50')).toBe('$1,750.50')
  })

  it('writes small shares with one more digit, and none where nothing is shared', () => {
    expect(percentText(0.5, '–')).toBe('50%')
    expect(percentText(0.046, '–')).toBe('4.6%')
    expect(percentText(0, '–')).toBe('0%')
    expect(percentText(1, '–')).toBe('100%')
    expect(percentText(shareOf(1, 0), '–')).toBe('–')
  })

  it('shortens money without ever writing a thousand thousands', () => {
    expect(['0', '999.40', '49500.00', '999499.00', '999500.00', '4250000.00'].map(shortDollars)).toEqual([
      '$0',
      '$999',
      '$50k',
      '$999k',
      '$1.0m',
      '$4.3m',
    ])
  })
})
