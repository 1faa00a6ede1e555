import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { SampleSet } from '../../../test/support/truth-report.ts'
import { bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import type { DisputeLetter, NoLetterNote } from './dispute-letter.ts'
import { sentence } from './written-english.ts'

const sets = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'] as const
// The audit takes a while; no test changes the cases.
const cases = new Map<SampleSet, CaseFile>(sets.map((set) => [set, sampleCase(set)]))
const setOne = caseOf('set-1')

describe('a dispute letter', () => {
  it.each(sets)('says of %s only what a finding for that bureau says, with the line it rests on', (set) => {
    const caseFile = caseOf(set)
    for (const bureau of bureaus) {
      const letter = composeDisputeLetter(caseFile, bureau)
      if (letter.kind === 'note') continue
      for (const item of letter.items) {
        const finding = caseFile.findings.find(({ id }) => id === item.findingId)
        expect(finding?.bureaus).toContain(bureau)
        expect(item.why).toBe(sentence(finding?.statement ?? ''))
        expect(item.printedHere.length).toBeGreaterThan(0)
        for (const line of [...item.printedHere, ...item.printedElsewhere]) {
          const isInEvidence = finding?.evidence.some(
            (evidence) =>
              evidence.bureau === line.bureau &&
              evidence.printed.trim() === line.value &&
              evidence.box.page === line.page,
          )
          expect(isInEvidence).toBe(true)
        }
      }
    }
  })

  it.each(sets)('prints no amount for %s that the findings do not contain', (set) => {
    const caseFile = caseOf(set)
    const known = JSON.stringify(caseFile.findings)
    for (const bureau of bureaus) {
      const text = plainText(composeDisputeLetter(caseFile, bureau))
      for (const [amount] of text.matchAll(/\$[\d,]+/g)) {
        expect(known).toContain(amount)
      }
    }
  })

  it('never carries a question that only the consumer can answer', () => {
    for (const set of sets) {
      const caseFile = caseOf(set)
      const questionIds = caseFile.questions.map(({ id }) => id)
      for (const bureau of bureaus) {
        const letter = composeDisputeLetter(caseFile, bureau)
        const ids = letter.kind === 'letter' ? letter.items.map(({ findingId }) => findingId) : []
        expect(ids.filter((id) => questionIds.includes(id))).toEqual([])
      }
    }
    expect(
      letterFor([sampleFinding({ strength: 'C' }), sampleFinding({ id: 'other' })]).items.map(
        ({ findingId }) => findingId,
      ),
    ).toEqual(['other'])
  })

  it('holds at most eight items, strongest first, and keeps the rest for a later round', () => {
    const findings = Array.from({ length: 11 }, (_, at) => sampleFinding({ id: `finding-${at}`, worth: at }))
    const letter = letterFor(findings)
    expect(letter.items.map(({ findingId }) => findingId)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3].map((at) => `finding-${at}`),
    )
    expect(letter.keptFindingIds).toEqual(['finding-2', 'finding-1', 'finding-0'])
  })

  it('asks to correct what is certain, and to verify a field against what it conflicts with', () => {
    const conflict = sampleFinding({
      id: 'conflict',
      strength: 'B',
      worth: 10,
      request: 'Correct the amount past due.',
      evidence: [sampleEvidence(), sampleEvidence({ bureau: 'Equifax', printed: '$12' })],
    })
    const letter = letterFor([sampleFinding({ request: 'Correct the amount past due' }), conflict])
    expect(letter.items.map(({ ask }) => ask)).toEqual([
      'Please correct the amount past due. The field in question is the amount past due; the furnisher’s ledger of this account would settle it.',
      'Please verify this field: Amount past due “$90” (page 3), which conflicts with Equifax: Amount past due “$12” (page 3). Please correct the amount past due. The furnisher’s ledger of this account would settle it.',
    ])
    expect(letter.opening[1]).toContain('In item 2 there may be an explanation that I cannot see')
  })

  it('cites a section in full once, and leaves out a sentence that cites law nobody checked', () => {
    const unchecked = sampleFinding({
      id: 'unchecked',
      worth: 1,
      basis: { citation: 'FCRA section 616', sentence: 'Section 616 gives damages.' },
    })
    const letter = letterFor([sampleFinding(), sampleFinding({ id: 'again', worth: 50 }), unchecked])
    expect(letter.items.map(({ law }) => law)).toEqual([
      expect.stringContaining('Section 607(b) of the FCRA requires'),
      'The ground is that of item 1 (section 607(b)).',
      null,
    ])
  })

  it('identifies the consumer by the last four digits only, and by the date of birth only when it is given', () => {
    const caseFile = setOne
    const consumer = { ...caseFile.consumer, ssnLast4: '123-45-6789' }
    const letter = composeDisputeLetter({ ...caseFile, consumer }, 'Experian')
    expect(plainText(letter)).toContain('ending in 6789')
    expect(plainText(letter)).not.toContain('45-6789')
    expect(plainText(letter)).not.toContain('Date of birth')
    const withDob = composeDisputeLetter(
      { ...caseFile, consumer: { ...consumer, dob: '1983-04-24' } },
      'Experian',
    )
    expect(plainText(withDob)).toContain('April 24, 1983')
  })

  it('goes to the current dispute address, concedes no 45 days, and threatens nothing', () => {
    const text = plainText(letterFor([sampleFinding()]))
    expect(text).toContain('P.O. Box 4500')
    expect(text).toContain(
      'within the time that the law allows, counted from the day you receive this letter',
    )
    expect(text).not.toMatch(/\b(30|45) days\b|612/)
    expect(text).not.toMatch(/\bsue\b|lawsuit|damages|attorney|liable|violat|demand/i)
  })

  it('lists the marked pages of this report and of those it is compared with', () => {
    const finding = sampleFinding({
      evidence: [
        sampleEvidence(),
        sampleEvidence({ bureau: 'Equifax', box: { ...sampleEvidence().box, page: 7 } }),
      ],
    })
    const { enclosures } = letterFor([finding])
    expect(enclosures).toContain('Copy of page 3 of my Experian report, the lines marked')
    expect(enclosures.some((line) => line.startsWith('Copy of page 7 of my Equifax report of '))).toBe(true)
  })
})

