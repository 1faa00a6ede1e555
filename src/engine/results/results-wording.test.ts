import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { makeReport } from '../../../test/support/make-report.ts'
import { cards, items, outcomes, readLetter } from '../../../test/support/print-results/disputed-cards.ts'
import { equifaxMailed, equifaxOnline } from '../../../test/support/print-results/equifax-results.ts'
import { experianMailed } from '../../../test/support/print-results/experian-results.ts'
import {
  type LetterItem,
  type LetterRow,
  resultsPages,
} from '../../../test/support/print-results/results-page.ts'
import { transunionMailed, transunionTable } from '../../../test/support/print-results/transunion-results.ts'
import { auditReports } from '../audit/audit-reports.ts'
import { readResultsLetter } from './read-results-letter.ts'

describe('results letters', () => {
  it('are read from a table of item, description and result', () => {
    expect(outcomes(transunionTable(items), 'TransUnion')).toEqual([
      'deleted',
      'verified',
      'no_answer',
      'no_answer',
    ])
  })

  it('need no number where one creditor has one item, and a number where it has two', () => {
    const bare = items.map((item) => ({ ...item, number: null }))
    expect(outcomes(experianMailed(bare), 'Experian')).toEqual([
      'no_answer',
      'verified',
      'no_answer',
      'no_answer',
    ])
  })

  it('go by the number when they shorten the name', () => {
    const short: LetterItem = { creditor: 'BIRCH CR UN', number: '515800XXXXXX2222', outcome: 'deleted' }
    expect(outcomes(experianMailed([short]), 'Experian')[1]).toBe('deleted')
    expect(outcomes(experianMailed([{ ...short, number: '515811XXXXXX7777' }]), 'Experian')[1]).toBe(
      'no_answer',
    )
  })

  it('have no answer for an item of which they say two things', () => {
    const twice: LetterItem[] = [
      { creditor: 'BIRCH CREDIT UNION', number: '515800XXXXXX2222', outcome: 'deleted' },
      { creditor: 'BIRCH CREDIT UNION', number: '515800XXXXXX2222', outcome: 'verified' },
    ]
    expect(outcomes(experianMailed(twice), 'Experian')[1]).toBe('no_answer')
  })

  it('settle a repetition by deleting one of the two entries', () => {
    const twin = { ...cards[1], creditor: 'BIRCH CREDIT UNION', highBalance: 700 }
    const before = makeReport('Experian', { entries: [twin, twin] })
    const disputed = auditReports([before], { asOf: '2026-11-09' }).findings.filter(
      ({ ruleKey }) => ruleKey === 'duplicate_tradeline',
    )
    const item: LetterItem = {
      creditor: 'BIRCH CREDIT UNION',
      number: '515800XXXXXX2222',
      outcome: 'verified',
    }
    const outcome = (...given: LetterItem[]) => {
      const reading = readResultsLetter(resultsPages(experianMailed(given)), disputed, before)
      return reading.ok ? reading.items.map((each) => each.outcome) : inEnglish(reading.sentence)
    }
    expect(outcome(item, { ...item, outcome: 'deleted' })).toEqual(['deleted'])
    expect(outcome(item, item)).toEqual(['verified'])
    expect(outcome(item, { ...item, outcome: 'updated' })).toEqual(['no_answer'])
  })

  it('name a wrong address by what is printed', () => {
    const address = '9 FAR RD, APT # 1204, RENO, NV 89501-1234'
    const before = makeReport('TransUnion', { addresses: [address] })
    const disputed = auditReports(
      [before, makeReport('Experian', { addresses: ['1 ELM ST, ELY, NV 89301'] })],
      {
        asOf: '2026-11-09',
      },
    ).questions.filter(({ ruleKey, bureaus }) => ruleKey === 'unknown_address' && bureaus[0] === 'TransUnion')
    const rows = [
      'TransUnion Consumer Solutions, P.O. Box 2000, Chester, PA 19016',
      'Your Investigation Results',
      `Address: ${address}`,
      'DELETED: The disputed item was removed from your credit report.',
      'ZELKOVA LOANS #909000XXXXXX9999',
      'VERIFIED AS ACCURATE: The disputed item was verified as accurate.',
    ]
    const reading = readResultsLetter(resultsPages(rows), disputed, before)
    expect(reading.ok && reading.items.map(({ outcome }) => outcome)).toEqual(['deleted'])
  })

  it('name inquiries by company, apart from its accounts', () => {
    const inquiries = [{ name: 'ALDER BANK', date: '2023-02-01' }]
    const before = makeReport('TransUnion', { entries: cards, inquiries })
    const { findings } = auditReports([before], { asOf: '2026-11-09' })
    const disputed = findings.filter(({ ruleKey }) => /obsolete_hard_inquiry|past_due_exceeds/.test(ruleKey))
    const rows = transunionMailed([
      { kind: 'inquiry', creditor: 'ALDER BANK', number: null, outcome: 'deleted' },
      { creditor: 'ALDER BANK', number: '414700XXXXXX1111', outcome: 'verified' },
    ])
    const reading = readResultsLetter(resultsPages(rows), disputed, before)
    const told = reading.ok ? reading.items.filter(({ outcome }) => outcome !== 'no_answer') : []
    const keys = told.map(({ fingerprint, outcome }) => [
      disputed.find((finding) => finding.fingerprint === fingerprint)?.ruleKey,
      outcome,
    ])
    expect(keys.sort()).toEqual([
      ['obsolete_hard_inquiry', 'deleted'],
      ['past_due_exceeds_balance', 'verified'],
    ])
  })

  it('are read in the words that TransUnion and Experian write out in full', () => {
    const said = (...words: string[]) =>
      outcomes(
        [
          'TransUnion Consumer Solutions, P.O. Box 2000, Chester, PA 19016',
          'Your Investigation Results',
          'BIRCH CREDIT UNION #515800XXXXXX2222 (PO BOX 1269, GREENVILLE, SC 29602)',
          ...words,
        ],
        'TransUnion',
      )[1]
    const start = 'We investigated the information you disputed and'
    expect(
      said(`${start} the disputed information was VERIFIED AS ACCURATE; HOWEVER,`, 'WE UPDATED: Rating.'),
    ).toBe('verified')
    expect(said(`${start} updated: Past due.`, 'Past due: $400')).toBe('corrected')
    expect(said(`${start} updated: Rating.`)).toBe('no_answer')
    expect(said('The item could not be verified as accurate', 'and was deleted from your report.')).toBe(
      'deleted',
    )
    expect(said('This item was not changed, the lender certified that it is accurate.')).toBe('verified')
    expect(said('The item was either updated or deleted.')).toBe('no_answer')
  })

  it('do not take the end of a printed sentence for an outcome', () => {
    const rows: LetterRow[] = [
      'TransUnion Consumer Solutions, P.O. Box 2000, Chester, PA 19016',
      'Your Investigation Results',
      'BIRCH CREDIT UNION #515800XXXXXX2222',
      'VERIFIED AS ACCURATE: The disputed item was verified as accurate.',
      'Estimated month and year this item will be',
      [
        [50, 'removed'],
        [300, '03/2029'],
      ],
      'Date Updated: 12/01/2026',
    ]
    expect(outcomes(rows, 'TransUnion')[1]).toBe('verified')
  })

  it('show when the reinvestigation ended only where they say so', () => {
    expect(readLetter(equifaxOnline(items), 'Equifax').finishedOn).toBe('2026-12-20')
    expect(readLetter(equifaxMailed(items), 'Equifax').finishedOn).toBeNull()
  })

  it('are quoted as printed, beginning with the line that states the outcome', () => {
    const reading = readLetter(equifaxMailed(items), 'Equifax')
    expect(reading.items.map(({ said }) => said)).toEqual([
      'This item has been deleted from the credit file',
      'We verified that this item belongs to you',
      'This item has been updated; Balance: $500; Past due: $0',
      null,
    ])
  })

  it('that call a dispute frivolous are told as such, item by item', () => {
    const rows: LetterRow[] = [
      'Experian, P.O. Box 4500, Allen, TX 75013',
      'Date: December 20, 2026',
      'We received your recent request. We have determined that your dispute is frivolous because it does not',
      'give enough information. Please visit www.experian.com/disputes.',
    ]
    const reading = readLetter(rows, 'Experian')
    expect(reading.frivolous).toMatch(
      /^We have determined that your dispute is frivolous .* enough information\.$/,
    )
    expect(reading.items.map(({ outcome, said }) => [outcome, said])).toEqual(
      cards.map(() => ['no_answer', reading.frivolous]),
    )
  })

  it('that bring an item back are told from those that delete it', () => {
    const rows: LetterRow[] = [
      'Equifax Information Services LLC, www.equifax.com',
      'December 20, 2026',
      'Account # 515800XXXXXX2222 BIRCH CREDIT UNION, which was previously deleted, has been reinserted in your credit file.',
    ]
    expect(readLetter(rows, 'Equifax').items[1]).toMatchObject({ outcome: 'reinserted' })
  })

  it('are refused with a sentence when they are something else, or nobody’s', () => {
    const other = readResultsLetter(resultsPages(['Your electricity bill', 'Balance: $30']), [])
    expect(inEnglish(other)).toEqual({ ok: false, sentence: expect.stringContaining('no results letter') })
    const nobodys = readResultsLetter(
      resultsPages(['Dispute Results', 'Experian, Equifax and TransUnion']),
      [],
    )
    expect(inEnglish(nobodys)).toEqual({ ok: false, sentence: expect.stringContaining('which bureau') })
    expect(readResultsLetter([], [])).toMatchObject({ ok: false })
  })
})
