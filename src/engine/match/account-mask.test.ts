import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareMasks, readMask } from './account-mask.ts'

describe('masked account numbers', () => {
  it('reads what each bureau leaves visible', () => {
    expect(readMask('*3570')).toEqual({ prefix: '', suffix: '3570' })
    expect(readMask('601127XXXXXXXXXX')).toEqual({ prefix: '601127', suffix: '' })
    expect(readMask('488893705720....')).toEqual({ prefix: '488893705720', suffix: '' })
    expect(readMask('5299XXXXXXXX1234')).toEqual({ prefix: '5299', suffix: '1234' })
    expect(readMask('xxxxxxxxxxxx 5555')).toEqual({ prefix: '', suffix: '5555' })
  })

  it('cannot compare the last digits with the first ones', () => {
    expect(compareMasks('*3570', '601127XXXXXXXXXX').outcome).toBe('unknown')
    expect(compareMasks(null, '601127XXXXXXXXXX').outcome).toBe('unknown')
  })

  it('finds agreement and conflict where both show digits', () => {
    expect(compareMasks('546633111541****', '546633XXXXXXXXXX')).toEqual({ outcome: 'agree', characters: 6 })
    expect(compareMasks('546633111541****', '546639XXXXXXXXXX').outcome).toBe('conflict')
    expect(compareMasks('5178345937****67', '517834593712****')).toEqual({ outcome: 'agree', characters: 10 })
    expect(compareMasks('*3570', '*3571').outcome).toBe('conflict')
  })

  it('never finds a conflict between two masks of one number', () => {
    const number = fc.stringMatching(/^[0-9]{8,19}$/)
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        (digits, shown, hidden) => {
          const byPrefix = `${digits.slice(0, shown)}${'X'.repeat(digits.length - shown)}`
          const bySuffix = `*${digits.slice(-4)}`
          const allButFour = `${digits.slice(0, digits.length - 4)}${'*'.repeat(hidden + 1)}`
          for (const [a, b] of [
            [byPrefix, bySuffix],
            [byPrefix, allButFour],
            [bySuffix, allButFour],
          ] as const) {
            if (digits.length - shown >= 2) expect(compareMasks(a, b).outcome).not.toBe('conflict')
          }
        },
      ),
    )
  })
})
