import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { bureaus } from '../credit-report.ts'
import { newPerson, readStatements } from './personal-columns.ts'

function read(...lines: Line[]) {
  const people = new Map(bureaus.map((bureau) => [bureau, newPerson()]))
  const unread = readStatements(lines, people)
  const values = (items: { value: string }[] = []) => items.map(({ value }) => value)
  return {
    unread,
    of: Object.fromEntries(
      [...people].map(([bureau, { personal }]) => [
        bureau,
        { statements: values(personal.statements), notices: values(personal.notices) },
      ]),
    ),
  }
}

const none = { statements: [], notices: [] }

describe('statements of a three-bureau report', () => {
  it('are the bureaus own where they speak of the file, and go on over lines', () => {
    const { of, unread } = read(
      printedLine(10, [100, 'TransUnion:'], [150, 'NONE REPORTED']),
      printedLine(22, [100, 'Experian:'], [150, 'Consumer reported as deceased']),
      printedLine(34, [100, 'Equifax:'], [150, 'I was ill in 2023 and fell']),
      printedLine(43, [150, 'behind.']),
    )
    expect(of).toEqual({
      TransUnion: none,
      Experian: { statements: [], notices: ['Consumer reported as deceased'] },
      Equifax: { statements: ['I was ill in 2023 and fell behind.'], notices: [] },
    })
    expect(unread).toEqual([])
  })

  it('are read from columns too', () => {
    const { of } = read(
      printedLine(10, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax']),
      printedLine(22, [150, 'NONE REPORTED'], [300, '--'], [450, 'FRAUD ALERT set in May']),
    )
    expect(of).toEqual({
      TransUnion: none,
      Experian: none,
      Equifax: { statements: [], notices: ['FRAUD ALERT set in May'] },
    })
  })

  it('of the consumer stay statements when they speak of a death', () => {
    const { of } = read(
      printedLine(10, [100, 'Experian:'], [150, 'My husband is deceased; his debts are not mine.']),
    )
    expect(of).toMatchObject({
      Experian: { statements: ['My husband is deceased; his debts are not mine.'], notices: [] },
    })
  })
})
