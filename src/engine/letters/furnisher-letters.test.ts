import { describe, expect, it } from 'vitest'
import { sampleCase, sampleEarlierLetter, sampleFinding } from '../../../test/support/sample-case.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { composeFurnisherLetters } from './compose-furnisher-letters.ts'
import { composeLetters } from './compose-letters.ts'
import { furnishersOf } from './furnishers.ts'
import { companyRecord } from './settling-record.ts'

const setOne: CaseFile = { ...sampleCase('set-1'), round: 3 }
const setFour: CaseFile = { ...sampleCase('set-4'), round: 3 }

describe('direct disputes with furnishers', () => {
  it('belong to round 3 alone', () => {
    expect(composeFurnisherLetters({ ...setOne, round: 1 })).toEqual([])
    expect(composeFurnisherLetters({ ...setOne, round: 2 })).toEqual([])
    expect(composeFurnisherLetters(setOne).length).toBeGreaterThan(2)
  })

  it.each([setOne, setFour])(
    'go one to a company, in the order of the names, each about its own entries',
    (caseFile) => {
      const letters = composeFurnisherLetters(caseFile)
      const names = letters.map(({ recipientName }) => recipientName)
      expect(names).toEqual([...new Set(names)].sort())
      for (const letter of letters) {
        expect(letter.items.length).toBeLessThanOrEqual(8)
        for (const item of letter.items) {
          expect(item.printedHere.length).toBeGreaterThan(0)
          expect(item.printedHere.every(({ entry }) => entry !== null)).toBe(true)
        }
      }
    },
  )

  it.each([setOne, setFour])(
    'name for each item the record that settles it: what is objectively and readily verifiable',
    (caseFile) => {
      const items = composeFurnisherLetters(caseFile).flatMap((letter) => letter.items)
      expect(items.length).toBeGreaterThan(4)
      for (const item of items) {
        const finding = caseFile.findings.find(({ id }) => id === item.findingId)
        if (finding === undefined) throw new Error('an item without its finding')
        const labels = item.printedHere.map(({ label }) => label)
        expect(item.ask, finding.ruleKey).toContain(companyRecord(finding, labels))
        // No agreement shows what is owed today.
        if (labels.some((label) => /balance$/i.test(label))) expect(item.ask).toMatch(/ledger/)
        expect(item.ask).not.toContain('furnisher')
      }
      expect(new Set(items.map(({ ask }) => /\byour [a-z-]+ (of|by)\b/.exec(ask)?.[0])).size).toBeGreaterThan(
        1,
      )
    },
  )

  it('never concern identifying information, inquiries, public records or what only a bureau answers for', () => {
    const personal = setOne.findings.filter(({ accounts }) => accounts.length === 0)
    expect(personal.length).toBeGreaterThan(0)
    const policy = setOne.findings.filter(({ ruleKey }) => ruleKey === 'medical_under_500')
    expect(policy.length).toBeGreaterThan(0)
    const inquiry = setOne.questions.find(({ evidence }) => evidence[0]?.field === 'inquiry')
    if (inquiry === undefined) throw new Error('expected a question about an inquiry')
    const answered = { ...inquiry, strength: 'B' as const }
    expect(composeFurnisherLetters({ ...setOne, findings: [...personal, ...policy, answered] })).toEqual([])
  })

  it('leave what a furnisher cannot be asked to a letter to the bureau', () => {
    const [experian] = composeLetters(setOne)
    const keys = setOne.findings.filter(({ accounts }) => accounts.length === 0).map(({ id }) => id)
    const ids =
      experian?.content.kind === 'letter' ? experian.content.items.map(({ findingId }) => findingId) : []
    expect(ids).toEqual(keys)
  })

  it('go to the address that a report prints, and leave lines to fill in where none does', () => {
    const withAddress = setOne.reports.map((report) => addressed(report, 'PO BOX 1, EL PASO, TX 79998'))
    const [known] = composeFurnisherLetters({ ...setOne, reports: withAddress })
    expect(known?.recipient.slice(1)).toEqual(['PO BOX 1', 'EL PASO, TX 79998'])
    const without = setOne.reports.map((report) => addressed(report, null))
    const unknown = composeLetters({ ...setOne, reports: without }).find(
      ({ kind }) => kind === 'furnisher_dispute',
    )
    expect(unknown?.content.kind === 'letter' && unknown.content.recipient.slice(1)).toEqual([null, null])
    expect(unknown?.notes[0]).toContain('No report prints an address')
  })

  it('say what a bureau answered before, and leave out what it deleted', () => {
    const before = sampleEarlierLetter(setOne, 'Equifax', ['verified', 'deleted'])
    const letters = composeFurnisherLetters({ ...setOne, earlier: [before], asOf: '2027-03-01' })
    const items = letters.flatMap((letter) => letter.items)
    const [verified, deleted] = before.items.map(({ finding }) => finding.id)
    expect(items.find(({ findingId }) => findingId === verified)?.earlier).toBe(
      'I raised this with Equifax in a letter mailed on November 10, 2026. It has since printed of this item: “The bureau says 1”.',
    )
    expect(items.some(({ findingId }) => findingId === deleted)).toBe(false)
  })

  it('cite a furnisher’s duties and never those of a bureau, and read as the consumer’s own', () => {
    for (const letter of [...composeFurnisherLetters(setOne), ...composeFurnisherLetters(setFour)]) {
      const text = JSON.stringify(letter.items.map(({ law, ask }) => [law, ask])) + letter.closing.join(' ')
      expect(text).not.toMatch(/607|611/)
      expect(JSON.stringify(letter)).not.toMatch(/on behalf of|our client|\bARMOR\b|\bwe\b|credit repair/i)
      expect(letter.opening[0]).toContain('1022.43')
      // The account as the bureaus print it, and no number of the person.
      for (const { label } of letter.references)
        expect(label).toMatch(/^Account at (Experian|Equifax|TransUnion)$/)
      expect(letter.references.length).toBeGreaterThan(0)
    }
  })
})