describe('the note in place of a letter', () => {
  it('says that no readable report was there, with the reason, and that it is not to be mailed', () => {
    const caseFile = setOne
    const note = composeDisputeLetter(
      {
        ...caseFile,
        reports: caseFile.reports.filter(({ bureau }) => bureau !== 'Equifax'),
        without: [{ bureau: 'Equifax', sentence: 'The file is locked with a password' }],
      },
      'Equifax',
    )
    expect(note.kind).toBe('note')
    expect(plainText(note)).toContain('Do not mail this page.')
    expect(plainText(note)).toContain('The file is locked with a password.')
  })

  it('says that nothing met the standard when the report was read', () => {
    const note = composeDisputeLetter({ ...setOne, findings: [], questions: [] }, 'Equifax')
    expect(note.kind).toBe('note')
    expect(plainText(note)).toContain('Nothing in it met the standard for a dispute')
  })
})

function letterFor(findings: ReturnType<typeof sampleFinding>[]): DisputeLetter {
  const letter = composeDisputeLetter({ ...setOne, findings, questions: [] }, 'Experian')
  if (letter.kind !== 'letter') throw new Error('expected a letter')
  return letter
}

function plainText(letter: DisputeLetter | NoLetterNote): string {
  return JSON.stringify(letter)
}

function caseOf(set: SampleSet): CaseFile {
  const caseFile = cases.get(set)
  if (caseFile === undefined) throw new Error(`no case for ${set}`)
  return caseFile
}
