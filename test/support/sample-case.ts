/** Cases to write documents from: a sample set's reports and what the audit finds in them, and single invented findings. */
import { auditReports } from '../../src/engine/audit/audit-reports.ts'
import type { Evidence, Finding } from '../../src/engine/audit/finding.ts'
import { accuracy } from '../../src/engine/audit/law.ts'
import { ruleSetVersion } from '../../src/engine/audit/rule-set-version.ts'
import { addresseesOf } from '../../src/engine/letters/addressees.ts'
import type { CaseFile, EarlierLetter, ItemOutcome } from '../../src/engine/letters/case-file.ts'
import type { Bureau, CreditReport } from '../../src/engine/report/credit-report.ts'
import { readTruth, type SampleSet, truthReports } from './truth-report.ts'

/** The whole case of a set; `reports` as a reader returned them, else those of truth.json. */
export function sampleCase(set: SampleSet, given?: CreditReport[]): CaseFile {
  const truth = readTruth(set)
  const reports = given ?? truthReports(truth)
  const { name, dob, ssnLast4, addresses } = truth.consumer
  const audit = auditReports(reports, { asOf: truth.asOf, client: { name, dob, ssnLast4, addresses } })
  return {
    consumer: {
      name: 'Harlan R. Ashgrove',
      mailingAddress: '5201 Windlestraw Place',
      city: 'Worcester',
      state: 'MA',
      zipCode: '01627',
      ssnLast4,
      dob: null,
    },
    asOf: truth.asOf,
    round: 1,
    reports,
    findings: audit.findings,
    questions: audit.questions,
    debts: audit.debts.map(({ id, accounts }) => {
      const entries = accounts.flatMap((account) => account.entries)
      return {
        id,
        label: entries[0]?.creditor.value ?? '',
        members: entries.map((entry) => ({ bureau: entry.bureau, accountId: entry.id })),
      }
    }),
    without: [],
    ruleSetVersion,
  }
}

/** An invented finding about one line, to be changed as a test needs it. */
export function sampleFinding(changes: Partial<Finding> = {}): Finding {
  return {
    id: 'past_due_exceeds_balance:experian-01',
    fingerprint: '0123456789abcdef',
    ruleKey: 'past_due_exceeds_balance',
    strength: 'A',
    bureaus: ['Experian'],
    accounts: [
      { bureau: 'Experian', itemId: 'experian-01', creditor: 'ALDER BANK', accountNumber: '4147XXXX' },
    ],
    title: 'Past-due amount is larger than the balance',
    statement: 'More is past due ($90) than is owed ($10).',
    innocentExplanation: 'The two amounts may be of different days.',
    request: 'Please correct the amount past due.',
    basis: accuracy,
    evidence: [sampleEvidence()],
    worth: 60,
    ...changes,
  }
}

export function sampleEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    bureau: 'Experian',
    itemId: 'experian-01',
    creditor: 'ALDER BANK',
    accountNumber: '4147XXXX',
    field: 'pastDue',
    label: 'Amount past due',
    printed: '$90',
    box: { page: 3, x: 10, y: 10, width: 10, height: 10 },
    ...changes,
  }
}

/**
 * A letter of round 1 to one bureau, mailed and delivered with proof and answered by a results letter, about the first
 * findings for that bureau, one an outcome.
 */
export function sampleEarlierLetter(
  caseFile: CaseFile,
  bureau: Bureau,
  outcomes: ItemOutcome[],
  changes: Partial<EarlierLetter> = {},
): EarlierLetter {
  const findings = caseFile.findings.filter((finding) => addresseesOf(finding).includes(bureau))
  return {
    round: 1,
    bureau,
    mailedOn: '2026-11-10',
    deliveredOn: '2026-11-13',
    certifiedNumber: '9407111898765432100000',
    answer: { receivedOn: '2026-12-18', source: 'results-letter' },
    items: outcomes.flatMap((outcome, at) => {
      const finding = findings[at]
      return finding === undefined ? [] : [{ finding, outcome, said: `The bureau says ${at + 1}.` }]
    }),
    ...changes,
  }
}
