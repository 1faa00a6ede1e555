import type { Finding } from '../audit/finding.ts'

/** What to choose in the form at consumerfinance.gov/complaint; the names are the form's own. */
export interface ComplaintPick {
  /** What the bureau did: answered and left it, kept silent, or corrected a part. */
  key: 'answered' | 'silent' | 'corrected'
  issue: string
  subIssue: string
}

const personalFields = new Set(['names', 'addresses', 'ssnLast4', 'dob', 'notices', 'phones', 'employers'])
const statusFields = new Set([
  'status',
  'paymentStatus',
  'history',
  'remarks',
  'pastDue',
  'activityDesignator',
])

/** The form asks for one issue and one sub-issue; which one depends on what the bureau answered. */
export function pickIssues(findings: readonly Finding[]): ComplaintPick[] {
  const investigation = 'Problem with a company’s investigation into an existing problem'
  return [
    {
      key: 'answered',
      issue: investigation,
      subIssue: 'Their investigation did not fix an error on your report',
    },
    {
      key: 'silent',
      issue: investigation,
      subIssue: 'Was not notified of investigation status or results',
    },
    {
      key: 'corrected',
      issue: 'Incorrect information on your report',
      subIssue: subIssueOf(findings),
    },
  ]
}

/** By what most of the items are about; the strongest decides a tie. */
function subIssueOf(findings: readonly Finding[]): string {
  const votes = new Map<string, number>()
  for (const finding of findings) {
    const subIssue = subIssueFor(finding)
    votes.set(subIssue, (votes.get(subIssue) ?? 0) + 1)
  }
  const [first] = [...votes].sort((a, b) => b[1] - a[1])
  return first?.[0] ?? 'Account information incorrect'
}

function subIssueFor(finding: Finding): string {
  const field = finding.evidence[0]?.field ?? ''
  if (finding.ruleKey.includes('bankruptcy_obsolete') || field.startsWith('publicRecord')) {
    return 'Public record information inaccurate'
  }
  if (/^obsolete|removal_date|reaged/.test(finding.ruleKey))
    return 'Old information reappears or never goes away'
  if (personalFields.has(field)) return 'Personal information incorrect'
  return statusFields.has(field) ? 'Account status incorrect' : 'Account information incorrect'
}
