import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../../../test/support/make-report.ts'
import { scoreAudit } from '../../../test/support/score-audit.ts'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import type { Box } from '../read/positioned-text.ts'
import { auditReports } from './audit-reports.ts'
import { ruleSet } from './rule-set.ts'

/** Every box of a report with what is printed there. */
function placesOf(value: unknown, places = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return places
  if ('box' in value) {
    const { box } = value as { box: Box }
    const key = JSON.stringify(box)
    const raw = 'raw' in value ? String(value.raw) : 'code' in value ? String(value.code) : ''
    places.set(key, (places.get(key) ?? new Set()).add(raw))
  }
  for (const each of Object.values(value)) placesOf(each, places)
  return places
}

describe('the audit of the sample sets', () => {
  it.each(sampleSets)(
    'finds in %s at least 95 % of what was planted, and nothing that is accurate',
    (set) => {
      const truth = readTruth(set)
      const { findings, questions } = auditReports(truthReports(truth), { asOf: truth.asOf })
      const score = scoreAudit(findings, questions, truth)
      expect(score.missed.map(({ ruleKey, why }) => `${ruleKey}: ${why}`)).toEqual([])
      expect(score.decoys.map(({ ruleKey, statement }) => `${ruleKey}: ${statement}`)).toEqual([])
      expect(score.falsePositives.map(({ ruleKey, statement }) => `${ruleKey}: ${statement}`)).toEqual([])
    },
  )

  it.each(sampleSets)('claims nothing accurate in %s from any one or two of the reports', (set) => {
    const truth = readTruth(set)
    const all = truthReports(truth)
    for (let chosen = 1; chosen < 7; chosen += 1) {
      const reports = all.filter((_, at) => (chosen & (1 << at)) !== 0)
      const { findings, questions } = auditReports(reports, { asOf: truth.asOf })
      const { decoys, falsePositives } = scoreAudit(findings, questions, truth)
      expect(
        [...decoys, ...falsePositives].map(({ ruleKey, statement }) => `${ruleKey}: ${statement}`),
      ).toEqual([])
    }
  })

  it('knows a rule for every error that the sets carry, under its own name', () => {
    const keys = ruleSet.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const planted = sampleSets.flatMap((set) => readTruth(set).planted.map(({ ruleKey }) => ruleKey))
    expect([...new Set(planted)].filter((key) => !keys.includes(key))).toEqual([])
  })

  it('shows for every statement the very places that it rests on', () => {
    for (const set of sampleSets) {
      const truth = readTruth(set)
      const reports = truthReports(truth)
      const { findings, questions } = auditReports(reports, { asOf: truth.asOf })
      for (const finding of [...findings, ...questions]) {
        expect(finding.evidence.length, finding.id).toBeGreaterThan(0)
        expect(finding.bureaus.length, finding.id).toBeGreaterThan(0)
        for (const { bureau, box, printed, label } of finding.evidence) {
          const report = reports.find((each) => each.bureau === bureau)
          const there = placesOf(report).get(JSON.stringify(box))
          const shown = printed.split(/ \(|, /)[0] ?? ''
          const stands =
            printed === ''
              ? there !== undefined
              : [...(there ?? [])].some((raw) => raw === printed || raw === shown)
          expect(stands, `${finding.id}: ${label} "${printed}"`).toBe(true)
        }
        for (const text of [
          finding.statement,
          finding.request,
          finding.innocentExplanation,
          finding.basis.sentence,
        ]) {
          expect(text, finding.id).toMatch(/^[A-Z$].*[.]$/)
          expect(text, finding.id).not.toMatch(/undefined|null|NaN|\d{4}-\d{2}/)
        }
      }
    }
  })

  it('gives the same audit for the reports in any order', () => {
    const truth = readTruth('set-5')
    const reports = truthReports(truth)
    const expected = auditReports(reports, { asOf: truth.asOf })
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: 3 }), (shuffled) => {
        expect(auditReports(shuffled, { asOf: truth.asOf })).toEqual(expected)
      }),
      { numRuns: 4 },
    )
  })

  it('looks only at the newest of several reports of one bureau', () => {
    const older = makeReport('Equifax', {
      reportDate: '2026-01-05',
      notices: ['Consumer reported as deceased'],
    })
    const newer = makeReport('Equifax', { reportDate: '2026-11-05' })
    expect(auditReports([older, newer], { asOf: '2026-11-09' }).questions).toEqual([])
    expect(auditReports([older], { asOf: '2026-11-09' }).questions).toHaveLength(1)
  })

  it('finds nothing where there is nothing', () => {
    expect(auditReports([], { asOf: '2026-11-09' })).toEqual({
      findings: [],
      questions: [],
      debts: [],
    })
  })
})
