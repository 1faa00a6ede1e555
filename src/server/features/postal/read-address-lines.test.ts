import { describe, expect, it } from 'vitest'
import { disputeAddressOf } from '../../../engine/letters/bureau-address.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import { readAddressLines } from './read-address-lines.ts'

const bank = 'NORTH BANK NA'

describe('the address of a letter', () => {
  it.each([
    [
      ['PO BOX 981537', 'EL PASO, TX 79998'],
      ['PO BOX 981537', null, 'EL PASO', 'TX', '79998'],
    ],
    [
      ['P.O. BOX 00001', 'MERLE, TX 79000-0001'],
      ['P.O. BOX 00001', null, 'MERLE', 'TX', '79000-0001'],
    ],
    [
      ['PO BOX 1', 'SIOUX FALLS SD 571170001'],
      ['PO BOX 1', null, 'SIOUX FALLS', 'SD', '57117-0001'],
    ],
    [
      ['120 CORPORATE BLVD', 'STE 100, NORFOLK, VA 23502'],
      ['120 CORPORATE BLVD', 'STE 100', 'NORFOLK', 'VA', '23502'],
    ],
    [
      ['1 Main St, PO BOX 9', 'Dover, DE 19901'],
      ['1 Main St', 'PO BOX 9', 'Dover', 'DE', '19901'],
    ],
    [
      ['12-34 5TH AVE', 'St. Mary’s, PR 00901'],
      ['12-34 5TH AVE', null, 'St. Mary’s', 'PR', '00901'],
    ],
  ])('%j is taken apart', (lines, [line1, line2, city, state, zip]) => {
    expect(readAddressLines([bank, ...lines])).toEqual({ name: bank, line1, line2, city, state, zip })
  })

  it.each([
    ['a line that the person writes in', [bank, null, null]],
    ['no name', ['', 'PO BOX 1', 'ERIE, PA 16556']],
    ['street and city in one', [bank, 'PO BOX 1 RENO, NV 89501']],
    ['no ZIP code', [bank, 'PO BOX 1', 'ERIE, PA']],
    ['a ZIP code cut short', [bank, 'PO BOX 1', 'ERIE, PA 1655']],
    ['no state of the United States', [bank, 'PO BOX 1', 'TORONTO, ON 12345']],
    ['another country', [bank, '1 King St', 'Toronto, ON M5H 1A1']],
    ['no street', [bank, 'DISPUTES', 'ERIE, PA 16556']],
    ['a box without a number', [bank, 'PO BOX', 'ERIE, PA 16556']],
    ['a box that was not all read', [bank, 'PO BOX 1X?7', 'ERIE, PA 16556']],
    ['something before the street', [bank, 'C/O SOMEBODY, 1 MAIN ST', 'ERIE, PA 16556']],
    ['a second line that is no unit', [bank, '1 MAIN ST', '2 OTHER ST, ERIE, PA 16556']],
    ['too many lines', [bank, '1 MAIN ST', 'STE 2, PO BOX 3, ERIE, PA 16556']],
    ['nothing', [bank]],
  ])('%s leaves a doubt', (_why, lines) => {
    expect(readAddressLines(lines)).toBeNull()
  })

  it('every bureau has one', () => {
    for (const bureau of bureaus) expect(readAddressLines(disputeAddressOf[bureau])).not.toBeNull()
  })
})
