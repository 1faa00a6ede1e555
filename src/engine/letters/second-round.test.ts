import { describe, expect, it } from 'vitest'
import {
  sampleCase,
  sampleEarlierLetter,
  sampleEvidence,
  sampleFinding,
} from '../../../test/support/sample-case.ts'
import type { CaseFile, EarlierLetter } from './case-file.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeLetters } from './compose-letters.ts'
import type { DisputeLetter } from './dispute-letter.ts'

// The audit takes a while; no test changes the case.
const setOne = sampleCase('set-1')
const findings = Array.from({ length: 4 }, (_, at) => finding(at))

describe('a letter of the second round', () => {
  it('asks for the procedure of what the bureau says that it verified, and quotes its answer', () => {
    const letter = letterAfter(['verified', 'verified'], findings.slice(0, 2))
    expect(letter.subject).toBe('Renewed dispute of two items in my Experian credit report')
    expect(letter.opening[0]).toBe(
      'On November 10, 2026 I wrote to you by certified mail (number 9407111898765432100000) and disputed two items in my credit report. The letter was delivered on November 13, 2026. Your results reached me on December 18, 2026.',
    )
    expect(letter.opening.join(' ')).toContain(
      'By your results items 1 and 2 were verified. Please send me, within 15 days of receiving this letter, a description of the procedure',
    )
    expect(letter.opening.join(' ')).toContain('section 611(a)(6)(B)(iii) and (7)')
    expect(letter.items[0]?.earlier).toContain('You have since printed of this item: “The bureau says 1”.')
    expect(letter.enclosures).toContain('Copy of your results that reached me on December 18, 2026')
  })

  it('ticks the copies of what is kept of the letter before it and of its answer, and nothing that is not', () => {
    const earlier = sampleEarlierLetter(setOne, 'Experian', ['verified'])
    const ticked = (kept: EarlierLetter['kept']) => {
      const letters = composeLetters({
        ...setOne,
        round: 2,
        asOf: '2026-12-30',
        papers: [],
        earlier: [{ ...earlier, kept }],
      })
      const letter = letters.find(({ recipientName }) => recipientName === 'Experian')
      if (letter?.content.kind !== 'letter') throw new Error('there is no letter')
      const { enclosures, enclosed } = letter.content
      expect(letter.copies.map(({ kind }) => kind)).toContain('results')
      return enclosed
        ?.map((number) => enclosures[number - 1])
        .filter((text) => !text?.includes('lines marked'))
    }
    const [letter, results] = [
      'Copy of my letter mailed on November 10, 2026, with proof of its delivery',
      'Copy of your results that reached me on December 18, 2026',
    ]
    expect(ticked({ letter: true, results: true })).toEqual([letter, results])
    expect(ticked({ letter: true, results: false })).toEqual([letter])
    expect(ticked(undefined)).toEqual([])
  })

  it('leaves out what was deleted or corrected, and fills up with what no letter has raised', () => {
    const letter = letterAfter(['deleted', 'verified', 'corrected'], findings)
    expect(letter.items.map(({ findingId }) => findingId)).toEqual(['finding-1', 'finding-3'])
    expect(letter.items[1]?.earlier).toBeNull()
    expect(letter.opening).toContain('Item 2 is new: my earlier letter did not raise it.')
  })

  it('holds eight items at most, those that the bureau left first', () => {
    const many = Array.from({ length: 12 }, (_, at) => finding(at))
    const letter = letterAfter(['verified'], [...many.slice(1), { ...finding(0), worth: 1 }], [finding(0)])
    expect(letter.items).toHaveLength(8)
    expect(letter.items[0]?.findingId).toBe('finding-0')
    expect(letter.keptFindingIds).toHaveLength(4)
  })

  it('says of an item put back that it was deleted, and names the section on reinsertion', () => {
    const [item] = letterAfter(['reinserted'], findings.slice(0, 1)).items
    expect(item?.earlier).toContain('deleted after I disputed it')
    expect(item?.law).toContain('Section 611(a)(5)(B)')
    expect(item?.ask).toContain('or delete the item again')
  })

  it('goes on with another finding about an entry that was changed and is still wrong', () => {
    const after = finding(9, { ruleKey: 'another_rule', accounts: findings[0]?.accounts ?? [] })
    const letter = letterAfter(['changed_still_wrong'], [after], findings.slice(0, 1))
    expect(letter.items[0]?.earlier).toContain('You have since printed of this item')
  })

  it('says without an answer when the letter arrived and the time ended, and not that no answer came', () => {
    const letter = letterAfter(['no_answer'], findings.slice(0, 1), findings, { answer: null })
    expect(letter.opening[0]).toContain('The letter was delivered on November 13, 2026.')
    expect(letter.opening[0]).toContain('The time for the reinvestigation ended on December 28, 2026.')
    expect(JSON.stringify(letter)).not.toMatch(/reached me|no result/i)
    expect(letter.items[0]?.earlier).toBeNull()
  })

  it('claims no delivery that nothing proves, and no number that is not known', () => {
    const lost = { answer: null, deliveredOn: null, certifiedNumber: null }
    const letter = letterAfter(['no_answer'], findings.slice(0, 1), findings, lost, '2027-01-20')
    expect(letter.opening[0]).toBe(
      'On November 10, 2026 I wrote to you by mail and disputed one item in my credit report. I have no proof that it reached you, so I raise its items again here.',
    )
    expect(letter.enclosures.join(' ')).not.toContain('proof of its delivery')
  })

  it('is not written while the results may still come, also on the last day', () => {
    const early = { answer: null }
    // 45 days from November 13 end on December 28; five business days for the results end on January 5 (New Year's Day).
    const note = composeDisputeLetter(
      caseAfter(['no_answer'], findings, findings, early, '2027-01-05'),
      'Experian',
    )
    expect(note.kind).toBe('note')
    expect(JSON.stringify(note)).toContain('may still arrive until about January 5, 2027')
    const letter = composeDisputeLetter(
      caseAfter(['no_answer'], findings, findings, early, '2027-01-06'),
      'Experian',
    )
    expect(letter.kind).toBe('letter')
  })

  it('waits 15 days longer for a bureau that was sent more information', () => {
    const unanswered = (earlier: Partial<EarlierLetter>) => {
      const early = caseAfter(['no_answer'], findings, findings, { answer: null, ...earlier }, '2026-12-24')
      const reports = early.reports.map((report) => ({ ...report, family: 'experian-member' as const }))
      return composeDisputeLetter({ ...early, reports }, 'Experian')
    }
    expect(JSON.stringify(unanswered({}))).toContain('reinvestigation ended on December 13, 2026')
    const informed = unanswered({ moreInfoSentOn: '2026-12-01' })
    expect(informed.kind).toBe('note')
    expect(JSON.stringify(informed)).toContain('may still arrive until about January 5, 2027')
  })

  it('is a note when everything was settled and nothing is new', () => {
    const note = composeDisputeLetter(caseAfter(['deleted'], findings.slice(0, 1), findings), 'Experian')
    expect(JSON.stringify(note)).toContain('was deleted or corrected')
  })

  it.each([2, 3] as const)(
    'is a note in round %i that the first letter is still to be mailed, where nobody handed it over',
    (round) => {
      const unmailed = [{ round: 1 as const, bureau: 'Experian' as const }]
      const note = composeDisputeLetter({ ...setOne, round, unmailed }, 'Experian')
      expect(note.kind === 'note' && note.paragraphs).toEqual([
        expect.stringMatching(/^Your letter of round 1 to Experian is still the one to mail/),
      ])
      const spanish = composeDisputeLetter({ ...setOne, round, unmailed, language: 'es' }, 'Experian')
      expect(JSON.stringify(spanish)).toContain('sigue siendo la que hay que enviar')
      expect(composeDisputeLetter({ ...setOne, round: 2, unmailed }, 'TransUnion').kind).toBe('letter')
    },
  )

  it('to a bureau never written to is an ordinary first letter', () => {
    const letter = composeDisputeLetter({ ...setOne, round: 2 }, 'Experian')
    expect(letter.kind === 'letter' && letter.subject).toMatch(/^Dispute of /)
    expect(letter.kind === 'letter' && letter.items.every(({ earlier }) => earlier === null)).toBe(true)
  })
})

