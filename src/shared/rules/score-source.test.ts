import { expect, it } from 'vitest'
import { printedSourceOf, sourceOfPrinted } from './score-source.ts'

it('names the bureau and the model, and gives them back', () => {
  const named = { bureau: 'Experian', model: 'FICO Score 8' } as const
  expect(sourceOfPrinted(named)).toBe('Experian report, FICO Score 8')
  expect(printedSourceOf('Experian report, FICO Score 8')).toEqual(named)
  expect(printedSourceOf(sourceOfPrinted({ bureau: 'TransUnion', model: null }))).toEqual({
    bureau: 'TransUnion',
    model: null,
  })
})

it('takes nothing for a report that staff entered in words of their own', () => {
  for (const source of ['Experian app', 'Innovis report', 'my Experian report', ''])
    expect(printedSourceOf(source)).toBeNull()
})
