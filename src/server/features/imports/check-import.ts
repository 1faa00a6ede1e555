import type { ImportReport } from '../../../shared/api/imports.ts'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { amountText } from '../../../shared/rules/money.ts'
import { latestDayAnywhere } from '../../../shared/rules/person-day.ts'
import { undatedRound } from '../../../shared/rules/undated-round.ts'
import { says } from '../../../shared/sentences/says.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findImport } from './imports.store.ts'
import { judgeRows, type SeenAddresses } from './judge-rows.ts'
import type { ImportedPerson } from './read-client-row.ts'
import { columnOf, openRows } from './rows-of-import.ts'

const listed = 100
const previewed = 5

/** Every import names people: without these two columns nobody could be added. Throws Refusal 'invalid_input'. */
export function requireFields(mapping: readonly (ImportField | null)[]): void {
  const hasName = mapping.some((field) => field === 'name' || field === 'lastName' || field === 'firstName')
  if (mapping.includes('email') && hasName) return
  throw new Refusal('invalid_input', says('staff.importNeedsFields'))
}

/** The dry run: reads every row as the import would, and writes nothing. Errors: not_found, conflict, invalid_input. */
export async function checkImport(
  deps: Deps,
  input: { importId: number; mapping: readonly (ImportField | null)[] },
): Promise<ImportReport> {
  const { mapping } = input
  const row = await findImport(deps.database.db, input.importId)
  if (!row) throw new Refusal('not_found', says('staff.noImport'))
  if (row.status !== 'draft') throw new Refusal('conflict', says('staff.importStarted'))
  requireFields(mapping)
  const { names, portions } = await openRows(deps, row)
  const report: ImportReport = {
    ready: 0,
    refused: 0,
    duplicates: 0,
    withoutAmount: 0,
    sentUndated: 0,
    problems: [],
    alike: [],
    preview: [],
  }
  const seen: SeenAddresses = new Map()
  const today = latestDayAnywhere(deps.clock.now())
  for await (const { rows } of portions) {
    const { people, problems, alike } = await judgeRows(deps.database.db, { rows, mapping, today, seen })
    report.refused += rows.length - people.length
    report.duplicates += alike.length
    report.ready += people.length - alike.length
    report.withoutAmount += people.filter(({ paidCents }) => paidCents === null).length
    report.sentUndated += people.filter(
      ({ stage, mailDates }) => undatedRound(stage, mailDates) !== null,
    ).length
    for (const { line, field, reason } of problems.slice(0, listed - report.problems.length))
      report.problems.push({ line, column: columnOf(names, mapping, field), reason: wordEnglish(reason) })
    for (const each of alike.slice(0, listed - report.alike.length))
      report.alike.push({ line: each.person.line, name: each.person.name, with: each.with })
    report.preview.push(...people.slice(0, previewed - report.preview.length).map(previewOf))
  }
  return report
}

function previewOf(person: ImportedPerson): ImportReport['preview'][number] {
  const { line, name, email, stage, mailDates, paidCents, paidOn, tags } = person
  return {
    ...{ line, name, email, stage, tags: [...tags] },
    mailed: mailDates.map((day) => day ?? ''),
    paid: paidCents === null ? null : { amount: amountText(paidCents), paidOn },
  }
}