function finding(at: number, changes: Partial<ReturnType<typeof sampleFinding>> = {}) {
  const creditor = `BANK ${at}`
  return sampleFinding({
    id: `finding-${at}`,
    fingerprint: String(at).padStart(16, '0'),
    worth: 90 - at,
    accounts: [{ bureau: 'Experian', itemId: `experian-${at}`, creditor, accountNumber: `*00${at}` }],
    evidence: [sampleEvidence({ itemId: `experian-${at}`, creditor })],
    ...changes,
  })
}

function caseAfter(
  outcomes: EarlierLetter['items'][number]['outcome'][],
  now: CaseFile['findings'],
  then: CaseFile['findings'] = now,
  changes: Partial<EarlierLetter> = {},
  asOf = '2027-01-12',
): CaseFile {
  const earlier = [sampleEarlierLetter({ ...setOne, findings: then }, 'Experian', outcomes, changes)]
  return { ...setOne, round: 2, asOf, findings: now, questions: [], earlier }
}

function letterAfter(...given: Parameters<typeof caseAfter>): DisputeLetter {
  const letter = composeDisputeLetter(caseAfter(...given), 'Experian')
  if (letter.kind !== 'letter') throw new Error(`expected a letter: ${letter.paragraphs.join(' ')}`)
  return letter
}
