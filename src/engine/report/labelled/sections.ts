/** The parts of a report between its headings, without what a browser or a generator prints on every page. */

import { lineOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { pointedStarts } from '../hints/pointed-head.ts'
import { linesWithoutRunning } from '../running-lines.ts'

export type SectionName =
  | 'front'
  | 'personal'
  | 'accounts'
  | 'adverse'
  | 'satisfactory'
  | 'collections'
  | 'public records'
  | 'hard inquiries'
  | 'soft inquiries'
  | 'inquiries'
  | 'statements'
  | 'messages'
  | 'other'

export interface Section {
  name: SectionName
  lines: Line[]
}

const shared: readonly (readonly [RegExp, SectionName])[] = [
  [
    /^Personal (Information|Info|Details|Profile)$|^(Consumer )?Identification( Information)?$|^About You$/i,
    'personal',
  ],
  [
    /^(Your )?Accounts$|^Account (Summary|History|Information|Details)$|^Trade ?lines?$|^Credit Accounts$/i,
    'accounts',
  ],
  [
    /^(Open|Closed|Revolving|Install?ment|Mortgage|Real Estate|Auto Loan|Student Loan|Credit Card|Loan|Other) (Accounts?|Cards?)$/i,
    'accounts',
  ],
  // Experian sets it between the public records and the accounts of its negative items.
  [/^Credit Items$/i, 'accounts'],
  [/^(Credit Cards|Auto Loans|Student Loans|Personal Loans|Mortgages|Loans)$/i, 'accounts'],
  [/^(Adverse|Negative|Derogatory|Potentially Negative) (Accounts?|Items?|Information)$/i, 'adverse'],
  [/^Accounts with Adverse Information$/i, 'adverse'],
  [/^(Satisfactory Accounts?|(Accounts? in )?Good Standing)$/i, 'satisfactory'],
  [/^Collections?( Accounts?)?$/i, 'collections'],
  [/^Public (Records?|Information)( Information)?$/i, 'public records'],
  [/^(Hard|Regular) Inquir(y|ies)$|^Inquiries Shared with Others$/i, 'hard inquiries'],
  [
    /^(Soft|Promotional|Account Review) Inquir(y|ies)$|^Inquiries Shared Only with You$|^Requests Viewed Only by You$/i,
    'soft inquiries',
  ],
  [/^(Credit )?Inquiries( Information)?$/i, 'inquiries'],
  [/^(Your )?(Consumer|Personal) Statements?(\(s\))?$/i, 'statements'],
  [/^(Special|Credit Report) Messages?$/i, 'messages'],
  [
    /^(Summary|Report Summary|Credit Summary|Credit Scores?|Your Credit Scores?|Score Factors|Glossary|Important Messages?( from Experian)?|Contact (Us|Experian)|Know Your Rights|Dispute Information|How to Dispute.{0,40}|Your Rights)$/i,
    'other',
  ],
]
const end =
  /^(A |Para )?Summary of Your Rights Under the Fair Credit Reporting Act|^\W*End of (Credit )?Report\W*$|^Notification of Rights\b/i

/** Time of printing, address, page counter, and the title that stands beside them. */
const noise = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(:\d{2})?\s?([AP]M)?$/i,
  /^(https?:\/\/|www\.)\S+( (Page )?\d{1,3}( of |\/)\d{1,3}| \d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}\s?([AP]M)?)?$/i,
  /^(Page:? )?\d{1,3} of \d{1,3}$/i,
]
/** Beside the address alone: elsewhere '12/23' is a month. */
const bareCounter = /^\d{1,3}\/\d{1,3}$/
/** Also printed inside an account, where they part nothing. */
const insideAccounts = /^(Account (Summary|History|Information|Details)|Summary)$/i
const accountSections: readonly SectionName[] = ['accounts', 'adverse', 'satisfactory', 'collections']

export function sectionsOf(
  pages: readonly Page[],
  own: readonly (readonly [RegExp, SectionName])[],
): Section[] {
  const sections: Section[] = [{ name: 'front', lines: [] }]
  const headings = [...own, ...shared].map(([pattern, name]) => [withoutSpaces(pattern), name] as const)
  const pointed = pointedStarts(pages)
  for (const running of linesWithoutRunning(pages)) {
    const line = withoutNoise(running)
    if (line === null) continue
    if (end.test(line.text)) break
    const text = headingText(line)
    const name =
      pointed.section(line) ??
      (text === null ? undefined : headings.find(([pattern]) => pattern.test(text))?.[1])
    if (name === undefined && isRevoked(sections, line)) sections.push({ name: 'personal', lines: [] })
    const inAccounts = accountSections.includes(sections.at(-1)?.name ?? 'front')
    // Where a person says that an account begins, accounts stand.
    if (!inAccounts && pointed.creditor(line).length > 0) sections.push({ name: 'accounts', lines: [line] })
    else if (name === undefined || (inAccounts && insideAccounts.test(text ?? '')))
      sections.at(-1)?.lines.push(line)
    // A heading that is repeated on the next page goes on with its section.
    else if (name !== sections.at(-1)?.name) sections.push({ name, lines: [] })
  }
  return sections
}

/** Some files lose the spaces between the words of their headings: 'HardInquiries'. */
const withoutSpaces = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', ' ?'), pattern.flags)

/** The label of a person's data, with its value in the next cell. */
const ofPerson =
  /^(Names?|Also known as|(Current |Previous )?Address(es)?|(Year|Date) of birth|Employers?|Social Security Number|(Tele)?phone( Numbers?)?):?$/i

/** What follows contradicts the heading: 'Personal statements' among the rows of the personal data ended them. */
function isRevoked(sections: readonly Section[], line: Line): boolean {
  if (sections.at(-1)?.name !== 'statements' || sections.at(-2)?.name !== 'personal') return false
  const cells = segmentsOf(line)
  return cells.length === 2 && ofPerson.test(cells[0]?.text ?? '')
}

/** 'Accounts (continued)', '2. Revolving Accounts', 'Hard inquiries (3)'; null for a line with cells or a value. */
function headingText(line: Line): string | null {
  if (line.words.length > 9 || line.text.endsWith(':') || segmentsOf(line).length > 1) return null
  return line.text
    .replace(/^[\ue000-\uf8ff]+ ?/, '')
    .replace(/^\d{1,2}\.? (?=[A-Z])/, '')
    .replace(/ ?\((continued|cont\.?|\d{1,3})\)$/i, '')
    .trim()
}

function withoutNoise(line: Line): Line | null {
  const segments = segmentsOf(line)
  const isBesideAddress = segments.some(({ text }) => noise[1]?.test(text) === true)
  const kept = segments.filter(
    ({ text }) =>
      !noise.some((pattern) => pattern.test(text)) && !(isBesideAddress && bareCounter.test(text)),
  )
  if (kept.length === segments.length) return line
  // A document title that stands beside the time of printing is the browser's as well.
  const isMargin = kept.length <= 1 && segments.some(({ text }) => noise[0]?.test(text) === true)
  return kept.length === 0 || isMargin ? null : lineOf(kept.flatMap((segment) => segment.words))
}
