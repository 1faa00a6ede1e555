import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter } from '../../../test/support/sample-case.ts'
import * as checkedLaw from '../audit/law.ts'
import { isThirdParty } from '../match/account-kind.ts'
import { bureaus } from '../report/credit-report.ts'
import type { CaseFile, ItemOutcome } from './case-file.ts'
import { citesOnlyCheckedLaw } from './cited-law.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeLetters } from './compose-letters.ts'
import { hideSocialSecurityNumbers, maskedAccount } from './hide-numbers.ts'

describe('the last guards before paper', () => {
  it('reduce a whole Social Security number to its last four digits, wherever it stands', () => {
    expect(
      hideSocialSecurityNumbers({ a: ['SSN 123-45-6789.', { b: '123 45 6789' }], n: 5, none: null }),
    ).toEqual({
      a: ['SSN XXX-XX-6789.', { b: 'XXX-XX-6789' }],
      n: 5,
      none: null,
    })
    expect(hideSocialSecurityNumbers('Atlanta, GA 30374-0256, 888-378-4329')).toBe(
      'Atlanta, GA 30374-0256, 888-378-4329',
    )
  })

  it('mask an account number that is printed in full, and leave a masked one as printed', () => {
    expect(maskedAccount('4888937057201234')).toBe('XXXXXXXXXXXX1234')
    expect(maskedAccount('*3570')).toBe('*3570')
    expect(maskedAccount('546633111541****')).toBe('546633111541****')
  })

  it('pass every ground of the audit that cites a checked section', () => {
    for (const { citation, sentence } of Object.values(checkedLaw)) {
      expect(`${citation}: ${citesOnlyCheckedLaw(`${citation} ${sentence}`)}`).toBe(`${citation}: true`)
    }
  })

  it.each([
    'FCRA section 616',
    'sections 607(b) and 617(a)',
    '15 U.S.C. 1681n',
    '11 U.S.C. 524',
    'section 813 of the FDCPA',
  ])('stop %s', (text) => {
    expect(citesOnlyCheckedLaw(text)).toBe(false)
  })
})

const sets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6'] as const
const outcomes: ItemOutcome[] = [
  'verified',
  'reinserted',
  'changed_still_wrong',
  'reaged',
  'no_answer',
  'corrected',
  'deleted',
]
/** What a careful person does not write to a bureau. */
const harsh =
  /\bsu(e|es|ed|ing)\b|lawsuit|damages|attorney|lawyer|\bliab(le|ility)\b|violat|demand|\bcourt action|\bfraudulent|illegal|unlawful|immediately|failure to comply|wilful|willful|penalt/i

describe.each(sets)('every letter of every round from %s', (set) => {
  const caseFile = sampleCase(set)
  const texts = ([1, 2, 3] as const).flatMap((round) => lettersOf(everything(caseFile, round)))

  it('cites only the sections that were checked', () => {
    expect(texts.length).toBeGreaterThan(12)
    for (const [name, text] of texts) expect(`${name}: ${citesOnlyCheckedLaw(text)}`).toBe(`${name}: true`)
  })

  it('threatens nothing, demands nothing and claims no harm', () => {
    for (const [name, text] of texts) {
      // Words of the report itself are quoted, whatever they are.
      const own = text.replace(/“[^”]*”/g, '')
      expect(`${name}: ${harsh.exec(own)?.[0] ?? 'calm'}`).toBe(`${name}: calm`)
    }
  })

  it('names no one but the consumer as its writer', () => {
    for (const [name, text] of texts) {
      expect(`${name}: ${/on behalf of|our client|\bARMOR\b|credit repair/i.exec(text)?.[0] ?? 'own'}`).toBe(
        `${name}: own`,
      )
    }
  })
})

/** A case in which every kind of letter is written: answers of every kind, and all packets. */
function everything(caseFile: CaseFile, round: 1 | 2 | 3): CaseFile {
  const entries = caseFile.reports.flatMap(({ accounts }) => accounts)
  const stolen = caseFile.reports.flatMap(({ accounts }) => accounts.slice(-1))
  return {
    ...caseFile,
    round,
    asOf: round === 1 ? caseFile.asOf : '2027-03-01',
    earlier: round === 1 ? [] : bureaus.map((bureau) => sampleEarlierLetter(caseFile, bureau, outcomes)),
    packets: {
      collectorValidation: entries.filter(isThirdParty).map(({ bureau, id }) => ({ bureau, itemId: id })),
      identityTheft: {
        items: stolen.map(({ bureau, id }) => ({ bureau, itemId: id })),
        reportNumber: '123456789',
      },
      securityFreeze: true,
    },
  }
}

/** Letters and the text of the complaint, as running text, by name. */
function lettersOf(caseFile: CaseFile): [string, string][] {
  const letters = composeLetters(caseFile).filter(({ content }) => content.kind !== 'note')
  const complaint = composeComplaintLetter(caseFile).companies
  return [
    ...letters.map(({ documentType, content }): [string, string] => [
      `${documentType}, round ${caseFile.round}`,
      sentencesIn(content),
    ]),
    ...complaint.map((company): [string, string] => [
      `complaint about ${company.bureau}, round ${caseFile.round}`,
      sentencesIn([company.whatHappened, company.items, company.fairResolution]),
    ]),
  ]
}

/** The sentences of a letter. Names, numbers and values as printed are no citations: only texts with a space count. */
function sentencesIn(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(sentencesIn).join('\n')
  if (content === null || typeof content !== 'object') return ''
  return Object.entries(content)
    .filter(
      ([key]) =>
        !/^(value|entry|sender|recipient|references|printedHere|printedElsewhere|citation)$/.test(key),
    )
    .map(([, each]) => sentencesIn(each))
    .join('\n')
}
