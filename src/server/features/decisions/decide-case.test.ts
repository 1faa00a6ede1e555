import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEvidence, sampleFinding } from '../../../../test/support/sample-case.ts'
import { applyAnswers } from '../../../engine/audit/apply-answers.ts'
import { closeCase, countUnconfirmed, decideCase, everyFinding } from './decide-case.ts'
import { type Fact, factsInForce, type Said } from './list-facts.ts'
import { confirmationId, scannedValuesOf } from './scanned-values.ts'

const raw = sampleCase('set-1')
const [firstFinding] = raw.findings
if (!firstFinding) throw new Error('the sample has no finding')

let id = 0
const fact = (subject: string, said: Said): Fact => ({
  id: ++id,
  runId: 'run',
  round: 1,
  subject,
  said,
  wording: {},
  actor: 'client',
  spokenWordId: null,
  at: '2026-11-20T12:00:00.000Z',
})
const decided = (...facts: Fact[]) => decideCase(raw, factsInForce(facts))

describe('the case as the client wants it', () => {
  it('disputes nothing before anything was decided, and every finding waits', () => {
    expect(decided().findings).toEqual([])
    expect(decided().undecided).toHaveLength(raw.findings.length)
    expect(decided().questions).toEqual(raw.questions)
  })

  it.each([
    ['skip', 'not_this_one'],
    ['hold', 'on_hold'],
  ] as const)('sets aside what is decided as %s, and takes it back', (decision, reason) => {
    const { fingerprint } = firstFinding
    const away = fact(fingerprint, { kind: 'decision', decision, note: null })
    expect(decided(away).setAside).toMatchObject([{ finding: { fingerprint }, reason }])
    const { findings, undecided = [] } = decided(away)
    expect([...findings, ...undecided].some((each) => each.fingerprint === fingerprint)).toBe(false)
    const back = fact(fingerprint, { kind: 'decision', decision: 'dispute', note: null })
    expect(decided(away, back).findings.map((each) => each.fingerprint)).toEqual([fingerprint])
  })

  it('does not change the raw case', () => {
    const before = JSON.stringify(raw)
    decided(fact(firstFinding.fingerprint, { kind: 'decision', decision: 'skip', note: null }))
    expect(JSON.stringify(raw)).toBe(before)
  })
})

describe('an answer that makes a finding', () => {
  it('is no decision: the finding waits for one like any other', () => {
    const today = '2026-11-20'
    const answered = raw.questions.flatMap((question) =>
      (question.question?.answers ?? []).flatMap(({ key, input }) => {
        const value = input === null ? null : '2020-01-01'
        const given = { fingerprint: question.fingerprint, key, value }
        return applyAnswers([question], [given], today).findings.length > 0 ? [{ question, key, value }] : []
      }),
    )
    const [first] = answered
    if (!first) throw new Error('no question of the sample can become a finding')
    const { fingerprint } = first.question
    const answer = fact(fingerprint, {
      kind: 'answer',
      key: first.key,
      value: first.value,
      becomes: 'dispute',
    })
    expect(decided(answer).findings).toEqual([])
    expect(decided(answer).undecided?.some((each) => each.fingerprint === fingerprint)).toBe(true)
    const yes = fact(fingerprint, { kind: 'decision', decision: 'dispute', note: null })
    expect(decided(answer, yes).findings.map((each) => each.fingerprint)).toEqual([fingerprint])
  })
})

describe('a round that was mailed', () => {
  it('leaves out what the client had not decided, says so, and loses nothing', () => {
    const yes = fact(firstFinding.fingerprint, { kind: 'decision', decision: 'dispute', note: null })
    const open = decided(yes)
    const closed = closeCase(open)
    expect(closed.findings).toEqual(open.findings)
    expect(closed.undecided).toEqual([])
    expect(new Set(closed.setAside?.map(({ reason }) => reason))).toEqual(new Set(['not_decided']))
    expect(everyFinding(closed)).toHaveLength(raw.findings.length)
  })
})

describe('values of a scan', () => {
  const [report] = raw.reports
  const entry = report?.accounts[0]
  if (!report || !entry) throw new Error('the sample has no account')
  const unsure = <T>(value: T) => ({ ...value, confidence: 0.9 })
  const scanned = {
    ...report,
    source: 'scan' as const,
    reportDate: unsure(report.reportDate),
    reportNumber: report.reportNumber && unsure(report.reportNumber),
    accounts: [{ ...entry, creditor: unsure(entry.creditor) }],
  }
  const about = { bureau: report.bureau, itemId: entry.id, creditor: entry.creditor.value }
  const finding = sampleFinding({
    bureaus: [report.bureau],
    evidence: [sampleEvidence({ ...about, confidence: 0.8 })],
  })
  const scan = { ...raw, reports: [scanned], findings: [finding], questions: [] }
  const ids = scannedValuesOf(finding, scan.reports).map(confirmationId)
  const confirm = (correct: boolean) => ids.map((each) => fact(each, { kind: 'confirmation', correct }))

  it('are the line itself, the creditor and the date of the report', () => {
    expect(
      scannedValuesOf(finding, scan.reports)
        .map(({ label }) => label)
        .sort(),
    ).toEqual(['Amount past due', 'Creditor', 'Date of the report'])
  })

  it('keep a finding out of every letter until each one is confirmed', () => {
    const some = factsInForce(confirm(true).slice(1))
    expect(decideCase(scan, some)).toMatchObject({ findings: [], setAside: [{ reason: 'not_confirmed' }] })
    const yes = fact(finding.fingerprint, { kind: 'decision', decision: 'dispute', note: null })
    const all = decideCase(scan, factsInForce([...confirm(true), yes]))
    expect(all.findings[0]?.evidence[0]?.confidence).toBe(1)
    expect(all.setAside).toEqual([])
  })

  it('that the client says are misread stay out', () => {
    const force = factsInForce([...confirm(true), ...confirm(false).slice(0, 1)])
    expect(countUnconfirmed(finding, scan.reports, force)).toBe(1)
    expect(decideCase(scan, force).findings).toEqual([])
  })

  it('never give a letter the report number, which nobody is asked to confirm', () => {
    expect(decideCase(scan, factsInForce([])).reports[0]?.reportNumber).toBeNull()
  })
})
