import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CaseFile, EvidencePicture } from './case-file.ts'
import { composeForensicAnalysis } from './compose-forensic-analysis.ts'
import { pictureKey } from './evidence-picture.ts'

// The audit takes a while; no test changes the case.
const setOne = sampleCase('set-1')
const analysis = composeForensicAnalysis(setOne)

describe('the debts of the forensic analysis', () => {
  it('are drawn on a timeline when a finding concerns them, with every date in its text', () => {
    const disputed = new Set(setOne.findings.flatMap(({ accounts }) => accounts.map(({ itemId }) => itemId)))
    const debts = setOne.debts.filter(({ members }) =>
      members.some(({ accountId }) => disputed.has(accountId)),
    )
    const drawn = analysis.debts.filter(({ timeline }) => timeline !== null)
    expect(drawn.length).toBeGreaterThanOrEqual(debts.length)
    for (const { timeline } of drawn) {
      for (const { events, bureau } of timeline?.rows ?? []) {
        expect(timeline?.text).toContain(bureau)
        for (const { at, text } of events) {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThanOrEqual(1)
          expect(timeline?.text).toContain(text)
        }
      }
    }
  })

  it('draw the printed dates in order, and name a removal date that is only computed as computed', () => {
    const equifax = analysis.debts
      .flatMap(({ timeline }) => timeline?.rows ?? [])
      .filter(({ bureau }) => bureau === 'Equifax')
    expect(equifax.length).toBeGreaterThan(0)
    for (const { events } of equifax) {
      const [opened, reported] = (['opened', 'reported'] as const).map((kind) =>
        events.find((event) => event.kind === kind),
      )
      if (opened !== undefined && reported !== undefined) expect(opened.at).toBeLessThan(reported.at)
      // Equifax prints no removal date: whatever is drawn of one is computed.
      expect(events.map(({ kind }) => kind)).not.toContain('removal')
    }
  })

  it('mark the date that a finding quotes', () => {
    const entry = setOne.reports.flatMap(({ accounts }) => accounts).find(({ opened }) => opened !== null)
    if (entry === undefined) throw new Error('expected an entry')
    const quoting = sampleFinding({
      accounts: [
        { bureau: entry.bureau, itemId: entry.id, creditor: entry.creditor.value, accountNumber: null },
      ],
      evidence: [sampleEvidence({ bureau: entry.bureau, itemId: entry.id, field: 'opened' })],
    })
    const { debts } = composeForensicAnalysis({ ...setOne, findings: [quoting], questions: [] })
    const marks = debts.flatMap(({ timeline }) => timeline?.rows ?? []).flatMap(({ events }) => events)
    expect(marks.filter(({ marks }) => marks === 'F1').map(({ kind }) => kind)).toEqual(['opened'])
  })

  it('tell the owners of a debt that changed hands, in order', () => {
    const owners = analysis.debts.map((debt) => debt.owners).filter((list) => list.length > 0)
    expect(owners.length).toBeGreaterThan(0)
    for (const [first] of owners) expect(first).toContain('original creditor')
  })
})

describe('what stands beside the findings', () => {
  it('is what the client set aside, with why, and in no letter', () => {
    const [finding, ...rest] = setOne.findings
    if (finding === undefined) throw new Error('expected a finding')
    const { setAside, inShort } = composeForensicAnalysis({
      ...setOne,
      findings: rest,
      setAside: [{ finding, reason: 'not_this_one' }],
    })
    expect(setAside).toEqual([
      expect.objectContaining({ title: finding.title, reason: 'You decided not to dispute it.' }),
    ])
    expect(inShort.join(' ')).toContain('One finding is set aside')
  })

  it('are crops of the reports, each with its text, never more than the file can bear', () => {
    const pictures = allPictures(setOne)
    const shown = composeForensicAnalysis(setOne, pictures)
    const crops = [...shown.findings, ...shown.questions].flatMap((entry) => entry.pictures)
    expect(crops.length).toBeGreaterThan(5)
    for (const { alt, key } of crops) {
      expect(alt).toMatch(/^Picture of page \d+ of the (Experian|Equifax|TransUnion) report; marked: /)
      expect(pictures.some((picture) => picture.key === key)).toBe(true)
    }
    const heavy = pictures.map((picture) => ({ ...picture, png: new Uint8Array(250_000) }))
    const bounded = composeForensicAnalysis(setOne, heavy).findings.flatMap((entry) => entry.pictures)
    expect(new Set(bounded.map(({ key }) => key)).size).toBe(4)
    expect(composeForensicAnalysis(setOne).findings.flatMap((entry) => entry.pictures)).toEqual([])
  })

  it('is framed in Spanish for a client who reads Spanish; what the reports and letters say is quoted', () => {
    const spanish = composeForensicAnalysis({ ...setOne, language: 'es' })
    expect(spanish.title).toBe('Análisis forense de 3 informes de crédito')
    expect(spanish.findings[0]?.destination).toMatch(
      /^Usted decidió disputarlo\. En el punto 1 de la carta a/,
    )
    expect(spanish.findings.map(({ statement }) => statement)).toEqual(
      analysis.findings.map(({ statement }) => statement),
    )
  })
})

function allPictures({ findings, questions }: CaseFile): EvidencePicture[] {
  const lines = [...findings, ...questions].flatMap(({ evidence }) => evidence)
  const keys = new Set(lines.map(pictureKey))
  return [...keys].map((key) => ({ key, png: new Uint8Array([1]), width: 500, height: 100 }))
}
