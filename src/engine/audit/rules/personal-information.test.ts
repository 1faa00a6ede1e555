import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../../test/support/make-report.ts'
import { keysOf } from '../../../../test/support/rule-keys.ts'
import { auditReports } from '../audit-reports.ts'

describe('personal information', () => {
  it('puts a differing birth year or number to the bureau that stands alone', () => {
    const reports = [
      makeReport('Experian', { dob: '1967', ssnLast4: '5517' }),
      makeReport('Equifax', { dob: '1971-06-19', ssnLast4: '5571' }),
      makeReport('TransUnion', { dob: '1971-06-19', ssnLast4: '5571' }),
    ]
    const { findings } = auditReports(reports, { asOf: '2026-11-09' })
    expect(findings.map(({ ruleKey, bureaus }) => [ruleKey, bureaus])).toEqual([
      ['ssn_mismatch', ['Experian']],
      ['dob_mismatch', ['Experian']],
    ])
  })

  it('does not let a year decide between two full dates of that year', () => {
    const reports = [
      makeReport('Experian', { dob: '1971' }),
      makeReport('Equifax', { dob: '1971-06-19' }),
      makeReport('TransUnion', { dob: '1971-09-16' }),
    ]
    const { findings } = auditReports(reports, { asOf: '2026-11-09' })
    expect(findings.map(({ bureaus }) => bureaus)).toEqual([['Equifax', 'TransUnion']])
  })

  it('believes the client about their own date of birth', () => {
    const reports = [
      makeReport('Equifax', { dob: '1971-06-19' }),
      makeReport('TransUnion', { dob: '1971-06-19' }),
    ]
    expect(keysOf(reports, { dob: '1971-06-19' })).toEqual([])
    expect(keysOf(reports, { dob: '1971-06-18' })).toEqual(['dob_mismatch'])
  })

  it('asks about names and addresses that one bureau alone lists', () => {
    const home = '5201 Windlestraw Pl, Worcester, MA 01627'
    const reports = [
      makeReport('Experian', {
        names: ['ROBIN LEE EXAMPLE', 'ROBIN EXAMPLE', 'ROBIN MONTAGUE'],
        addresses: [home],
      }),
      makeReport('TransUnion', {
        names: ['ROBIN L EXAMPLE'],
        addresses: ['5201 WINDLESTRAW PLACE, WORCESTER, MA 01627-1234', '307 FOXGLOVE RD, TULSA, OK 74125'],
      }),
    ]
    expect(keysOf(reports)).toEqual(['unknown_address', 'wrong_name_variant'])
    expect(
      keysOf(reports, { name: 'Robin Montague', addresses: ['307 Foxglove Road, Tulsa, OK 74125'] }),
    ).toEqual([])
  })

  it('says of no report whose personal data was not read that it lacks a name or an address', () => {
    const strange = makeReport('Experian', {
      names: ['ROBIN MONTAGUE', 'CEDRIC MORAVEC'],
      addresses: ['307 FOXGLOVE RD, TULSA, OK 74125'],
    })
    const read = makeReport('Equifax', {
      names: ['ROBIN MONTAGUE'],
      addresses: ['1 HIGH ST, BOISE, ID 83709'],
    })
    expect(keysOf([strange, read])).toContain('wrong_name_variant')
    expect(keysOf([strange, read])).toContain('unknown_address')
    expect(keysOf([strange, read, makeReport('TransUnion', { names: [] })])).toEqual([])
  })

  it('asks about no shorter form of the name, and gives the name as it is printed', () => {
    const report = makeReport('Experian', {
      names: ["ZOË MARÍA O'DALY-PEÑA", 'ZOE M PENA', 'Z M ODALY', 'MARGIT PENA'],
    })
    const { questions } = auditReports([report], { asOf: '2026-11-09' })
    expect(questions.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ name: 'MARGIT PENA', own: "ZOË MARÍA O'DALY-PEÑA" }),
    ])
  })

  it('asks about an inquiry that led to no account, once for all bureaus that list it', () => {
    const reports = [
      makeReport('Experian', { inquiries: [{ name: 'ROCKET MORTGAGE', date: '2026-03-11' }] }),
      makeReport('Equifax', {
        inquiries: [
          { name: 'ROCKET MORTGAGE LLC', date: '2026-03-11' },
          { name: 'DISCOVER BANK', date: '2026-05-01' },
          { name: 'CREDIT KARMA', date: '2026-05-01', kind: 'soft' },
        ],
        entries: [{ creditor: 'DISCOVER BANK', type: 'Credit Card', opened: '2026-05-09' }],
      }),
    ]
    const { questions } = auditReports(reports, { asOf: '2026-11-09' })
    expect(questions.map(({ ruleKey, bureaus }) => [ruleKey, bureaus])).toEqual([
      ['unauthorized_hard_inquiry', ['Experian', 'Equifax']],
    ])
  })

  it('takes different lenders on one day for rate shopping, and the same lender twice for a repetition', () => {
    const inquiry = (name: string, date: string) => ({ name, date })
    const shopping = [inquiry('ALLY FINANCIAL', '2026-07-21'), inquiry('TOYOTA MOTOR CREDIT', '2026-07-21')]
    expect(keysOf([makeReport('Experian', { inquiries: shopping })])).not.toContain('duplicate_hard_inquiry')
    const twice = [inquiry('ALLY FINANCIAL', '2026-07-21'), inquiry('ALLY FINCL', '2026-07-21')]
    expect(keysOf([makeReport('Experian', { inquiries: twice })])).toContain('duplicate_hard_inquiry')
  })
})
