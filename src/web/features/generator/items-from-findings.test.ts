import { expect, it } from 'vitest'
import { filledFrom, fitForLetter, type ReadFinding } from './items-from-findings.ts'
import { emptyValues } from './letter-values.ts'

const account = (bureau: 'Experian' | 'Equifax', creditor: string) => ({
  bureau,
  itemId: `${bureau.toLowerCase()}-01`,
  creditor,
  accountNumber: '4000XXXX',
})
const finding = (ruleKey: string, accounts: ReadFinding['accounts'], kind?: 'policy'): ReadFinding => ({
  id: ruleKey,
  fingerprint: '0123456789abcdef',
  ruleKey,
  strength: 'A',
  bureaus: accounts.map(({ bureau }) => bureau),
  accounts,
  title: ruleKey,
  statement: `What ${ruleKey} says.`,
  innocentExplanation: '',
  request: '',
  basis: { citation: 'FCRA 607(b)', sentence: '', ...(kind && { kind }) },
  evidence: [],
  worth: 50,
  facts: {},
})
const report = { bureau: 'Equifax' as const, name: 'ANA SILVA', number: '123' }

it('a letter to a bureau holds what that bureau prints of an account, and no policy', () => {
  const differs = finding('cross_balance_mismatch', [
    account('Experian', 'NORTHWIND'),
    account('Equifax', 'NW BANK'),
  ])
  const elsewhere = finding('negative_balance', [account('Experian', 'NORTHWIND')])
  const ofPerson = finding('ssn_mismatch', [])
  const policy = finding('medical_under_500', [account('Equifax', 'CEDAR')], 'policy')
  expect(fitForLetter([differs, elsewhere, ofPerson, policy], 'Equifax')).toEqual([differs])
  expect(filledFrom(emptyValues, report, [differs])).toMatchObject({
    fullName: 'ANA SILVA',
    bureaus: ['equifax'],
    reportNumbers: { equifax: '123', experian: '' },
    items: [
      {
        id: 1,
        type: 'incorrect-balance',
        creditor: 'NW BANK',
        accountNumber: '4000XXXX',
        reason: 'What cross_balance_mismatch says.',
      },
    ],
  })
})

it('what the person typed of themselves stays, and a rule without a type of its own leaves the type to them', () => {
  const before = { ...emptyValues, fullName: 'Ana M. Silva', dateOfBirth: '1984-03-09' }
  const filled = filledFrom(before, { ...report, number: null }, [
    finding('missing_dofd', [account('Equifax', 'CEDAR')]),
  ])
  expect(filled).toMatchObject({ fullName: 'Ana M. Silva', dateOfBirth: '1984-03-09', items: [{ type: '' }] })
  expect(filled.reportNumbers).toEqual(emptyValues.reportNumbers)
  expect(filledFrom(before, report, [])).toBe(before)
})
