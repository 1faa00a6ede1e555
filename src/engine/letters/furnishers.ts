/**
 * The companies behind the entries. Two entries belong to one company only when the reports leave no doubt: the same
 * name; like names at the same address; or like names of one account at two bureaus. A wrong guess would tell a stranger
 * about a person's debts, so in doubt there are two companies.
 */
import { alikeEnough, creditorLikeness } from '../match/creditor-name.ts'
import type { Tradeline } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'

export interface Furnisher {
  /** As printed; the longest of the forms that the bureaus use. */
  name: string
  entries: Tradeline[]
  /** As a report prints it, in one or two lines; null where none does. */
  address: string[] | null
}

/** Grouped by company, in the order of the names. */
export function furnishersOf(entries: readonly Tradeline[], caseFile: Pick<CaseFile, 'debts'>): Furnisher[] {
  const groups: Tradeline[][] = []
  for (const entry of [...new Set(entries)].sort(byPlace)) {
    const own = groups.filter((group) => group.some((other) => isSameCompany(entry, other, caseFile)))
    const joined = [...own.flat(), entry]
    for (const group of own) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups.map(furnisherOf).sort((a, b) => compare(a.name, b.name))
}

function furnisherOf(entries: Tradeline[]): Furnisher {
  const names = entries.map(({ creditor }) => creditor.value)
  const [name = ''] = [...names].sort((a, b) => b.length - a.length || compare(a, b))
  const printed = entries.flatMap(({ furnisherAddress }) => furnisherAddress?.value ?? [])
  // One bureau sets a comma after the street and another none: the form that can be set in lines comes first.
  const [address] = printed.sort((a, b) => commas(b) - commas(a) || compare(a, b))
  return {
    name,
    entries: [...entries].sort(byPlace),
    address: address === undefined ? null : linesOf(address),
  }
}

/** 'PO BOX 1, EL PASO, TX 79998' in two lines; without the first comma in one, as printed. */
function linesOf(address: string): string[] {
  const [street = '', ...rest] = address.split(/\s*(?:,|\n)\s*/)
  return rest.length < 2 ? [address] : [street, rest.join(', ')]
}

function isSameCompany(a: Tradeline, b: Tradeline, { debts }: Pick<CaseFile, 'debts'>): boolean {
  if (plain(a.creditor.value) === plain(b.creditor.value)) return true
  if (creditorLikeness(a.creditor.value, b.creditor.value) < alikeEnough) return false
  const [first, second] = [a.furnisherAddress?.value, b.furnisherAddress?.value]
  if (first !== undefined && second !== undefined) return plain(first) === plain(second)
  const isMember = (entry: Tradeline, members: CaseFile['debts'][number]['members']) =>
    members.some((member) => member.bureau === entry.bureau && member.accountId === entry.id)
  return a.bureau !== b.bureau && debts.some(({ members }) => isMember(a, members) && isMember(b, members))
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function commas(text: string): number {
  return text.split(',').length
}

function byPlace(a: Tradeline, b: Tradeline): number {
  return compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
