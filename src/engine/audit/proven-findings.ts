/** What parts of a report that are not proven take from the findings that rest on them (decision 37). */
import type { CreditReport } from '../report/credit-report.ts'
import { isPerhapsPrinted, provenPart, unprovenPartsOf, wholeEntries } from '../report/proof/proven-part.ts'
import type { Evidence, Finding } from './finding.ts'
import { keepStrongest } from './keep-strongest.ts'
import { holdingWhateverMonths, type Look } from './months-not-read.ts'
import { mayBeBought, withBoughtDebts } from './perhaps-taken-over.ts'

/** Below 1, so that the client sees the place and confirms it before a letter uses it. */
const unprovenConfidence = 0.5

/**
 * The findings on these reports, of what is found twice the strongest. Where histories or values are not proven, the rules
 * look with them and without them. What they find both ways stands; what rests on them is kept with evidence that the client
 * must confirm; what appears only because they are left out is nothing, and neither is what rests on an empty field whose value
 * may stand in a line that was not understood.
 * @param look every rule over the given reports
 */
export function provenFindings(reports: readonly CreditReport[], look: Look): Finding[] {
  const asRead = reports.map(wholeEntries)
  const proven = reports.map(provenPart)
  const found = holdingWhateverMonths(look(asRead), asRead, look).filter(
    ({ evidence }) => !evidence.some((line) => quotesWhatMayBePrinted(line, reports)),
  )
  if (proven.every((report, at) => report === asRead[at])) return keepStrongest(found)
  const all = holdingOfEitherKind(found, asRead, look)
  const stands = new Set(look(proven).map(({ fingerprint }) => fingerprint))
  const certain = keepStrongest(all.filter(({ fingerprint }) => stands.has(fingerprint)))
  // What is certain is not hidden behind what is asked, nor said a second time by it.
  const asked = keepStrongest(all)
    .filter(({ fingerprint }) => !stands.has(fingerprint))
    .filter((finding) => certain.every((each) => keepStrongest([each, finding]).includes(each)))
  return [...certain, ...asked.map((finding) => asAsked(finding, reports))]
}

/** Says that nothing in the other reports explains an entry: an entry of unknown kind there may. */
const restOnAbsence: readonly string[] = ['account_not_recognised']

/** Without what is found of an entry only as long as it, or what may explain it, is taken for its furnisher's own. */
function holdingOfEitherKind(
  found: readonly Finding[],
  reports: readonly CreditReport[],
  look: (reports: CreditReport[]) => Finding[],
): Finding[] {
  const bought = reports.map(withBoughtDebts)
  if (bought.every((report, at) => report === reports[at])) return [...found]
  const holds = new Set(look(bought).map(({ fingerprint }) => fingerprint))
  const isOfUnknown = ({ accounts }: Finding) =>
    accounts.some(({ bureau, itemId }) =>
      reports.some((report) => report.bureau === bureau && mayBeBought(report, itemId)),
    )
  return found.filter(
    (finding) =>
      holds.has(finding.fingerprint) || !(isOfUnknown(finding) || restOnAbsence.includes(finding.ruleKey)),
  )
}

function quotesWhatMayBePrinted(
  { bureau, itemId, field }: Evidence,
  reports: readonly CreditReport[],
): boolean {
  return (
    itemId !== null &&
    reports.some((report) => report.bureau === bureau && isPerhapsPrinted(report, itemId, field))
  )
}

/** The lines of what is not proven; all lines of its entry where the finding quotes none of them. */
function asAsked(finding: Finding, reports: readonly CreditReport[]): Finding {
  const partsOf = ({ bureau, itemId }: Evidence) => {
    const report = reports.find((each) => each.bureau === bureau)
    return report === undefined || itemId === null ? [] : unprovenPartsOf(report, itemId)
  }
  const quotes = finding.evidence.filter((line) => partsOf(line).some((part) => part === line.field))
  const lines = quotes.length > 0 ? quotes : finding.evidence.filter((line) => partsOf(line).length > 0)
  const unsure = lines.length > 0 ? lines : finding.evidence
  return {
    ...finding,
    evidence: finding.evidence.map((line) =>
      unsure.includes(line)
        ? { ...line, confidence: Math.min(line.confidence ?? 1, unprovenConfidence) }
        : line,
    ),
  }
}
