import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Bureau } from '../credit-report.ts'
import { type BureauPerson, newPerson, readPersonalColumns } from './personal-columns.ts'

describe('an address in a column', () => {
  it('has its city behind a comma, also where the code stands on a line of its own', () => {
    const people = new Map<Bureau, BureauPerson>([
      ['TransUnion', newPerson()],
      ['Experian', newPerson()],
    ])
    readPersonalColumns(
      [
        printedLine(100, [150, 'TransUnion'], [230, 'Experian']),
        printedLine(
          112,
          [40, 'Previous Address:'],
          [150, '687 PEBBLE SQ APT 35'],
          [230, '687 PEBBLE SQ APT 35'],
        ),
        printedLine(121, [150, 'CHATTANOOGA, TN'], [230, 'CHATTANOOGA, TN']),
        printedLine(130, [150, '37469'], [230, '37469']),
      ],
      people,
    )
    const addresses = [...people.values()].flatMap(({ personal }) =>
      personal.addresses.map(({ value }) => value),
    )
    expect(addresses).toEqual([
      '687 PEBBLE SQ APT 35, CHATTANOOGA, TN 37469',
      '687 PEBBLE SQ APT 35, CHATTANOOGA, TN 37469',
    ])
  })
})