describe('companies behind entries', () => {
  const [first, second] = setOne.reports.flatMap(({ accounts }) => accounts)

  it('are one for the same name, and two for like names at different addresses', () => {
    if (first === undefined || second === undefined) throw new Error('expected two accounts')
    const named = (name: string, address: string | null, id: string) => ({
      ...first,
      id,
      creditor: { ...first.creditor, value: name },
      furnisherAddress: address === null ? null : { ...first.creditor, value: address },
    })
    const groupsOf = (...entries: ReturnType<typeof named>[]) =>
      furnishersOf(entries, { debts: [] }).map((group) => group.entries.length)
    expect(groupsOf(named('ALDER BANK', null, 'x-1'), named('Alder Bank', 'A 1', 'x-2'))).toEqual([2])
    expect(groupsOf(named('ALDER BANK', 'A 1', 'x-1'), named('ALDER BANK NA', 'A-1', 'x-2'))).toEqual([2])
    expect(groupsOf(named('ALDER BANK', 'A 1', 'x-1'), named('ALDER BANK NA', 'B 2', 'x-2'))).toEqual([1, 1])
    expect(groupsOf(named('ALDER BANK', null, 'x-1'), named('ALDER BANK NA', null, 'x-2'))).toEqual([1, 1])
  })

  it('are none for a finding that quotes no entry', () => {
    expect(
      composeFurnisherLetters({ ...setOne, findings: [sampleFinding({ accounts: [], evidence: [] })] }),
    ).toEqual([])
  })
})

function addressed(report: CreditReport, address: string | null): CreditReport {
  const accounts = report.accounts.map((entry) => ({
    ...entry,
    furnisherAddress: address === null ? null : { ...entry.creditor, value: address, raw: address },
  }))
  return { ...report, accounts }
}
