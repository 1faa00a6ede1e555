import { describe, expect, it } from 'vitest'
import { forbiddenWordsIn } from '../../shared/rules/forbidden-words.ts'
import { bureaus } from '../report/credit-report.ts'
import { disputeAddressOf } from './bureau-address.ts'
import { citesOnlyCheckedLaw } from './cited-law.ts'
import { composeVisitorLetter } from './compose-visitor-letter.ts'
import { disputeTypes } from './dispute-types.ts'
import type { VisitorCase, VisitorDispute } from './visitor-letter.ts'
import { visitorLetterText } from './visitor-letter-text.ts'

const balance: VisitorDispute = {
  type: 'incorrect-balance',
  creditor: 'Northwind Bank',
  accountNumber: '4000 1234 5678 9010',
  reason: disputeTypes['incorrect-balance'].reason,
}
const mine: VisitorCase = {
  consumer: {
    name: 'Ana Silva',
    mailingAddress: '5201 Windlestraw Pl',
    city: 'Worcester',
    state: 'MA',
    zipCode: '01627',
    ssnLast4: '4821',
    dob: '1984-03-09',
  },
  reportNumber: '1234567890',
  items: [balance],
  asOf: '2026-11-21',
}

describe('the letter that a visitor writes', () => {
  it('says item by item what is wrong and what is asked, and asks for a reinvestigation alone', () => {
    const text = visitorLetterText(composeVisitorLetter(mine, 'Equifax'))
    expect(text.split('\n').slice(0, 8)).toEqual([
      'Ana Silva',
      '5201 Windlestraw Pl',
      'Worcester, MA 01627',
      '',
      'November 21, 2026',
      '',
      'Equifax Information Services LLC',
      'P.O. Box 740256',
    ])
    expect(text).toContain('Re: Dispute of one item in my Equifax credit report')
    expect(text).toContain('Confirmation number: 1234567890')
    expect(text).toContain('Date of birth: March 9, 1984')
    expect(text).toContain('Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1)')
    expect(text).toContain(
      '1. Northwind Bank, account XXXXXXXXXXXX9010\nIncorrect Balance\nWhat is wrong: The balance',
    )
    expect(text).toContain('3. Copy of the pages of my Equifax report that show the item, marked')
    expect(text).not.toMatch(/\bsue\b|attorney|damages|\bdemand/i)
  })

  it('goes to each bureau’s own address', () => {
    for (const bureau of bureaus)
      expect(composeVisitorLetter(mine, bureau).recipient).toEqual(disputeAddressOf[bureau])
  })

  it('shows the last four digits of the Social Security number and never more, wherever it was typed', () => {
    const items = [{ ...balance, reason: "My number is 123-45-4821, not my brother's" }]
    const text = visitorLetterText(composeVisitorLetter({ ...mine, items }, 'Experian'))
    expect(text).toContain('Social Security number: XXX-XX-4821')
    expect(text).toContain('What is wrong: My number is XXX-XX-4821, not my brother’s.')
    expect(text).not.toContain('123-45')
    const partial = { ...mine, consumer: { ...mine.consumer, ssnLast4: '48' } }
    expect(visitorLetterText(composeVisitorLetter(partial, 'Experian'))).not.toContain('Social Security')
  })

  it('leaves out an item without a type or without a creditor, and a row without words', () => {
    const items = [
      { ...balance, type: '' as const },
      { ...balance, creditor: '  ' },
      { ...balance, accountNumber: '', reason: ' ' },
    ]
    const letter = composeVisitorLetter({ ...mine, items }, 'TransUnion')
    expect(letter.items).toHaveLength(1)
    expect(letter.items[0]?.heading).toBe('Northwind Bank')
    expect(letter.items[0]?.rows.map(({ label }) => label)).toEqual(['My request'])
  })

  it('leaves a line for the right value where the stock sentence alone names none', () => {
    const stock = { ...balance, reason: disputeTypes['incorrect-balance'].reason }
    const rowsOf = (item: typeof balance) =>
      composeVisitorLetter({ ...mine, items: [item] }, 'Equifax').items[0]?.rows
    expect(rowsOf(stock)).toContainEqual({ label: 'The right balance, and what shows it', text: null })
    const own = { ...stock, reason: `${stock.reason} My statement of June 30, 2026 shows $0.` }
    expect(rowsOf(own)?.map(({ label }) => label)).not.toContain('The right balance, and what shows it')
  })

  it('names no number of days, since a letter that concedes 45 gives days away', () => {
    const text = visitorLetterText(composeVisitorLetter(mine, 'Equifax'))
    expect(text).toContain('within the time that the law allows')
    expect(text).not.toMatch(/\b(30|45) days\b/)
  })

  it('leaves lines for the pen when no item is complete, rather than dispute nothing', () => {
    const text = visitorLetterText(
      composeVisitorLetter({ ...mine, items: [{ ...balance, creditor: '' }] }, 'Equifax'),
    )
    expect(text).toMatch(/^1\. _{40}$/m)
    expect(text).toMatch(/^What is wrong: _{40}$/m)
    expect(text).not.toContain(balance.reason)
  })

  it('keeps the lines of a reason, and no control character that was pasted with it', () => {
    const items = [{ ...balance, creditor: 'Northwind\u000bBank', reason: 'I paid it.\r\nSee\u0000 page 4.' }]
    const item = composeVisitorLetter({ ...mine, items }, 'Equifax').items[0]
    expect(item?.heading).toContain('Northwind Bank')
    expect(item?.rows[0]?.text).toBe('I paid it.\nSee  page 4.')
  })

  it('leaves no empty line or stray comma where the address is incomplete', () => {
    const lines = (over: Partial<VisitorCase['consumer']>) =>
      composeVisitorLetter({ ...mine, consumer: { ...mine.consumer, ...over } }, 'Equifax').sender.lines
    expect(lines({ city: '', zipCode: '' })).toEqual(['5201 Windlestraw Pl', 'MA'])
    expect(lines({ city: '', state: '', zipCode: '' })).toEqual(['5201 Windlestraw Pl'])
    expect(lines({ state: '' })).toEqual(['5201 Windlestraw Pl', 'Worcester, 01627'])
  })

  it('states a ground once and refers to it after that', () => {
    const items = (['not-mine', 'mixed-file', 'outdated-information'] as const).map((type) => ({
      ...balance,
      type,
    }))
    const laws = composeVisitorLetter({ ...mine, items }, 'Equifax').items.map(
      ({ rows }) => rows.find(({ label }) => label === 'The law')?.text,
    )
    expect(laws[0]).toContain('maximum possible accuracy')
    expect(laws[1]).toBe('The ground is that of item 1 (section 607(b)).')
    expect(laws[2]).toContain('180 days')
  })
})

describe('the ten types of dispute', () => {
  const all = Object.values(disputeTypes)

  it('are those of the specification', () => {
    expect(all.map(({ name }) => name)).toEqual([
      'Not Mine',
      'Incorrect Balance',
      'Incorrect Payment Status',
      'Duplicate Account',
      'Account Closed by Consumer',
      'Paid in Full',
      'Settled for Less',
      'Identity Theft',
      'Mixed File',
      'Outdated Information',
    ])
  })

  it('each ask for a reinvestigation of a named fact, cite checked law alone and promise nothing', () => {
    for (const { name, reason, request, law } of all) {
      expect(reason, name).toMatch(/I ask you to reinvestigate (?:the |its |whether |who|by whom)/)
      expect(citesOnlyCheckedLaw(`${reason} ${request} ${law ?? ''}`), name).toBe(true)
      expect(forbiddenWordsIn(`${reason} ${request} ${law ?? ''}`), name).toEqual([])
      if (law !== null) expect(law, name).toMatch(/\(sections? \d.*\)\.$/)
    }
  })
})
