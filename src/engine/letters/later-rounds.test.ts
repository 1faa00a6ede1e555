import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CaseFile, ItemOutcome } from './case-file.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeFurnisherLetters } from './compose-furnisher-letters.ts'

// The audit takes a while; no test changes the case.
const setOne: CaseFile = { ...sampleCase('set-1'), asOf: '2027-06-01' }

/** Round 4, after a letter of round 3 whose item ended so. */
function fourthRound(outcome: ItemOutcome, language: 'en' | 'es' = 'en'): CaseFile {
  const finding = sampleFinding()
  const earlier = sampleEarlierLetter(setOne, 'Experian', [], {
    round: 3,
    items: [{ finding, outcome, said: null }],
  })
  return { ...setOne, language, round: 4, findings: [finding], questions: [], earlier: [earlier] }
}

describe('a round after the third', () => {
  it.each(['verified', 'no_answer', 'deleted', 'corrected'] as const)(
    'writes no further letter to a bureau about an item that ended as %s',
    (outcome) => {
      const note = composeDisputeLetter(fourthRound(outcome), 'Experian')
      expect(note.kind).toBe('note')
      if (note.kind !== 'note') throw new Error('expected a note')
      expect(note.paragraphs[0]).toMatch(/^Round 4 writes to Experian only about what is new/)
    },
  )

  it('says the same in Spanish', () => {
    const note = composeDisputeLetter(fourthRound('verified', 'es'), 'Experian')
    if (note.kind !== 'note') throw new Error('expected a note')
    expect(note.paragraphs[0]).toMatch(/^La ronda 4 escribe a Experian solo sobre lo nuevo/)
  })

  it.each(['changed_still_wrong', 'reinserted', 'reaged'] as const)(
    'writes to the bureau again about an item that it has %s',
    (outcome) => {
      const letter = composeDisputeLetter(fourthRound(outcome), 'Experian')
      expect(letter.kind === 'letter' && letter.items).toHaveLength(1)
    },
  )

  it('writes to a bureau about a finding that no letter to it has raised', () => {
    const { earlier = [] } = fourthRound('verified')
    const caseFile = { ...fourthRound('verified'), earlier: earlier.map((each) => ({ ...each, items: [] })) }
    const letter = composeDisputeLetter(caseFile, 'Experian')
    expect(letter.kind === 'letter' && letter.items).toHaveLength(1)
  })

  it('goes on with the complaint about what the bureau has left', () => {
    const [company] = composeComplaintLetter(fourthRound('verified')).companies
    expect([company?.bureau, company?.items.length]).toEqual(['Experian', 1])
  })

  it('asks a company nothing that an earlier letter asked it as it stands, and everything else', () => {
    const third = composeFurnisherLetters({ ...setOne, round: 3 })
    const names = third.map(({ recipientName }) => recipientName)
    const [first] = third
    if (!first) throw new Error('expected a letter')
    const items = first.items.map(({ findingId }) => findingId)
    const asked = setOne.findings.filter(({ id }) => items.includes(id)).map(({ fingerprint }) => fingerprint)
    const askedAfter = (fingerprints: string[]) =>
      composeFurnisherLetters({
        ...setOne,
        round: 4,
        askedCompanies: [{ recipient: first.recipientName, fingerprints }],
      }).map(({ recipientName }) => recipientName)
    expect(askedAfter(asked)).toEqual(names.slice(1))
    expect(askedAfter(['another-finding'])).toEqual(names)
  })
})
