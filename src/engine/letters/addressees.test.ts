import { describe, expect, it } from 'vitest'
import { sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { Bureau } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'

describe('whom a comparison across bureaus is put to', () => {
  it.each<[string, string, [Bureau, string][], Bureau[]]>([
    [
      'the bureau that prints a charge-off, not those that print the account as paid',
      'status',
      [
        ['Experian', 'Paid, Closed/Never late.'],
        ['Equifax', 'Charge Off'],
        ['TransUnion', 'Paid, Closed; was Paid as agreed'],
      ],
      ['Equifax'],
    ],
    [
      'the bureau with the higher balance',
      'balance',
      [
        ['Experian', '$3,262'],
        ['TransUnion', '$9,321'],
      ],
      ['TransUnion'],
    ],
    [
      'the bureau with the lower limit',
      'creditLimit',
      [
        ['Experian', '$3,700'],
        ['Equifax', '$14,700'],
        ['TransUnion', '$14,700'],
      ],
      ['Experian'],
    ],
    [
      'the bureau with the later removal date, whatever its form',
      'removalDate',
      [
        ['Experian', 'Nov 2032'],
        ['TransUnion', '07/2031'],
      ],
      ['Experian'],
    ],
    [
      'the one of three that differs',
      'opened',
      [
        ['Experian', '08/06/2022'],
        ['Equifax', '06/06/2020'],
        ['TransUnion', '06/06/2020'],
      ],
      ['Experian'],
    ],
    [
      'the bureau that shows a late month',
      'history',
      [
        ['Experian', '30 (30 days late)'],
        ['Equifax', 'OK (paid on time)'],
      ],
      ['Experian'],
    ],
    [
      'both, where the paper does not say which is odd',
      'opened',
      [
        ['Experian', '08/06/2022'],
        ['Equifax', '06/06/2020'],
      ],
      ['Experian', 'Equifax'],
    ],
    [
      'each that prints digits which are not the consumer’s, also where two of them agree',
      'ssnLast4',
      [
        ['Experian', 'XXX-XX-5517'],
        ['Equifax', 'XXX-XX-5571'],
        ['TransUnion', 'XXX-XX-5571'],
      ],
      ['Experian', 'Equifax', 'TransUnion'],
    ],
  ])('is %s', (_, field, printed, expected) => {
    const evidence = printed.map(([bureau, value]) => sampleEvidence({ bureau, field, printed: value }))
    expect(addresseesOf(sampleFinding({ bureaus: printed.map(([bureau]) => bureau), evidence }))).toEqual(
      expected,
    )
  })

  it('is never a bureau that the audit left out, nor one without a line of its own', () => {
    const evidence = [sampleEvidence(), sampleEvidence({ bureau: 'Equifax', printed: '$900' })]
    expect(addresseesOf(sampleFinding({ bureaus: ['Experian'], evidence }))).toEqual(['Experian'])
    expect(addresseesOf(sampleFinding({ bureaus: ['Experian', 'TransUnion'], evidence }))).toEqual([
      'Experian',
    ])
  })
})
