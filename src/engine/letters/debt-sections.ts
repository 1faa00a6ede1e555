import type { Tradeline } from '../report/credit-report.ts'
import type { CaseFile, DebtAcrossBureaus } from './case-file.ts'
import { removalsOf, timelineOf } from './debt-timeline.ts'
import type { DebtSection } from './forensic-analysis.ts'
import { compareEntries, entriesOf } from './forensic-debts.ts'
import { isAbout, type MarkedFinding } from './forensic-findings.ts'
import { ownersOfDebt } from './owners-of-debt.ts'
import { languageOf, wordsIn } from './words/language.ts'

/** More debts than a person has are drawn nowhere; the bound keeps the file small. */
const timelinesDrawn = 40

/**
 * Debt by debt: its owners in order, the timeline of a debt with a finding, and the table of its entries. A debt that
 * has one entry and no finding has nothing to compare and no section.
 */
export function debtSections(caseFile: CaseFile, marked: readonly MarkedFinding[]): DebtSection[] {
  const removals = removalsOf(caseFile)
  let drawn = 0
  return caseFile.debts.flatMap((debt) => {
    const entries = entriesOf(debt, caseFile.reports)
    const isDisputed = entries.some(({ id }) => marked.some(({ finding }) => isAbout(finding, id)))
    if (entries.length < 2 && !isDisputed) return []
    const tables = compareEntries(debt.label, entries, caseFile)
    const timeline =
      isDisputed && drawn < timelinesDrawn
        ? timelineOf(debt.label, entries, removals, marked, caseFile)
        : null
    if (timeline !== null) drawn += 1
    return [{ label: debt.label, owners: ownersOf(debt, entries, caseFile), timeline, tables }]
  })
}

/** The chain of owners, of a debt that changed hands. */
function ownersOf(debt: DebtAcrossBureaus, entries: readonly Tradeline[], caseFile: CaseFile): string[] {
  const { forensic: words, written } = wordsIn(languageOf(caseFile))
  return ownersOfDebt(debt, entries).map(({ name, role, since, entries: printed }) =>
    words.owner(name, words.roles[role], since === null ? null : written.date(since), [
      ...new Set(printed.map(({ bureau }) => bureau)),
    ]),
  )
}
