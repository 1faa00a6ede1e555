import { describe, expect, it } from 'vitest'
import { sampleFinding } from '../../../test/support/sample-case.ts'
import { explainFinding } from './explain-finding.ts'

const finding = sampleFinding({
  ruleKey: 'negative_balance',
  statement:
    'ACME BANK (account *12) shows a balance of -$12. A balance below zero would mean that the company owes me money.',
  request:
    'Please verify the balance of this account with the furnisher; if it is a credit in my favor, please show the balance as $0.',
  facts: { account: { creditor: 'ACME BANK', number: '*12' }, balance: -1200 },
})

describe('a finding in a document that the client reads', () => {
  it('is told in Spanish with what it names, beside the English of the letters', () => {
    expect(explainFinding(finding, 'es')?.statement).toBe(
      'Saldo menor que cero. ACME BANK (cuenta *12) muestra un saldo de -$12. Un saldo menor que cero significaría que la empresa le debe dinero a usted.',
    )
    expect(explainFinding(finding, 'es')?.innocentExplanation).toMatch(/^[A-ZÁÉÍÓÚ].*\b(la|el|de|un|una)\b/)
    expect(explainFinding(finding, 'en')).toBeNull()
  })

  it('is not told from facts that say something else than the letter, or that lack what a text names', () => {
    expect(explainFinding({ ...finding, statement: 'ACME BANK shows a balance of -$13.' }, 'es')).toBeNull()
    expect(explainFinding({ ...finding, facts: { balance: -1200 } }, 'es')).toBeNull()
    expect(explainFinding({ ...finding, ruleKey: 'no_such_rule' }, 'es')).toBeNull()
  })
})
