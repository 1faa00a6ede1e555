import { describe, expect, it } from 'vitest'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { englishFindings } from '../../shared/findings/en/english-findings.ts'
import { spanishFindings } from '../../shared/findings/es/spanish-findings.ts'
import { wordFinding, wordQuestion } from '../../shared/findings/word-finding.ts'
import { titleNames } from '../../shared/messages/es/finding-titles.ts'
import { findingTexts } from '../../shared/messages/es/findings.ts'
import { nameIn } from '../../shared/messages/name-in.ts'
import { applyAnswers } from './apply-answers.ts'
import { auditReports } from './audit-reports.ts'
import type { Finding } from './finding.ts'
import { keptFacts } from './kept-facts.ts'
import { recallFacts } from './recall-facts.ts'
import { ruleSet } from './rule-set.ts'

const samples = sampleSets.map((set) => {
  const { asOf, ...truth } = readTruth(set)
  const reports = truthReports({ asOf, ...truth })
  const { findings, questions } = auditReports(reports, { asOf })
  return { asOf, reports, findings, questions }
})
const found = samples.flatMap(({ findings, questions }) => [...findings, ...questions])
/** As they come out of a column. */
const kept = found.map((finding): Finding => JSON.parse(JSON.stringify(finding)))

describe('the texts of findings', () => {
  it('are there for every rule, and for none that does not exist', () => {
    const keys = ruleSet.map(({ key }) => key).sort()
    expect(Object.keys(englishFindings.rules).sort()).toEqual(keys)
    expect(Object.keys(spanishFindings.rules).sort()).toEqual(keys)
  })

  it('say in English what the letters say, from the facts that were kept', () => {
    expect(kept.length).toBeGreaterThan(100)
    for (const finding of kept) {
      const { title, statement, innocentExplanation, request } = finding
      const words = wordFinding(englishFindings, finding)
      expect(words).toEqual({ title, statement, innocentExplanation, request })
      expect(keptFacts(finding).facts).toBeDefined()
    }
  })

  it('name in Spanish every amount, account and year that the English names', () => {
    for (const finding of kept) {
      const spanish = wordFinding(spanishFindings, finding)
      const named = finding.statement.match(/-?\$[\d,.]*\d|[*X\d-]{4,}/g) ?? []
      for (const each of named.filter((text) => text !== '1681'))
        expect(spanish?.statement, finding.statement).toContain(each)
      const { title, statement, innocentExplanation, request } = finding
      const english = [title, statement, innocentExplanation, request]
      for (const text of Object.values(spanish ?? { none: '' })) {
        expect(english).not.toContain(text)
        expect(text.length).toBeGreaterThan(9)
        expect(text).not.toMatch(
          /undefined|NaN|\[object|\b(January|February|March|April|June|July|August|October|the|account|days late)\b/,
        )
      }
    }
  })

  it('ask every question with a label for each answer, and tell what was answered', () => {
    const asked = kept.filter(({ question }) => question !== undefined)
    expect(new Set(asked.map(({ ruleKey }) => ruleKey)).size).toBeGreaterThan(5)
    for (const finding of asked) {
      const question = wordQuestion(spanishFindings, finding)
      expect(question?.text).toMatch(/^¿.*\?$|\. ¿.*\?$/)
      for (const { key, label, then: becomes, days } of finding.question?.answers ?? []) {
        expect(question?.labelOf(key), `${finding.ruleKey} ${key}`).toEqual(expect.any(String))
        expect(question?.labelOf(key)).not.toBe(label)
        if (becomes !== 'dispute') continue
        const given = { fingerprint: finding.fingerprint, key, value: days?.from ?? null }
        const [said] = applyAnswers([finding], [given]).findings
        if (said === undefined) throw new Error(`${key} makes no dispute`)
        const { title, statement, innocentExplanation, request } = said
        expect(wordFinding(englishFindings, said)).toEqual({ title, statement, innocentExplanation, request })
        const spanish = wordFinding(spanishFindings, said)
        const before = wordFinding(spanishFindings, finding)
        expect(spanish?.statement.length).toBeGreaterThan(before?.statement.length ?? 0)
        expect(nameIn(titleNames, title)).toBe(spanish?.title)
      }
    }
  })

  it('say what each cited section of the law says', () => {
    const cited = new Set(ruleSet.map(({ basis }) => basis.citation))
    expect([...cited].filter((citation) => findingTexts.laws[citation] === undefined)).toEqual([])
  })

  it('name each title of a rule, where only the title is sent', () => {
    const titles = Object.values(englishFindings.rules).map(({ title }) => title)
    expect(titles.filter((title) => nameIn(titleNames, title) === title)).toEqual([])
  })
})

describe('an analysis made before findings kept facts', () => {
  /** A finding of set-1 as rule set 2026.11.5 kept it, evidence aside. */
  const older = {
    ruleKey: 'past_due_exceeds_balance',
    title: 'Past-due amount is larger than the balance',
    statement:
      'HARBORLINE COMM FCU (account 601113207362****) shows an amount past due of $1,283 and a balance of $747. No more can be past due than is owed.',
  }

  it('gets them from its own reports, so that its findings are told in Spanish too', () => {
    const sample = samples.find(({ findings }) => findings.some(isOlder))
    const row = sample?.findings.find(isOlder)
    if (sample === undefined || row === undefined) throw new Error('no sample has the finding any more')
    const { facts, ...asKept } = row
    const [recalled] = recallFacts([asKept], { ...sample, client: {} })
    expect(recalled).toEqual({ ...asKept, facts })
    expect(
      wordFinding(spanishFindings, { ruleKey: asKept.ruleKey, ...keptFacts(recalled ?? asKept) }),
    ).toMatchObject({
      statement:
        'HARBORLINE COMM FCU (cuenta 601113207362****) muestra un monto atrasado de $1,283 y un saldo de $747. No puede estar atrasado más de lo que se debe.',
    })
  })

  it('stays as it was written where its words are no longer those, or its reports do not show it', () => {
    const [sample] = samples
    const [row] = sample?.findings ?? []
    if (sample === undefined || row === undefined) throw new Error('no sample')
    const { facts, ...asKept } = row
    expect(facts).toBeDefined()
    const [gone] = recallFacts([{ ...asKept, fingerprint: '0'.repeat(16) }], { ...sample, client: {} })
    expect(gone?.facts).toBeUndefined()
    const [reworded] = recallFacts([{ ...asKept, statement: 'It was said otherwise.' }], {
      ...sample,
      client: {},
    })
    expect(keptFacts(reworded ?? asKept)).toEqual({})
  })

  function isOlder({ ruleKey, title, statement }: Finding): boolean {
    return ruleKey === older.ruleKey && title === older.title && statement === older.statement
  }
})
