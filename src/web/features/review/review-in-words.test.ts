import { describe, expect, it } from 'vitest'
import { findingTexts as english } from '../../../shared/messages/en/findings.ts'
import { findingTexts as spanish } from '../../../shared/messages/es/findings.ts'
import { evidenceLine, reviewOf, sampleFinding, sampleQuestion } from '../../test-support/sample-review.ts'
import { reviewInWords } from './review-in-words.ts'

const account = { creditor: 'NORTHWIND BANK', number: '*4411' }
const finding = {
  ...sampleFinding,
  ruleKey: 'balance_on_paid_or_settled',
  facts: { account, balance: 41200 },
}
const question = {
  ...sampleQuestion,
  ruleKey: 'wrong_name_variant',
  facts: { bureau: 'Equifax', name: 'Anna Sylva', own: 'ANA SILVA' },
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
      statement:
        'NORTHWIND BANK (cuenta *4411) se reporta como pagada o saldada, y el mismo dato todavía muestra un saldo de $412. Una cuenta pagada o saldada por completo no tiene saldo.',
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
    expect(asked?.text).toBe('¿Usó alguna vez el nombre Anna Sylva?')
    expect(asked?.why).toContain('Equifax muestra el nombre "Anna Sylva"')
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

  it('leaves a finding of a rule that it does not know, or without its facts, in English', () => {
    const { facts, ...older } = finding
    expect(facts).toBeDefined()
    for (const each of [sampleFinding, older]) {
      const [unknown] = reviewInWords(reviewOf({ findings: [each] }), spanish).findings
      expect(unknown).toMatchObject({ title: each.title, statement: each.statement })
      expect(unknown?.inLetter).toBeUndefined()
    }
  })

  it('tells what the client answered, on the day that was given', () => {
    const answered = {
      ...finding,
      ruleKey: 'bankruptcy_dismissed',
      facts: { record: 'Chapter 7 Bankruptcy', filed: '2019-05-06', status: 'Dismissed' },
      answered: { key: 'discharged', day: '2019-11-20' },
    }
    const [told] = reviewInWords(reviewOf({ findings: [answered] }), spanish).findings
    expect(told).toMatchObject({
      title: 'Bancarrota con deudas liberadas, reportada como desestimada',
      statement:
        'El caso "Chapter 7 Bankruptcy", presentado el 6 de mayo de 2019, se reporta con el estado "Dismissed". Mi bancarrota terminó con las deudas liberadas el 20 de noviembre de 2019.',
    })
  })

  it('changes nothing on a page in English', () => {
    expect(reviewInWords(review, english)).toEqual(review)
  })
})
