/**
 * Reports printed by somebody who knew the facts of the layouts and never saw a reader: one account, value and month after the other
 * stands in truth.json as the print shows it. Whoever mends a reader for another print sees here what it costs this one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assembleReport } from '../../src/engine/assemble/assemble-report.ts'
import { kindOfPart } from '../../src/engine/assemble/part-kind.ts'
import { auditReports } from '../../src/engine/audit/audit-reports.ts'
import { describeComparison } from '../support/compare-with-truth.ts'
import { keptPdfEngine } from '../support/kept-pdf-engine.ts'
import { keptReading } from '../support/kept-reading.ts'
import { compareFile, outcomeOf, reportsIn } from '../support/measure/measure-set.ts'
import { soaked } from '../support/soak-share.ts'
import type { TruthReport } from '../support/truth-report.ts'

const folder = new URL('../fixtures/independent-prints/', import.meta.url)

interface PrintTruth {
  asOf: string
  /** What is wrong in the print, in the printer's words. */
  planted: string[]
  reports: TruthReport[]
}

async function read(name: string) {
  const file = readdirSync(new URL(name, folder)).find((each) => each.startsWith('report.')) ?? ''
  const bytes = new Uint8Array(readFileSync(new URL(`${name}/${file}`, folder)))
  const kind = kindOfPart(bytes)
  if (kind === null || kind === 'pdf') return keptReading(bytes)
  const assembled = await assembleReport([{ bytes, kind }], {}, await keptPdfEngine())
  if (!assembled.ok) throw new Error(`${name} is no report`)
  return keptReading(assembled.bytes)
}

/** The slowest of them, each with a sister that says the same of its kind: in the soak. */
const inSoak = new Set([
  'equifax-site-saved',
  'experian-saved',
  'experian-member-saved',
  'experian-member-without-margins',
  'service-saved-months-backwards',
])
const all = readdirSync(folder)
const prints = soaked(
  all.filter((name) => !inSoak.has(name)),
  all,
)

describe('a report printed from the facts alone', () => {
  it.each(prints)('is read whole, and accused of nothing but what is wrong in it: %s', async (name) => {
    const truth: PrintTruth = JSON.parse(readFileSync(new URL(`${name}/truth.json`, folder), 'utf8'))
    const reading = await read(name)
    expect(outcomeOf(reading)).toEqual({ outcome: 'read', sentence: null })
    const reports = reportsIn(reading)
    const differences = compareFile(reports, truth.reports).flatMap(describeComparison)
    // Which labels stand empty the printers did not list alike.
    expect(differences.filter((line) => !line.includes(': blank: '))).toEqual([])
    const { findings } = auditReports(reports, { asOf: truth.asOf })
    const places = findings.map(({ ruleKey, evidence }) => `${ruleKey} ${evidence[0]?.itemId}`)
    expect(places.length, places.join(', ')).toBeLessThanOrEqual(truth.planted.length)
  })
})
