import { describe, expect, it } from 'vitest'
import { readTruth, sampleSets, truthReports } from '../../../../test/support/truth-report.ts'
import { auditReports } from '../../../engine/audit/audit-reports.ts'
import { spanishWording } from './spanish-wording.ts'

const audits = sampleSets.map((set) => {
  const truth = readTruth(set)
  return auditReports(truthReports(truth), { asOf: truth.asOf })
})
const [finding] = audits.flatMap(({ findings }) => findings).filter(isOf('past_due_exceeds_balance'))
const [question] = audits.flatMap(({ questions }) => questions).filter(isOf('wrong_name_variant'))
if (!finding || !question) throw new Error('The sample reports have no such findings any more.')

describe('the record of what was shown', () => {
  it('holds the Spanish of a finding that was decided on in Spanish, with its particulars', () => {
    const amounts = [...finding.statement.matchAll(/\$[\d,]+/g)].map(([amount]) => amount)
    const shown = spanishWording('es', finding)
    expect(shown['shownInSpanishTitle']).toBe('El monto atrasado es mayor que el saldo')
    expect(amounts).toHaveLength(2)
    for (const amount of amounts) expect(shown['shownInSpanishMeaning']).toContain(amount)
    expect(shown['shownInSpanishRequest']).toBe(
      'Que se verifiquen y se corrijan ambos montos; lo atrasado no puede superar el saldo.',
    )
  })

  it('holds question and answer as they stood on the page', () => {
    expect(spanishWording('es', question, 'not_sure')).toMatchObject({
      shownInSpanishQuestion: `¿Usó alguna vez el nombre ${question.evidence[0]?.printed}?`,
      shownInSpanishAnswer: 'No lo sé con certeza',
    })
  })

  it('adds nothing for a page in English, nor of a finding that an older analysis kept without facts', () => {
    expect(spanishWording('en', finding)).toEqual({})
    const { facts, ...older } = finding
    expect(facts).toBeDefined()
    expect(spanishWording('es', older)).toEqual({})
  })
})

function isOf(rule: string): (finding: { ruleKey: string }) => boolean {
  return ({ ruleKey }) => ruleKey === rule
}
