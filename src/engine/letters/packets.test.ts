import { describe, expect, it } from 'vitest'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { isThirdParty } from '../match/account-kind.ts'
import type { CaseFile, Packets } from './case-file.ts'
import { composeLetters, type RoundLetter } from './compose-letters.ts'
import type { RequestLetter } from './request-letter.ts'

const setOne = sampleCase('set-1')
const entries = setOne.reports.flatMap(({ accounts }) => accounts)
const collectors = entries.filter(isThirdParty).map(({ bureau, id }) => ({ bureau, itemId: id }))
const creditor = entries.find((entry) => !isThirdParty(entry))

describe('the request to a collector', () => {
  it('goes one to a collector, says that the 30 days run from its own notice, and promises nothing', () => {
    const letters = asked({ collectorValidation: collectors })
    expect(letters.map(({ documentType }) => documentType)).toEqual(
      letters.map((_, at) => `collector_validation_request_${at + 1}`),
    )
    expect(new Set(letters.map(({ recipientName }) => recipientName)).size).toBe(letters.length)
    const text = textOf(letters[0])
    expect(text).toContain('the 30 days of section 809(b) run from your own notice to me')
    expect(text).toContain('not a promise to pay')
    // The 30 days are the consumer's; the collector has none to keep (1692g(b)).
    expect(letters[0]?.notes[0]).toContain('You have 30 days')
    expect(letters[0]?.notes[0]).not.toContain('must answer')
  })

  it('is not written to an original creditor, whom the section does not bind', () => {
    if (creditor === undefined) throw new Error('expected a creditor')
    expect(asked({ collectorValidation: [{ bureau: creditor.bureau, itemId: creditor.id }] })).toEqual([])
  })
})

describe('the request to block', () => {
  const item = { bureau: 'TransUnion' as const, itemId: 'transunion-03' }

  it('names the four parts, 4 business days and that a false report is a crime, and disputes the same entries', () => {
    const [letter, ...more] = asked({ identityTheft: { items: [item], reportNumber: '123-456' } })
    expect(more).toEqual([])
    expect(letter?.documentType).toBe('identity_theft_block_transunion')
    const text = textOf(letter)
    for (const part of [
      '1. Proof of my identity',
      '2. My identity theft report',
      '3. The information',
      '4. My statement',
    ])
      expect(text).toContain(part)
    expect(text).toContain('not information relating to any transaction by me')
    expect(text).toContain('within 4 business days')
    expect(text).toContain('filing a false identity theft report is a crime')
    // A block is no reinvestigation, and a furnisher's duties begin with the notice of a dispute (623(b)).
    expect(text).toContain('5. My dispute')
    expect(text).toContain('section 611(a)(1)')
    expect(text).toContain('tell the company that furnished it of this dispute')
    expect(text).toContain('number 123-456')
    expect(letter?.notes.join(' ')).toContain('Sign only if')
  })

  it.each([null, '  '])(
    'is a dispute as not mine while there is no identity theft report (%j)',
    (reportNumber) => {
      const [letter] = asked({ identityTheft: { items: [item], reportNumber } })
      const text = textOf(letter)
      expect(requestOf(letter).subject).toBe('Dispute of an entry that is not mine')
      expect(text).toContain('Under section 611(a)(1)')
      expect(text).toContain('not information relating to any transaction by me')
      expect(text).not.toMatch(/605B|4 business days|Copy of my identity theft report|law-enforcement/)
      expect(letter?.notes.join(' ')).toContain('asks for no block')
    },
  )

  it('is not written for an entry that stands in no report', () => {
    expect(
      asked({ identityTheft: { items: [{ ...item, itemId: 'transunion-99' }], reportNumber: null } }),
    ).toEqual([])
  })
})

describe('the request for a freeze', () => {
  it('goes to each bureau, with the whole Social Security number left to be written in by hand', () => {
    const letters = asked({ securityFreeze: true })
    expect(letters.map(({ documentType }) => documentType)).toEqual([
      'security_freeze_experian',
      'security_freeze_equifax',
      'security_freeze_transunion',
    ])
    expect(requestOf(letters[0]).references).toContainEqual({ label: 'Social Security number', value: null })
    expect(textOf(letters[0])).toContain('within 3 business days')
    expect(textOf(letters[0])).toContain('disputes nothing')
  })

  it('goes to the addresses for freezes, not to those for disputes; one that is not sure is written in', () => {
    const letters = asked({ securityFreeze: true })
    expect(letters.map((letter) => requestOf(letter).recipient[1])).toEqual([
      'P.O. Box 9554',
      'P.O. Box 105788',
      null,
    ])
    expect(letters.map(({ notes }) => notes.length)).toEqual([1, 1, 2])
    expect(letters[2]?.notes[1]).toContain('TransUnion’s own website')
  })

  it('tells a Spanish-speaking client what to do in Spanish, while the letter stays English', () => {
    const [letter] = asked({ securityFreeze: true }, { language: 'es' })
    expect(letter?.notes[0]).toContain('congelamiento')
    expect(textOf(letter)).toContain('Please place a security freeze')
  })
})

function asked(packets: Partial<Packets>, changes: Partial<CaseFile> = {}): RoundLetter[] {
  const all: Packets = { collectorValidation: [], identityTheft: null, securityFreeze: false, ...packets }
  return composeLetters({ ...setOne, ...changes, packets: all }).filter(
    ({ content }) => content.kind === 'request',
  )
}

function requestOf(letter: RoundLetter | undefined): RequestLetter {
  if (letter?.content.kind !== 'request') throw new Error('expected a request')
  return letter.content
}

function textOf(letter: RoundLetter | undefined): string {
  return JSON.stringify(requestOf(letter))
}
