/**
 * The last gate before any letter. A finding passes only when it is of strength A or B, when every value it rests on was
 * printed as text or confirmed by the consumer (a value that character recognition read has a confidence below 1), and
 * when it is not about a debt that the consumer reports as identity theft: such a debt goes into a request under FCRA
 * section 605B and never into an ordinary dispute, which would treat it as the consumer's own.
 */
import type { Finding } from '../audit/finding.ts'
import type { Bureau } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'

/** The findings that a letter may use, in the order of the case: the client has decided to dispute each of them. */
export function disputableFindings(caseFile: CaseFile): Finding[] {
  return passing(caseFile.findings, caseFile)
}

/** Those that would pass if the client decided to dispute them; until then they are grey in the drafts. */
export function undecidedFindings(caseFile: CaseFile): Finding[] {
  return passing(caseFile.undecided ?? [], caseFile)
}

/** Everything of strength A and B that the client has not put aside, decided or not. */
export function standingFindings({ findings, undecided = [] }: CaseFile): Finding[] {
  return [...findings, ...undecided]
}

function passing(findings: readonly Finding[], caseFile: CaseFile): Finding[] {
  const stolen = identityTheftEntries(caseFile)
  return findings.filter(
    (finding) => finding.strength !== 'C' && isConfirmed(finding) && !isAboutAny(finding, stolen),
  )
}

/** False while a value of it is only what character recognition read. */
export function isConfirmed(finding: Finding): boolean {
  return finding.evidence.every(({ confidence }) => confidence === undefined || confidence >= 1)
}

/** True when the finding touches an entry that the consumer reports as identity theft, at whatever bureau. */
export function isIdentityTheft(finding: Finding, caseFile: CaseFile): boolean {
  return isAboutAny(finding, identityTheftEntries(caseFile))
}

/** The entries named by the consumer, and every other entry of the same debts: 'Experian experian-03'. */
function identityTheftEntries(caseFile: CaseFile): ReadonlySet<string> {
  const named = new Set(
    (caseFile.packets?.identityTheft?.items ?? []).map((item) => keyOf(item.bureau, item.itemId)),
  )
  const debts = caseFile.debts.filter(({ members }) =>
    members.some((member) => named.has(keyOf(member.bureau, member.accountId))),
  )
  for (const { members } of debts) {
    for (const member of members) named.add(keyOf(member.bureau, member.accountId))
  }
  return named
}

function isAboutAny(finding: Finding, entries: ReadonlySet<string>): boolean {
  return (
    finding.accounts.some(({ bureau, itemId }) => entries.has(keyOf(bureau, itemId))) ||
    finding.evidence.some(({ bureau, itemId }) => itemId !== null && entries.has(keyOf(bureau, itemId)))
  )
}

function keyOf(bureau: Bureau, itemId: string): string {
  return `${bureau} ${itemId}`
}
