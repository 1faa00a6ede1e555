import type { GuideEntry, GuideMatter } from '../../../engine/guides/guide-matter.ts'
import { entriesFromReports, planFactsOf } from '../../../engine/guides/known-from-reports.ts'
import type { GuideAnswers, GuideEntryTyped } from '../../../shared/api/guides.ts'
import { bureauKeys, bureauNames } from '../../../shared/api/vocabulary.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { personDay } from '../../../shared/rules/person-day.ts'
import type { Deps } from '../../deps.ts'
import { listClientIdsOfViewer } from '../accounts/clients-of-viewer.policy.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { composeCase } from '../processing/compose-case.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { openAnswers } from './guide-answers.ts'
import type { GuideRow } from './guides.tables.ts'

export interface KnownGuide {
  answers: GuideAnswers
  matter: GuideMatter
  /** Collectors' entries of the viewer's own reports. */
  known: readonly GuideEntry[]
}

/**
 * What is known for a guide: what was entered, and what the reports of the viewer's own cases print. Reports of the buyer's address are
 * shown to nobody who has not proven it: a browser that paid holds its own cases alone, and staff see what was entered.
 */
export async function findGuideMatter(
  deps: Deps,
  of: { row: GuideRow; purchase: PurchaseRow; viewer: Viewer; language?: Language | undefined },
): Promise<KnownGuide> {
  const { row, purchase, viewer } = of
  const answers = openAnswers(deps, row)
  const read = await readCase(deps, viewer, purchase.emailKey)
  const matter: GuideMatter = {
    person: { ...answers.person, ssnLast4: null, dob: null },
    entries: answers.entries.map(typedEntry),
    rental: answers.rental,
    plan: read === null ? null : planFactsOf(read.reports, [...read.findings, ...(read.undecided ?? [])]),
    mailings: answers.mailings,
    chosenBureau: answers.chosenBureau === null ? null : bureauNames[answers.chosenBureau],
    begunOn: dayOf(row.createdAt),
    asOf: personDay(answers.person.state, deps.clock.now()),
    language: of.language ?? (await languageOfPerson(deps.database.db, purchase.email)),
  }
  return { answers, matter, known: read === null ? [] : entriesFromReports(read.reports) }
}

/** The newest read case of the buyer's address among those that the viewer may open: one browser may hold those of a family. */
async function readCase(deps: Deps, viewer: Viewer, emailKey: string) {
  const ids = await listClientIdsOfViewer(deps, viewer)
  for (const id of [...ids].sort((a, b) => b - a)) {
    const client = await findClient(deps.database.db, id)
    if (client?.emailKey !== emailKey) continue
    const run = await findAnalysedRun(deps, deps.database.db, id)
    if (run) return (await composeCase(deps, id, run.analysis)).caseFile
  }
  return null
}

function typedEntry(entry: GuideEntryTyped): GuideEntry {
  return {
    ...entry,
    bureaus: entry.bureaus.map((key) => bureauNames[key]),
    removals: entry.removals.map(({ bureau, printed }) => ({ bureau: bureauNames[bureau], printed })),
  }
}

/** An entry of a report in the form in which it is taken over, within what the form keeps. */
export function asTyped(entry: GuideEntry): GuideEntryTyped {
  const keyOf = (name: string) => bureauKeys.filter((key) => bureauNames[key] === name)
  const { firstDelinquency } = entry
  return {
    ...entry,
    company: entry.company.slice(0, 120),
    address: entry.address.slice(0, 4).map((line) => line.slice(0, 100)),
    accountNumber: entry.accountNumber.slice(0, 40),
    originalCreditor: entry.originalCreditor.slice(0, 120),
    amount: entry.amount.slice(0, 20),
    // A year alone, as some prints have it, gives no day to count from.
    firstDelinquency: firstDelinquency !== null && firstDelinquency.length >= 7 ? firstDelinquency : null,
    bureaus: entry.bureaus.flatMap(keyOf),
    removals: entry.removals.flatMap(({ bureau, printed }) =>
      keyOf(bureau).map((key) => ({ bureau: key, printed })),
    ),
  }
}
