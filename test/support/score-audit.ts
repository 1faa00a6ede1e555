/** Scores an audit against the planted errors, decoys and arguable items of truth.json. */
import type { Finding } from '../../src/engine/audit/finding.ts'
import type { PlantedError, Truth } from './truth-report.ts'

export interface AuditScore {
  /** Planted errors that the files show. */
  planted: number
  found: PlantedError[]
  missed: PlantedError[]
  /** Findings that report an accurate item which only looks like an error. */
  decoys: Finding[]
  /** Findings of strength A or B that are neither planted nor arguable. */
  falsePositives: Finding[]
  /** Questions to the client that nothing planted calls for: harmless, but each costs the client's attention. */
  needlessQuestions: Finding[]
}

/** `findings` are those of strength A and B, `questions` those of strength C. */
export function scoreAudit(findings: Finding[], questions: Finding[], truth: Truth): AuditScore {
  const visible = truth.planted.filter((planted) => planted.visible)
  const groupOfKey = new Map(truth.planted.map(({ ruleKey, group }) => [ruleKey, group]))
  const isPlanted = (finding: Finding) => visible.some((planted) => matches(finding, planted, truth))
  const decoys = findings.filter(
    (finding) =>
      !isPlanted(finding) &&
      truth.decoys.some(
        ({ looksLike, trueId }) =>
          looksLike === finding.ruleKey && (trueId === null || trueIdsOf(finding, truth).has(trueId)),
      ),
  )
  const isArguable = (finding: Finding) =>
    truth.arguable.some(
      ({ groups, accounts }) =>
        groups.includes(groupOfKey.get(finding.ruleKey) ?? 'bankruptcy') &&
        [...trueIdsOf(finding, truth)].every((id) => accounts.includes(id)),
    )
  return {
    planted: visible.length,
    found: visible.filter((planted) =>
      [...findings, ...questions].some((each) => matches(each, planted, truth)),
    ),
    missed: visible.filter(
      (planted) => ![...findings, ...questions].some((each) => matches(each, planted, truth)),
    ),
    decoys,
    falsePositives: findings.filter(
      (finding) => !isPlanted(finding) && !decoys.includes(finding) && !isArguable(finding),
    ),
    needlessQuestions: questions.filter((finding) => !isPlanted(finding)),
  }
}

/** What truth.json names and a rule here says under another name. */
const ownNames: Record<string, string[]> = {
  late_after_repo_or_foreclosure: ['late_after_repossession'],
  payment_due_after_repo_or_foreclosure: ['late_after_repossession'],
  chapter13_obsolete: ['bankruptcy_ch13_completed'],
  bankruptcy_chapter_mismatch: ['bankruptcy_chapters_differ'],
}

function matches(finding: Finding, planted: PlantedError, truth: Truth): boolean {
  const acceptable = [planted.ruleKey, ...planted.alsoAcceptable].flatMap((key) => [
    key,
    ...(ownNames[key] ?? []),
  ])
  if (!acceptable.includes(finding.ruleKey)) return false
  if (!finding.bureaus.some((bureau) => planted.bureaus.includes(bureau))) return false
  // What must first be asked of the consumer may not be claimed.
  if (planted.needsConsumerFacts !== (finding.strength === 'C') && !isRightlyAsked(finding)) return false
  if (planted.accounts.length > 0) {
    const ids = trueIdsOf(finding, truth)
    return planted.accounts.every((id) => ids.has(id))
  }
  return planted.evidence.some(({ bureau, name, reference, printed }) =>
    finding.evidence.some(
      (evidence) =>
        evidence.bureau === bureau &&
        (name === undefined || evidence.creditor === name) &&
        (reference === undefined || evidence.accountNumber === reference) &&
        (finding.strength !== 'C' || name !== undefined || mentions(printed, evidence.printed)),
    ),
  )
}

/**
 * truth.json plants a finding for these four rules, and a question is accepted in its place, because the law takes the claim
 * away. Row 4 of the review of the law: where only a company's name suggests medical care, what the bill was for is the client's
 * to say (paid_medical_collection, medical_under_500, medical_under_1yr). Row 8: section 623(a)(3) speaks of a dispute made to
 * the furnisher, which no report shows (dispute_remark_missing). Whoever counts findings alone counts these as found too.
 */
function isRightlyAsked({ strength, ruleKey }: Finding): boolean {
  const askable = /^(paid_medical_collection|medical_under_500|medical_under_1yr|dispute_remark_missing)$/
  return strength === 'C' && askable.test(ruleKey)
}

/** A planted name or address must be the one asked about, not another of the same file. */
function mentions(printed: Record<string, unknown>, asked: string): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return Object.values(printed).some((value) => plain(JSON.stringify(value)).includes(plain(asked)))
}

/** Accounts are joined by what is printed, as an independent reader would. */
function trueIdsOf(finding: Finding, truth: Truth): Set<string> {
  return new Set(
    finding.accounts.flatMap(({ bureau, creditor, accountNumber }) =>
      truth.reports
        .filter((report) => report.bureau === bureau)
        .flatMap((report) => report.accounts)
        .filter((account) => account.creditor === creditor && account.accountNumber === accountNumber)
        .map(({ trueId }) => trueId),
    ),
  )
}
