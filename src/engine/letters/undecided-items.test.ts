import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter } from '../../../test/support/sample-case.ts'
import type { Finding } from '../audit/finding.ts'
import { bureaus } from '../report/credit-report.ts'
import { addresseesOf } from './addressees.ts'
import type { CaseFile } from './case-file.ts'
import { chooseForRound } from './choose-for-round.ts'
import { composeComplaintLetter } from './compose-complaint-letter.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeForensicAnalysis } from './compose-forensic-analysis.ts'
import { composeFurnisherLetters } from './compose-furnisher-letters.ts'
import { composeLetters, countUndecided } from './compose-letters.ts'
import { composeMailLog } from './compose-mail-log.ts'

const all = sampleCase('set-1')
const found = all.findings
const nothing: CaseFile = { ...all, findings: [], undecided: found }
const split = (isDecided: (finding: Finding) => boolean, more: Partial<CaseFile> = {}): CaseFile => ({
  ...all,
  findings: found.filter(isDecided),
  undecided: found.filter((finding) => !isDecided(finding)),
  ...more,
})
const letterTo = (caseFile: CaseFile, bureau: (typeof bureaus)[number]) => {
  const letter = composeDisputeLetter(caseFile, bureau)
  if (letter.kind !== 'letter') throw new Error(`no letter to ${bureau}`)
  return letter
}

describe('a letter on which the client has not decided', () => {
  it('says nothing at all before the first decision, in every letter of every round', () => {
    for (const round of [1, 2, 3] as const) {
      const letters = composeLetters({ ...nothing, round }).flatMap(({ content }) =>
        content.kind === 'letter' ? [content] : [],
      )
      expect(letters.length).toBeGreaterThan(0)
      for (const { items, opening, closing, enclosures, draft } of letters) {
        expect({ items, opening, closing, enclosures }).toEqual({
          items: [],
          opening: [],
          closing: [],
          enclosures: [],
        })
        expect(draft?.items.length).toBeGreaterThan(0)
        expect(draft?.mark).toContain('not ready to sign')
      }
    }
  })

  it('holds the decided items alone, and counts and encloses no other', () => {
    const [first] = chooseForRound(all, 'Experian').chosen
    const letter = letterTo(
      split(({ id }) => id === first?.finding.id),
      'Experian',
    )
    expect(letter.items.map(({ findingId }) => findingId)).toEqual([first?.finding.id])
    expect(letter.subject).toBe('Dispute of one item in my Experian credit report')
    const quotedPages = new Set(
      letter.items.flatMap(({ printedHere }) => printedHere.map(({ page }) => page)),
    )
    const enclosed = letter.enclosures.find((line) => line.includes('of my Experian report')) ?? ''
    expect(enclosed.match(/\d+/g)?.map(Number)).toEqual([...quotedPages].sort((a, b) => a - b))
    expect(letter.draft?.items.map(({ findingId }) => findingId)).not.toContain(first?.finding.id)
  })

  it('is the very letter of today once everything is decided', () => {
    for (const bureau of bureaus) {
      expect(letterTo({ ...all, undecided: [] }, bureau)).toEqual(letterTo(all, bureau))
      expect(letterTo(all, bureau).draft).toBeNull()
    }
  })

  it('keeps the place of a strong item that is not decided, so that no weaker one slips in before it', () => {
    const places = chooseForRound(all, 'Experian').chosen.map(({ finding }) => finding.id)
    const strongest = places[0]
    const { chosen, undecided } = chooseForRound(
      split(({ id }) => id !== strongest),
      'Experian',
    )
    expect(undecided.map(({ finding }) => finding.id)).toEqual([strongest])
    expect(chosen.map(({ finding }) => finding.id)).toEqual(places.slice(1))
  })

  it('is a note, as ever, when every item is decided against', () => {
    const setAside = found.map((finding) => ({ finding, reason: 'not_this_one' as const }))
    expect(composeDisputeLetter({ ...all, findings: [], setAside }, 'Experian').kind).toBe('note')
  })

  it('speaks of the draft in the client’s language, and of the dispute in English', () => {
    const letter = letterTo({ ...nothing, language: 'es' }, 'Equifax')
    expect(letter.draft?.mark).toMatch(
      /^Borrador: no está listo para firmar\. \d+ puntos? esperan? su decisión\.$/,
    )
    expect(letter.draft?.items[0]?.ask).toMatch(/^Please/)
  })
})

