import { describe, expect, it } from 'vitest'
import { letterOfLob, lobForm } from './lob-letters.ts'
import { samplePdf } from './postal-provider.contract.ts'

const now = new Date('2026-11-23T15:00:00Z')
const told = (...names: string[]) =>
  letterOfLob(
    {
      id: 'ltr_0123456789abcdef',
      date_created: '2026-11-02T15:00:00Z',
      tracking_events: names.map((name, day) => ({ name, time: `2026-11-${10 + day}T16:00:00Z` })),
    },
    now,
  )

describe('what the carrier scanned', () => {
  it('of a letter that came back, and was then delivered to whoever sent it, is that it came back', () => {
    const letter = told('In Transit', 'Returned to Sender', 'In Transit', 'Delivered')
    expect(letter).toMatchObject({ state: 'returned', at: new Date('2026-11-11T16:00:00Z') })
  })
})

describe('an address on the form', () => {
  const form = (line1: string, line2: string | null = null) => {
    const to = { name: 'Ñandú O’Neill, Jr.', line1, line2, city: 'Añasco', state: 'PR', zip: '00610' }
    return lobForm({
      to,
      from: to,
      service: 'certified',
      pdf: samplePdf,
      reference: 'letter 1',
      idempotencyKey: 'key-1',
    })
  }
  const linesOf = (sent: FormData) => [sent.get('from[address_line1]'), sent.get('from[address_line2]')]

  it('goes on in the second line where the first is too long for the provider: no unit is lost', () => {
    const street = '12345 Northwest Saint Christopher-Featherstonehaugh Boulevard'
    expect(linesOf(form(`${street}, Building 12, Apartment 1204`))).toEqual([
      street,
      'Building 12, Apartment 1204',
    ])
    expect(linesOf(form(`${street} Building 12`, 'Apartment 1204'))).toEqual([
      street,
      'Building 12, Apartment 1204',
    ])
  })

  it('stays as it is where it fits', () => {
    expect(linesOf(form('URB LAS GLADIOLAS', '150 CALLE A APT 3'))).toEqual([
      'URB LAS GLADIOLAS',
      '150 CALLE A APT 3',
    ])
    expect(linesOf(form('PO BOX 7'))).toEqual(['PO BOX 7', null])
  })
})
