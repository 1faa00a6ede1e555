import { describe, expect, it } from 'vitest'
import { sampleCase, sampleFinding } from '../../../../test/support/sample-case.ts'
import { composeDisputeLetter } from '../compose-dispute-letter.ts'
import type { DisputeLetter } from '../dispute-letter.ts'
import { settlingPhrases } from '../settling-record.ts'
import { choosePhrase, type Phrases } from './choose-phrase.ts'
import * as closing from './closing-phrases.ts'
import * as furnisher from './furnisher-phrases.ts'
import * as opening from './opening-phrases.ts'

const report = 'the credit report you prepared for me on November 9, 2026'

/** Every phrase of a sentence says these things. */
const saying: [string, Phrases, (string | RegExp)[]][] = [
  [
    'asks to reinvestigate one item',
    opening.askingToReinvestigate(1, report),
    [
      /reinvestigat/,
      report,
      '611(a)(1)',
      '15 U.S.C. 1681i(a)(1)',
      'free of charge',
      /\b(one item|the item below)\b/,
    ],
  ],
  [
    'asks to reinvestigate three',
    opening.askingToReinvestigate(3, report),
    [/reinvestigat/, report, '611(a)(1)', '15 U.S.C. 1681i(a)(1)', 'free of charge', 'three items'],
  ],
  ['says what each item gives', opening.whatIsGiven(3, true), ['field', 'printed', 'page', 'earlier letter']],
  [
    'names the copies',
    opening.copiesPhrases(2),
    [/copies of those pages/i, 'marked', 'ticked at the end|at the end I have ticked'],
  ],
  [
    'names the copy of one page',
    opening.copiesPhrases(1),
    [/a copy of that page/i, 'marked', 'ticked at the end|at the end I have ticked'],
  ],
  [
    'says that one is certain',
    opening.ofTheOne.certain,
    ['cannot be right as it stands', 'correct it', 'report itself'],
  ],
  [
    'says that one of two is wrong',
    opening.ofTheOne.one_of_two,
    [/at least one of/i, /bureaus/i, 'contradict each other', 'verify your own entry'],
  ],
  [
    'says that one is open',
    opening.ofTheOne.open,
    ['explanation that I cannot see', 'verify the field I name'],
  ],
  [
    'says that several are certain',
    opening.ofSeveral('certain', 2),
    ['cannot be right as it stands', 'correct it'],
  ],
  [
    'says that several are open',
    opening.ofSeveral('open', 2),
    ['explanation that I cannot see', 'verify the fields I name'],
  ],
  [
    'names the time',
    closing.withinTheTime,
    [/the time that the law allows/i, /the day (you receive|this letter reaches)/, '611(a)(1)'],
  ],
  [
    'passes it on',
    closing.passingOn(2),
    [
      'companies that furnished the information',
      'its enclosures',
      '611(a)(2)',
      /inaccurate or incomplete/,
      /cannot be verified/,
      'corrected or deleted',
      '611(a)(5)(A)',
    ],
  ],
  [
    'asks for the results',
    closing.askingForResults(2),
    ['results', 'address above', '611(a)(6)', 'how it was verified', '611(a)(7)'],
  ],
  [
    'writes to a furnisher',
    furnisher.writingDirectly(2, 'Experian and Equifax'),
    ['direct', 'reports from Experian and Equifax show', '623(a)(8)', '1681s-2(a)(8)', '12 CFR 1022.43'],
  ],
  ['says what a furnisher reads', furnisher.disputing(2), ['dispute', 'field', 'printed', 'page']],
  [
    'asks a furnisher to investigate',
    furnisher.askingToInvestigate,
    ['investigate', 'copies', 'address above', '30 days', '623(a)(8)(E)'],
  ],
  [
    'asks a furnisher to correct everywhere',
    furnisher.correctingEverywhere('it'),
    ['correct or withdraw it', 'every credit bureau', 'notice that I dispute it', '623(a)(3)'],
  ],
  [
    'asks a furnisher to check',
    furnisher.checkingRecords('balance', 'your ledger of this account'),
    ['the balance', 'your ledger of this account', 'your records', 'correct what you report', 'withdraw'],
  ],
  [
    'asks a furnisher to verify',
    furnisher.verifyingInRecords('balance', 'your ledger of this account'),
    ['verify', 'the balance', 'your ledger of this account', 'every bureau'],
  ],
  ['asks what is missing', furnisher.askingWhatIsMissing, ['more from me', 'tell me']],
  [
    'names field and record',
    settlingPhrases(sampleFinding(), ['Balance', 'Status']),
    ['the balance and the status', /ledger of this account/],
  ],
  ['names the record alone', settlingPhrases(sampleFinding(), []), [/ledger of this account/i]],
]

describe('phrases of one meaning', () => {
  it.each(saying)(
    '%s: each of them names all that it must, and threatens nothing',
    (_what, phrases, needed) => {
      expect(new Set(phrases).size).toBe(phrases.length)
      for (const phrase of phrases) {
        for (const part of needed) expect(phrase).toMatch(typeof part === 'string' ? escaped(part) : part)
        expect(phrase).not.toMatch(/\bsue\b|lawsuit|attorney|demand|violat|\b45 days|undefined/i)
        expect(phrase).toMatch(/[.,]$/)
      }
    },
  )

  it('are the first without a voice, and the same for the same person in every letter', () => {
    const two: Phrases = ['one', 'two']
    expect(choosePhrase(undefined, 'x', two)).toBe('one')
    for (const voice of [1, 77, 4_000_000_000])
      expect(choosePhrase(voice, 'x', two)).toBe(choosePhrase(voice, 'x', two))
  })
})

describe('the letters of many people', () => {
  const caseFile = { ...sampleCase('set-1'), layout: 'paragraphs' as const }
  const letterOf = (voice: number): DisputeLetter => {
    const letter = composeDisputeLetter({ ...caseFile, voice }, 'Experian')
    if (letter.kind !== 'letter') throw new Error('no letter')
    return letter
  }
  const frame = ({ salutation, opening: own, closing: end, farewell }: DisputeLetter) =>
    [salutation, ...own, ...end, farewell].join(' ')

  it('are not one form: of two hundred none begins and ends as more than three others', () => {
    const frames = Array.from({ length: 200 }, (_, voice) => frame(letterOf(voice + 1)))
    const most = Math.max(...frames.map((one) => frames.filter((other) => other === one).length))
    expect(new Set(frames).size).toBeGreaterThan(180)
    expect(most).toBeLessThan(4)
  })

  it('cite the same law for the same items, whoever writes', () => {
    const cited = (letter: DisputeLetter) =>
      [...JSON.stringify(letter).matchAll(/\b\d{3,4}[A-Z]?(?:\([a-zA-Z0-9]+\))+/g)]
        .map(([text]) => text)
        .sort()
    const first = letterOf(1)
    for (let voice = 2; voice < 40; voice += 1) {
      const letter = letterOf(voice)
      expect(new Set(cited(letter))).toEqual(new Set(cited(first)))
      expect(letter.items.map(({ why, law, printedHere }) => ({ why, law, printedHere }))).toEqual(
        first.items.map(({ why, law, printedHere }) => ({ why, law, printedHere })),
      )
      expect(letter.enclosures).toEqual(first.enclosures)
    }
  })
})

/** A text to be found as it stands; a bar parts alternatives. */
function escaped(text: string): RegExp {
  return new RegExp(
    text
      .split('|')
      .map((part) => part.replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
      .join('|'),
  )
}