describe('a round that is mailed before everything was decided', () => {
  const closed = (isDecided: (finding: Finding) => boolean, round: 1 | 3): CaseFile => ({
    ...all,
    round,
    findings: found.filter(isDecided),
    setAside: found
      .filter((finding) => !isDecided(finding))
      .map((finding) => ({ finding, reason: 'not_decided' })),
  })

  it('has letters of the decided items alone, ready to sign, and a note where nothing was decided', () => {
    const caseFile = closed((finding) => !addresseesOf(finding).includes('Equifax'), 1)
    expect(letterTo(caseFile, 'Experian').draft).toBeNull()
    const note = composeDisputeLetter(caseFile, 'Equifax')
    expect(note.kind === 'note' && note.paragraphs.join(' ')).toContain(
      'had no decision of yours when the round was mailed',
    )
  })

  it('keeps the numbers of the letters to furnishers, of which some may be mailed already', () => {
    const letters = composeFurnisherLetters({ ...all, round: 3 })
    const [first, second] = letters
    if (!first || !second) throw new Error('the sample has too few furnishers')
    const ofFirst = new Set(first.items.map(({ findingId }) => findingId))
    const left = composeFurnisherLetters(closed(({ id }) => !ofFirst.has(id), 3))
    expect(left.some(({ recipientName }) => recipientName === first.recipientName)).toBe(false)
    expect(left.find(({ recipientName }) => recipientName === second.recipientName)?.number).toBe(
      second.number,
    )
  })
})

describe('the papers beside the letters', () => {
  const some = split(({ strength }) => strength === 'A')

  it('say how many items of each letter are decided, and that a draft is no letter to mail', () => {
    const log = composeMailLog(some)
    for (const row of log.rows) {
      const letter = composeLetters(some).find(({ documentType }) => documentType === row.documentType)
      const undecided = letter ? countUndecided(letter) : 0
      expect(row.letter.includes('not decided yet')).toBe(undecided > 0)
      expect(row.state).toBe(undecided > 0 ? 'Draft' : 'Not sent')
    }
    expect(log.rows.some(({ state }) => state === 'Draft')).toBe(true)
  })

  it('complain about decided items alone', () => {
    const complaint = composeComplaintLetter(some)
    const certain = some.findings.length
    expect(certain).toBeGreaterThan(0)
    expect(complaint.draft?.mark).toContain('not ready to file')
    expect(composeComplaintLetter(nothing)).toMatchObject({ companies: [] })
    expect(composeComplaintLetter(nothing).none[0]).toContain('nothing is decided yet')
    expect(composeComplaintLetter(all).draft).toBeNull()
  })

  it('complain about a letter that was mailed only with what the client has decided since', () => {
    const earlier = [sampleEarlierLetter(all, 'Experian', ['verified', 'verified'])]
    const open = composeComplaintLetter({ ...nothing, round: 2, earlier })
    expect(open.companies.filter(({ bureau }) => bureau === 'Experian')).toEqual([])
    const decided = composeComplaintLetter({ ...all, round: 2, earlier })
    expect(decided.companies.some(({ bureau }) => bureau === 'Experian')).toBe(true)
  })

  it('show every finding in the analysis, and which of them are decided', () => {
    const analysis = composeForensicAnalysis(some)
    expect(analysis.findings).toHaveLength(found.length)
    const destinations = analysis.findings.map(({ destination }) => destination)
    expect(destinations.filter((text) => text.startsWith('You decided to dispute it.'))).toHaveLength(
      some.findings.length,
    )
    expect(destinations.filter((text) => text.startsWith('Not decided yet.'))).toHaveLength(
      some.undecided?.length ?? 0,
    )
    expect(analysis.inShort.join(' ')).toContain('your decision')
  })
})
