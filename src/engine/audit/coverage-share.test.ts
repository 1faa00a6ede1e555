import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { makeReport } from '../../../test/support/make-report.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { Coverage } from '../report/credit-report.ts'
import { coverageShare } from './coverage-share.ts'

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 }

function shareOf(coverage: Partial<Coverage>) {
  return coverageShare(makeReport('Experian', { coverage }))
}

function counted(stated: number | null, found: number, inquiries: [number, number] = [0, 0]) {
  return shareOf({
    stated: { accounts: stated, hardInquiries: inquiries[0], publicRecords: 0 },
    found: { accounts: found, hardInquiries: inquiries[1], publicRecords: 0 },
  })
}

function unreadOf(count: number, lines: number) {
  const unread = Array.from({ length: count }, (_, at) => ({ text: `line ${at}`, box }))
  return shareOf({ unread, lines })
}

describe('the coverage of a report', () => {
  it.each(sampleSets)('is whole for the reports of %s', (set) => {
    for (const report of truthReports(readTruth(set)))
      expect(coverageShare(report)).toEqual({ share: 1, enough: 0.9, why: null, sentence: null })
  })

  it('is whole when the report counts what was read', () => {
    expect(counted(20, 20, [3, 3])).toEqual({ share: 1, enough: 0.9, why: null, sentence: null })
  })

  it('falls with every account that was not read, and stops below nine tenths', () => {
    expect(counted(20, 18)).toMatchObject({ share: 0.9, sentence: null })
    expect(inEnglish(counted(20, 17))).toEqual({
      share: 0.85,
      enough: 0.9,
      why: 'The Experian report counts 20 accounts; 17 accounts could be read.',
      sentence:
        'The Experian report counts 20 accounts; 17 accounts could be read. No letter is written on a report read in part.',
    })
    expect(counted(20, 0).share).toBe(0)
  })

  it('expects no more than was read where pages are known to be missing, and still no more than is counted', () => {
    const missing = { pages: [4], count: 1, of: 7, touched: [] }
    const found = { accounts: 6, hardInquiries: 0, publicRecords: 0 }
    const stated = { accounts: 20, hardInquiries: 3, publicRecords: 1 }
    expect(shareOf({ stated, found, missing })).toEqual({ share: 1, enough: 0.9, why: null, sentence: null })
    expect(inEnglish(shareOf({ stated: { ...stated, accounts: 4 }, found, missing }).sentence)).toContain(
      '4 accounts',
    )
  })

  it('falls with accounts beyond the count as well', () => {
    expect(counted(20, 25).share).toBe(0.8)
  })

  it('is not made good by inquiries that are all there', () => {
    expect(counted(10, 8, [40, 40]).share).toBe(0.8)
  })

  it('does not stop for one inquiry of two, when the accounts are all there', () => {
    expect(counted(20, 20, [2, 1])).toMatchObject({ sentence: null })
    expect(inEnglish(counted(5, 5, [20, 10]).sentence)).toContain(
      '20 hard inquiries; 10 hard inquiries could be read',
    )
  })

  it('says nothing where the report prints no counts', () => {
    expect(counted(null, 12).share).toBe(1)
  })

  it('falls with the lines that were not understood', () => {
    expect(unreadOf(50, 1000)).toMatchObject({ share: 0.95, sentence: null })
    expect(inEnglish(unreadOf(200, 1000))).toEqual({
      share: 0.8,
      enough: 0.9,
      why: 'Of the 1000 lines of the Experian report 200 could not be understood.',
      sentence:
        'Of the 1000 lines of the Experian report 200 could not be understood. No letter is written on a report read in part.',
    })
    expect(unreadOf(12, 10).share).toBe(0)
  })
})
