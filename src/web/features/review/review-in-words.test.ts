import { describe, expect, it } from 'vitest'
import { findingTexts as english } from '../../../shared/messages/en/findings.ts'
import { findingTexts as spanish } from '../../../shared/messages/es/findings.ts'
import { evidenceLine, reviewOf, sampleFinding, sampleQuestion } from '../../test-support/sample-review.ts'
import { reviewInWords } from './review-in-words.ts'

const finding = { ...sampleFinding, ruleKey: 'balance_on_paid_or_settled' }
const question = {
  ...sampleQuestion,
  ruleKey: 'wrong_name_variant',
  answers: [
    { key: 'never_used', label: 'No, I never used it', input: null },
    { key: 'not_sure', label: 'I am not sure', input: null },
    { key: 'newer', label: 'An answer of a later rule set', input: null },
  ],
}

describe('a review in Spanish', () => {
  const review = reviewOf({ findings: [finding], questions: [question] })
  const [worded] = reviewInWords(review, spanish).findings

  it('tells a finding in Spanish, with the English of the letter beside it and the printed values as they are', () => {
    expect(worded).toMatchObject({
      id: finding.id,
      title: 'Una cuenta pagada o saldada todavía muestra un saldo',
      request:
        'Que se verifique con la empresa lo que se debe y se corrija el saldo a $0, salvo que sus registros muestren que la cuenta no se pagó ni se saldó.',
      inLetter: { statement: finding.statement, request: finding.request },
    })
    expect(worded?.evidence.map(({ label, printed }) => `${label}: ${printed}`)).toEqual([
      'Fecha del último pago: 03/2021',
      'Saldo: $412',
    ])
  })

  it('asks a question in Spanish; an answer that has no words of its own keeps its English', () => {
    const [asked] = reviewInWords(review, spanish).questions
    expect(asked?.text).toBe('¿Usó alguna vez este nombre?')
    expect(asked?.answers.map(({ label }) => label)).toEqual([
      'No, nunca lo usé',
      'No lo sé con certeza',
      'An answer of a later rule set',
    ])
  })

  it('names a month of the history and when an item leaves', () => {
    const line = {
      ...evidenceLine,
      label: 'Payment history, March 2021',
      ofMonth: { field: 'Payment history', month: '2021-03' },
    }
    const kept = { ...evidenceLine, label: 'Payment history, April 2021' }
    const { findings, removals } = reviewInWords(
      {
        ...review,
        findings: [{ ...finding, evidence: [line, kept] }],
        removals: [
          {
            bureau: 'Equifax',
            creditor: 'NORTHWIND BANK',
            what: 'Late mark of March 2021',
            month: '2021-03',
            leaves: '2028-03',
            basis: 'computed',
            because: 'Section 605(a)(5)',
            overdue: false,
          },
        ],
      },
      spanish,
    )
    expect(findings[0]?.evidence[0]?.label).toMatch(/^Historial de pagos, .*2021$/)
    // Of an analysis from before lines named their month.
    expect(findings[0]?.evidence[1]?.label).toBe('Payment history, April 2021')
    expect(removals[0]?.what).toMatch(/^Marca de atraso, .*2021$/)
    expect(removals[0]?.because).toMatch(/^Contamos siete años desde el mes/)
  })

  it('leaves a finding of a rule that it does not know in English', () => {
    const [unknown] = reviewInWords(reviewOf({ findings: [sampleFinding] }), spanish).findings
    expect(unknown).toMatchObject({ title: sampleFinding.title, statement: sampleFinding.statement })
    expect(unknown?.inLetter).toBeUndefined()
  })

  it('changes nothing on a page in English', () => {
    expect(reviewInWords(review, english)).toEqual(review)
  })
})
