import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CaseFile } from './case-file.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import type { LetterItem } from './compose-item.ts'
import { composeLetters } from './compose-letters.ts'
import type { DisputeLetter } from './dispute-letter.ts'

const caseFile: CaseFile = { ...sampleCase('set-1'), layout: 'paragraphs' }
const letterOf = (given: Partial<CaseFile>): DisputeLetter => {
  const letter = composeDisputeLetter({ ...caseFile, questions: [], ...given }, 'Experian')
  if (letter.kind !== 'letter') throw new Error('expected a letter')
  return letter
}
const textOf = ({ told }: Pick<LetterItem, 'told'>) =>
  told.flatMap((paragraph) => paragraph.map(({ text }) => text)).join(' ')

describe('an item in sentences', () => {
  it('names the entry, what is printed on which page, the reason, the request and the law', () => {
    const finding = sampleFinding({
      evidence: [
        sampleEvidence(),
        sampleEvidence({ label: 'Date of first delinquency', printed: '' }),
        sampleEvidence({ label: 'Balance', printed: '$10', box: { ...sampleEvidence().box, page: 4 } }),
        sampleEvidence({ bureau: 'Equifax', printed: '$12', box: { ...sampleEvidence().box, page: 7 } }),
      ],
    })
    const [item] = letterOf({ findings: [finding] }).items
    expect(item && textOf(item)).toBe(
      'ALDER BANK, account\u00a04147XXXX. Past-due amount is larger than the balance. ' +
        'On page 3 the report prints Amount past due “$90” and Date of first delinquency (left blank); on page 4, Balance “$10”. ' +
        'On page 7 my Equifax report of November 9, 2026 prints for ALDER BANK, account\u00a04147XXXX Amount past due “$12”. ' +
        'More is past due ($90) than is owed ($10). ' +
        `${item?.ask} ${item?.law}`,
    )
  })

  it('says the same as the table, of every item of every letter and round, in whatever phrases', () => {
    for (const round of [1, 3] as const)
      for (const voice of [undefined, 1, 2, 3, 4, 5, 6, 7])
        for (const { content } of composeLetters({ ...caseFile, round, ...(voice ? { voice } : {}) })) {
          if (content.kind !== 'letter') continue
          for (const item of content.items) {
            const text = textOf(item)
            const values = [...item.printedHere, ...item.printedElsewhere]
            for (const { label, value, page } of values) {
              expect(text).toContain(value === '' ? `${label} (left blank)` : `${label} “${value}”`)
              expect(text).toContain(`page ${page}`)
            }
            for (const part of [item.why, item.ask, item.law ?? '']) expect(text).toContain(part)
            expect(text).not.toMatch(/undefined|null|\.\.|\s\s/)
          }
        }
  })

  it('is told of what waits for a decision, too, and not where the letter is a table', () => {
    const open = letterOf({ findings: [], undecided: [sampleFinding()] })
    expect(open.draft?.items[0] && textOf(open.draft.items[0])).toContain('More is past due')
    expect(letterOf({ layout: 'table', findings: [sampleFinding()] }).items[0]?.told).toEqual([])
  })
})

describe('own words', () => {
  const finding = sampleFinding()
  const words = [
    {
      documentType: 'experian_dispute_letter',
      finding: finding.fingerprint,
      text: 'I paid it.\n\nI have the receipt. ',
    },
    { documentType: 'experian_dispute_letter', finding: null, text: 'I asked before.' },
    { documentType: 'equifax_dispute_letter', finding: null, text: 'Not here.' },
  ]

  it('stand as paragraphs with their item and behind the opening, in their own letter and in each layout', () => {
    for (const layout of ['table', 'paragraphs'] as const) {
      const letter = letterOf({ layout, findings: [finding], ownWords: words })
      expect(letter.ownWords).toEqual(['I asked before.'])
      expect(letter.items.map(({ ownWords }) => ownWords)).toEqual([['I paid it.', 'I have the receipt.']])
      const { ownWords: _, items, ...rest } = letterOf({ layout, findings: [finding] })
      expect(letter).toMatchObject(rest)
      expect(items.map(({ ask, law, why }) => [ask, law, why])).toEqual(
        letter.items.map(({ ask, law, why }) => [ask, law, why]),
      )
    }
  })

  it('change nothing of the enclosures, and are in no letter whose items all wait', () => {
    expect(letterOf({ findings: [finding], ownWords: words }).enclosures).toEqual(
      letterOf({ findings: [finding] }).enclosures,
    )
    expect(letterOf({ findings: [], undecided: [finding], ownWords: words }).ownWords).toEqual([])
  })
})
