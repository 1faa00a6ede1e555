import { describe, expect, it } from 'vitest'
import type { RemovalEntry } from '../../../shared/api/review-debts.ts'
import { removalPicture } from './removal-picture.ts'

const entry = (over: Partial<RemovalEntry>): RemovalEntry => ({
  bureau: 'Experian',
  creditor: 'MIDWAY RECOVERY',
  what: 'collection',
  leaves: '2028-07',
  basis: 'printed',
  because: 'The bureau prints it.',
  overdue: false,
  ...over,
})

describe('the picture of the removal calendar', () => {
  it('spans whole years from the earliest month to the latest, today included', () => {
    const picture = removalPicture([entry({ leaves: '2025-11' }), entry({ leaves: '2030-12' })], '2026-11-21')
    expect([picture.fromYear, picture.toYear]).toEqual([2025, 2031])
    expect(picture.years.map(({ year }) => year)).toEqual([2025, 2026, 2027, 2028, 2029, 2030, 2031])
  })

  it('puts a lane a bureau and a row an item, the earliest first, none over another', () => {
    const { lanes, height } = removalPicture(
      [
        entry({ bureau: 'TransUnion' }),
        entry({ leaves: '2029-01', creditor: 'B' }),
        entry({ leaves: '2027-01', creditor: 'A' }),
      ],
      '2026-11-21',
    )
    expect(lanes.map(({ bureau }) => bureau)).toEqual(['Experian', 'TransUnion'])
    expect(lanes[0]?.marks.map(({ label }) => label)).toEqual(['A, collection', 'B, collection'])
    const rows = lanes.flatMap(({ marks }) => marks.map(({ y }) => y))
    expect(new Set(rows).size).toBe(3)
    expect(Math.max(...rows)).toBeLessThan(height)
  })

  it('writes a label to the left where it would leave the picture on the right', () => {
    const { lanes } = removalPicture(
      [entry({ leaves: '2026-12' }), entry({ leaves: '2033-11' })],
      '2026-11-21',
    )
    expect(lanes[0]?.marks.map(({ side }) => side)).toEqual(['right', 'left'])
  })

  it('shortens a label that no side has room for', () => {
    const { lanes } = removalPicture([entry({ creditor: 'A VERY LONG NAME '.repeat(5) })], '2026-11-21')
    expect(lanes[0]?.marks[0]?.label).toHaveLength(44)
  })

  it('draws fewer years when there are many', () => {
    const { years } = removalPicture(
      [entry({ leaves: '1999-01' }), entry({ leaves: '2033-01' })],
      '2026-11-21',
    )
    expect(years.length).toBeLessThanOrEqual(11)
  })
})
