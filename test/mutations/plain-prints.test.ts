import { describe, expect, it } from 'vitest'
import { keptReading } from '../support/kept-reading.ts'
import { measurePrint } from '../support/measure/measure-print.ts'
import { plainForms } from '../support/print-variants/variant-list.ts'

/** One print a family; all variants are printed and read in the soak. */
describe('a report of a person who does not exist, printed from the facts alone', () => {
  it.each(Object.values(plainForms))('is read to the last value: $what', async (variant) => {
    const row = await measurePrint(variant, 7, keptReading)
    expect(row.differences).toEqual([])
    expect(row.outcome).toBe('read')
    expect(row.values.expected).toBeGreaterThan(400)
  })
})
