import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listStaffAddresses } from '../accounts/list-staff-addresses.ts'
import { findAlike } from '../clients/find-alike.ts'
import { type ImportedPerson, type RowProblem, readClientRow } from './read-client-row.ts'
import type { CsvRow } from './read-csv.ts'

export interface JudgedRows {
  people: ImportedPerson[]
  problems: RowProblem[]
  /** Of the people those who may be on record, or stand further up in the file. */
  alike: { person: ImportedPerson; with: string }[]
}

/** Lines of addresses that were seen further up in the file. */
export type SeenAddresses = Map<string, number>

/**
 * What some rows of the file would become. Somebody with the same address counts as the same person; with the same telephone
 * number only under the same name, since families share one.
 * @param seen is added to
 */
export async function judgeRows(
  queryable: Queryable,
  input: {
    rows: readonly CsvRow[]
    mapping: readonly (ImportField | null)[]
    today: string
    seen: SeenAddresses
  },
): Promise<JudgedRows> {
  const read = input.rows.map((row) => readClientRow(row, input.mapping, input.today))
  const problems = read.flatMap((each) => ('problems' in each ? each.problems : []))
  const readable = read.flatMap((each) => ('person' in each ? [each.person] : []))
  const staff = await listStaffAddresses(
    queryable,
    readable.map(({ email }) => emailKeyOf(email)),
  )
  const isStaff = ({ email }: ImportedPerson) => staff.has(emailKeyOf(email))
  for (const { line } of readable.filter(isStaff))
    problems.push({ line, field: 'email', reason: says('staff.addressOfStaff') })
  const people = readable.filter((person) => !isStaff(person))
  return { people, problems, alike: await alikeOf(queryable, people, input.seen) }
}

async function alikeOf(
  queryable: Queryable,
  people: readonly ImportedPerson[],
  seen: SeenAddresses,
): Promise<JudgedRows['alike']> {
  const onRecord = people.length === 0 ? new Map() : await findAlike(queryable, people)
  const alike: JudgedRows['alike'] = []
  for (const [at, person] of people.entries()) {
    const key = emailKeyOf(person.email)
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, person.line)
    const known: readonly { id: number; name: string; emailKey: string }[] = onRecord.get(at) ?? []
    const same = known.filter(
      ({ name, emailKey }) => emailKey === key || name.toLowerCase() === person.name.toLowerCase(),
    )
    const named = same.slice(0, 3).map(({ id, name }) => `${name} (client ${id})`)
    if (earlier !== undefined) named.push(`line ${earlier}`)
    if (named.length > 0) alike.push({ person, with: named.join(', ') })
  }
  return alike
}
