import { describe, expect, it } from 'vitest'
import { type EntryWords, makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { Bureau } from '../report/credit-report.ts'
import { removalCalendar } from './removal-calendar.ts'

const asOf = '2026-11-21'
const chargedOff: EntryWords = { creditor: 'COPPERTREE BANKCARD', type: 'Credit Card', status: 'Charge Off' }

function removalsOf(bureau: Bureau, words: Parameters<typeof makeReport>[1], day = asOf) {
  return removalCalendar([makeReport(bureau, words)], day)
}

describe('the removal calendar', () => {
  it('takes the bureau’s own printed date before any count of ours', () => {
    const entries = [{ ...chargedOff, removalDate: '2028-03', dofd: '2021-01-04' }]
    expect(removalsOf('TransUnion', { entries })).toEqual([
      {
        bureau: 'TransUnion',
        itemId: 'transunion-01',
        creditor: 'COPPERTREE BANKCARD',
        what: 'Charged-off account',
        leaves: '2028-03',
        basis: 'printed',
        because: 'TransUnion itself prints March 2028 as the date of removal.',
        overdue: false,
      },
    ])
  })

  it('counts from Equifax’s date of first delinquency, and tells practice from the law', () => {
    const [removal] = removalsOf('Equifax', { entries: [{ ...chargedOff, dofd: '2021-03-15' }] })
    expect(removal).toMatchObject({ leaves: '2028-03', basis: 'computed', overdue: false })
    expect(removal?.because).toBe(
      "Equifax prints March 15, 2021 as the date of first delinquency and no date of removal. We count seven years from it, as the bureaus do in practice. Section 605(c) of the FCRA begins the seven years 180 days after the delinquency, so the law's own limit is September 11, 2028.",
    )
  })

  it('calls an entry overdue only after the printed date, or after the law’s own limit', () => {
    const overdueOf = (words: EntryWords) =>
      removalsOf('Equifax', { entries: [{ ...chargedOff, ...words }] })[0]?.overdue
    expect(overdueOf({ removalDate: '2026-10' })).toBe(true)
    expect(overdueOf({ removalDate: '2026-11' })).toBe(false)
    // Past seven years by practice, and within the 180 days that the law adds.
    expect(overdueOf({ dofd: '2019-08-01' })).toBe(false)
    expect(overdueOf({ dofd: '2019-03-01' })).toBe(true)
  })

  it('leaves it to a newer report whether an item is gone whose month passed since', () => {
    const entries = [{ ...chargedOff, removalDate: '2026-12' }]
    const [removal] = removalsOf('TransUnion', { entries }, '2027-02-01')
    expect(removal?.overdue).toBe(false)
    expect(removal?.because).toMatch(/Whether it is gone, a newer report will show\.$/)
  })

  it('lists nothing for which the bureau prints no date', () => {
    expect(removalsOf('Experian', { entries: [chargedOff], records: [{ type: 'Tax Lien' }] })).toEqual([])
  })

  it('lists each late mark of an account that was never charged off', () => {
    const entries = [
      { status: 'Pays As Agreed', history: { from: '2021-05', codes: 'OK 60 30 OK' } },
      { status: 'Pays As Agreed', history: { from: '2021-05', codes: 'OK ND OK' } },
    ]
    expect(removalsOf('Equifax', { entries }).map(({ what, leaves }) => `${what}: ${leaves}`)).toEqual([
      'Late mark of March 2021: 2028-03',
      'Late mark of April 2021: 2028-04',
    ])
  })

  it('calls a late mark overdue when its month is seven years past', () => {
    const at = (from: string) =>
      removalsOf('Equifax', { entries: [{ status: 'Pays As Agreed', history: { from, codes: '30' } }] })[0]
    expect(at('2019-10')?.overdue).toBe(true)
    expect(at('2019-11')?.overdue).toBe(false)
  })

  it('counts ten years for a bankruptcy, seven by practice for a completed Chapter 13', () => {
    const at = (type: string, status: string) =>
      removalsOf('Equifax', { records: [{ type, status, filed: '2022-03-05' }] })[0]
    expect(at('Chapter 7 Bankruptcy', 'Discharged')).toMatchObject({ leaves: '2032-03', basis: 'computed' })
    expect(at('Chapter 13 Bankruptcy', 'Discharged')?.leaves).toBe('2029-03')
    expect(at('Chapter 13 Bankruptcy', 'Filed')?.leaves).toBe('2032-03')
    expect(at('Civil Judgment', 'Filed')?.leaves).toBe('2029-03')
    expect(at('Federal Tax Lien', 'Filed')).toBeUndefined()
  })

  it('counts two years for a hard inquiry and lists no soft one', () => {
    const inquiries = [
      { name: 'HARBOR AUTO', date: '2026-03-04' },
      { name: 'HARBOR AUTO', date: '2026-03-04', kind: 'soft' as const },
    ]
    expect(removalsOf('Experian', { inquiries }).map(({ leaves }) => leaves)).toEqual(['2028-03'])
  })

  it('uses the newest report of a bureau, and comes soonest first', () => {
    const older = makeReport('Equifax', {
      reportDate: '2026-01-05',
      entries: [{ ...chargedOff, dofd: '2020-01-01' }],
    })
    const newer = makeReport('Equifax', {
      entries: [
        { ...chargedOff, dofd: '2023-01-01' },
        { ...chargedOff, dofd: '2021-01-01' },
      ],
    })
    expect(removalCalendar([older, newer], asOf).map(({ leaves }) => leaves)).toEqual(['2028-01', '2030-01'])
  })

  it.each(sampleSets)('lists in %s no account in good order', (set) => {
    const truth = readTruth(set)
    const clean = new Set(
      truthReports(truth).flatMap((report, r) =>
        report.accounts
          .filter((_, at) => truth.reports[r]?.accounts[at]?.negative === false)
          .filter(({ history, removalDate, status, paymentStatus }) => {
            const text = `${status?.value ?? ''} ${paymentStatus?.value ?? ''}`
            return (
              removalDate === null &&
              /agreed|never late|current/i.test(text) &&
              history.every(({ code }) => ['OK', 'ND', 'CLS', 'TN'].includes(code))
            )
          })
          .map(({ id }) => id),
      ),
    )
    expect(clean.size).toBeGreaterThan(2)
    const listed = removalCalendar(truthReports(truth), truth.asOf)
    expect(listed.filter(({ itemId }) => clean.has(itemId))).toEqual([])
    for (const { leaves, because } of listed) {
      expect(leaves).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
      expect(because).not.toMatch(/undefined|null|\d{4}-\d{2}/)
    }
  })
})
