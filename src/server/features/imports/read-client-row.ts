import * as z from 'zod/mini'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { centsOfText } from '../../../shared/rules/amount-of-text.ts'
import type { DisputeStatus } from '../../../shared/rules/dispute-status.ts'
import { type ImportField, importFields, joinedFields } from '../../../shared/rules/import-fields.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { plainLine } from '../../../shared/rules/plain-line.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { dayOfText } from './read-cells.ts'
import type { CsvRow } from './read-csv.ts'
import { type KnownStage, stageOfText } from './stage-of-text.ts'

/** Somebody as a row of the file has them. */
export interface ImportedPerson {
  line: number
  name: string
  email: string
  /** '' where the file has none. */
  phone: string
  street: string | null
  city: string | null
  state: string | null
  zipCode: string | null
  /** Null: the file does not say. */
  language: Language | null
  stage: DisputeStatus
  /** Of rounds 1 to 3, 'YYYY-MM-DD'. */
  mailDates: readonly [string | null, string | null, string | null]
  /** Null: the file does not say. */
  paidCents: number | null
  paidOn: string | null
  notes: string
  tags: readonly string[]
  formerNumber: string
}

export interface RowProblem {
  line: number
  field: ImportField
  reason: Sentence
}

type Texts = Readonly<Record<ImportField, string>>
const email = emailAddress()
const longest = { name: 200, cell: 300, notes: 20_000, tags: 20 }

/** The row as a person, or everything that is wrong with it. */
export function readClientRow(
  row: CsvRow,
  mapping: readonly (ImportField | null)[],
  today: string,
): { person: ImportedPerson } | { problems: RowProblem[] } {
  const texts = textsOf(row, mapping)
  const problems: RowProblem[] = []
  const wrong = (field: ImportField, reason: Sentence) =>
    void problems.push({ line: row.line, field, reason })
  const name = nameOf(texts)
  if (name.length < 2) wrong('name', says('staff.rowNoName'))
  else if (name.length > longest.name) wrong('name', says('check.nameTooLong'))
  const address = z.safeParse(email, texts.email)
  if (!address.success)
    wrong('email', texts.email === '' ? says('staff.rowNoEmail') : says('staff.rowBadEmail'))
  const day = (field: 'round1MailDate' | 'round2MailDate' | 'round3MailDate' | 'paidOn') => {
    const read = dayOfText(texts[field])
    if (read === 'none' || (read !== null && read > today))
      wrong(field, says(read === 'none' ? 'staff.rowBadDay' : 'staff.dayToCome'))
    return read === 'none' ? null : read
  }
  const mailDates = [day('round1MailDate'), day('round2MailDate'), day('round3MailDate')] as const
  if (isBackwards(mailDates)) wrong('round2MailDate', says('staff.rowDaysBackwards'))
  const paidCents = centsOfText(texts.paidAmount)
  if (paidCents === 'none') wrong('paidAmount', says('staffCheck.amount'))
  for (const field of ['phone', 'street', 'unit', 'city', 'state', 'zipCode', 'formerNumber'] as const)
    if (texts[field].length > longest.cell) wrong(field, says('request.textTooLong'))
  if (texts.notes.length > longest.notes) wrong('notes', says('request.textTooLong'))
  const paidOn = day('paidOn')
  if (problems.length > 0) return { problems }
  const known = stageOfText(texts.stage, mailDates)
  return {
    person: {
      line: row.line,
      name,
      email: address.data ?? texts.email,
      phone: texts.phone,
      ...addressOf(texts),
      language: languageOf(texts.language),
      stage: known.stage,
      mailDates,
      paidCents: paidCents === 'none' ? null : paidCents,
      paidOn: paidCents ? paidOn : null,
      notes: texts.notes,
      tags: tagsOf(texts.tags, known),
      formerNumber: texts.formerNumber,
    },
  }
}

function textsOf({ cells }: CsvRow, mapping: readonly (ImportField | null)[]): Texts {
  const texts = Object.fromEntries(importFields.map((field) => [field, ''])) as Record<ImportField, string>
  for (const [at, field] of mapping.entries()) {
    const text = plainCell(cells[at] ?? '')
    if (field === null || text === '') continue
    const before = texts[field]
    if (before === '') texts[field] = text
    else if (joinedFields.includes(field)) texts[field] = `${before}${field === 'tags' ? ';' : '\n\n'}${text}`
  }
  return texts
}

/** Without what no database keeps, and without the apostrophe by which an export kept a spreadsheet from running a cell. */
function plainCell(text: string): string {
  return text
    .replaceAll('\0', '')
    .trim()
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
    .trim()
}

function nameOf(texts: Texts): string {
  const parts = [texts.firstName, texts.middleName, texts.lastName, texts.suffix]
  const joined = parts.filter((part) => part !== '').join(' ')
  return plainLine((joined === '' ? texts.name : joined).replaceAll(/\s+/g, ' '))
}

function addressOf({ street, unit, city, state, zipCode }: Texts) {
  const orNull = (text: string) => (text === '' ? null : text)
  return {
    street: orNull(streetWithUnit(street, unit)),
    city: orNull(city),
    state: orNull(state),
    zipCode: orNull(zipCode),
  }
}

/** Behind the street on its line, with the sign of a number where the file says none (USPS Publication 28, 213). Once, where both columns say it. */
function streetWithUnit(street: string, unit: string): string {
  if (unit === '' || ` ${street}`.toLowerCase().endsWith(` ${unit.toLowerCase()}`)) return street
  const named = /^\d+[a-z]?$|^[a-z]$/i.test(unit) ? `# ${unit}` : unit
  return street === '' ? named : `${street} ${named}`
}

function isBackwards(days: readonly (string | null)[]): boolean {
  const given = days.filter((day) => day !== null)
  return given.some((day, at) => at > 0 && day < (given[at - 1] ?? ''))
}

function languageOf(text: string): Language | null {
  if (/^(es|spa|espa)/i.test(text)) return 'es'
  return /^en/i.test(text) ? 'en' : null
}

/** The file's own tags, and what its stage says beyond those of the product. */
function tagsOf(text: string, { beyond }: KnownStage): string[] {
  const given = text.split(/[;,|]/).map(plainLine)
  const all = [...given, ...(beyond === null ? [] : [beyond])].filter((tag) => tag !== '')
  return [...new Set(all)].slice(0, longest.tags).map((tag) => [...tag].slice(0, 60).join(''))
}
