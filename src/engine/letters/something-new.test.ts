import { describe, expect, it } from 'vitest'
import {
  sampleCase,
  sampleEarlierLetter,
  sampleEvidence,
  sampleFinding,
} from '../../../test/support/sample-case.ts'
import { ruleSet } from '../audit/rule-set.ts'
import type { CaseFile, ItemOutcome } from './case-file.ts'
import { composeDisputeLetter } from './compose-dispute-letter.ts'
import { composeLetters } from './compose-letters.ts'
import type { DisputeLetter } from './dispute-letter.ts'
import { settlingRecordOf } from './settling-record.ts'

const setOne = sampleCase('set-1')

function letterOf(caseFile: CaseFile): DisputeLetter {
  const letter = composeDisputeLetter(caseFile, 'Experian')
  if (letter.kind !== 'letter') throw new Error('expected a letter')
  return letter
}

function secondRound(outcome: ItemOutcome, language: 'en' | 'es' = 'en'): CaseFile {
  const finding = sampleFinding()
  return {
    ...setOne,
    language,
    round: 2,
    findings: [finding],
    questions: [],
    earlier: [sampleEarlierLetter(setOne, 'Experian', [], { items: [{ finding, outcome, said: null }] })],
  }
}

describe('each item of a letter to a bureau', () => {
  it('names the field to change and the record that would settle it; a courtesy names none', () => {
    for (const item of letterOf(setOne).items) {
      if (item.certainty === 'policy') expect(item.ask).not.toMatch(/would settle/)
      else expect(item.ask, item.title).toMatch(/(field|fields) in question .* would settle (it|them)\.$/)
    }
    const inquiry = sampleFinding({
      ruleKey: 'duplicate_hard_inquiry',
      evidence: [sampleEvidence({ field: 'inquiry', label: 'Hard inquiry' })],
    })
    expect(letterOf({ ...setOne, findings: [inquiry] }).items[0]?.ask).toMatch(
      /\. The purpose that the company stated to you, with the application, would settle it\.$/,
    )
    expect(letterOf({ ...setOne, findings: [sampleFinding()] }).items[0]?.ask).toMatch(
      /The field in question is the .*; the furnisher’s ledger of this account would settle it\.$/,
    )
  })

  it('has a record for every rule', () => {
    const of = (ruleKey: string) => settlingRecordOf({ ruleKey })
    expect(new Set(ruleSet.map(({ key }) => of(key)))).toHaveLength(10)
    expect(of('late_jump')).toBe('payments')
    expect(of('missing_dofd')).toBe('delinquency')
    expect(of('last_payment_before_opened')).toBe('payments')
    expect(of('late_with_nothing_past_due')).toBe('ledger')
    expect(of('double_reporting_oc_and_collector')).toBe('ownership')
  })
})

describe('a renewed dispute', () => {
  it('asks the client for a paper that was not sent before, and has a line for it', () => {
    expect(letterOf(secondRound('verified')).enclosures.at(-1)).toMatch(/^Paper not sent before: _+$/)
    const [english] = composeLetters(secondRound('verified'))
    expect(english?.notes.join(' ')).toContain('a statement or a letter of the company that shows the amount')
    const [spanish] = composeLetters(secondRound('verified', 'es'))
    expect(spanish?.notes.join(' ')).toContain('un papel que no se haya enviado antes')
  })

  it.each(['changed_still_wrong', 'no_answer'] as const)(
    'has something new by itself after %s',
    (outcome) => {
      expect(letterOf(secondRound(outcome)).enclosures.join(' ')).not.toContain('Paper not sent before')
      expect(composeLetters(secondRound(outcome))[0]?.notes).toEqual([])
    },
  )

  it('gives a company the results of the bureau that verified, and finds the account by more than its number', () => {
    const [own] = composeLetters({ ...setOne, round: 3 }).filter(({ kind }) => kind === 'furnisher_dispute')
    if (own?.content.kind !== 'letter') throw new Error('expected a letter')
    const first = own.content.items[0]
    const finding = setOne.findings.find(({ id }) => id === first?.findingId)
    if (finding === undefined) throw new Error('expected a finding')
    const [bureau = 'Experian'] = finding.bureaus
    const earlier = [
      sampleEarlierLetter(setOne, bureau, [], { items: [{ finding, outcome: 'verified', said: null }] }),
    ]
    const [again] = composeLetters({ ...setOne, round: 3, findings: [finding], earlier }).filter(
      ({ kind }) => kind === 'furnisher_dispute',
    )
    if (again?.content.kind !== 'letter') throw new Error('expected a letter')
    expect(again.content.enclosures.join('; ')).toMatch(/Copy of \w+’s results that reached me/)
    expect(again.content.enclosures.at(-1)).toContain('Paper not sent before')
    expect(again.notes.join(' ')).toContain('was not sent before')
    expect(own.content.enclosures.join(' ')).not.toContain('Paper not sent before')
    expect(again.content.references[0]?.value).toMatch(/opened \w+/)
  })
})
