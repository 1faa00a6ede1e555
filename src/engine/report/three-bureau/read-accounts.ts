/** The accounts of a report of three bureaus, each as every bureau that has it prints it. */
import type { Line, Word } from '../../read/positioned-text.ts'
import {
  type Bureau,
  bureaus,
  type Printed,
  type Tradeline,
  type TradelineField,
  type UnreadLine,
} from '../credit-report.ts'
import { type AccountPlans, fieldsOf } from '../labelled/account-plans.ts'
import { fillAccount } from '../labelled/fill-account.ts'
import type { RowField } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { withoutPlace } from '../no-names.ts'
import { boxesByPage, printed, readText, textOf, unreadWords } from '../printed-values.ts'
import { colouredMonths, readBureauMonths } from './bureau-months.ts'
import { fieldsIn } from './cell-values.ts'
import { fillByPlace, plansByPlace } from './labels-by-place.ts'
import { lineOfRow } from './table-pieces.ts'
import type { AccountBlock, ThreeBureauForm } from './three-bureau-form.ts'

export interface AccountsOfBureaus {
  /** Without ids, in the order of the print. */
  accounts: Tradeline[]
  /** Lines of no one bureau, and values of one bureau's column. */
  unread: UnreadLine[]
  unreadOf: Map<Bureau, UnreadLine[]>
}

type AccountForm = Omit<ThreeBureauForm, 'family' | 'headings'>

export function readAccounts(lines: readonly Line[], form: AccountForm): AccountsOfBureaus {
  const byPlace = form.rowOrder === undefined ? {} : plansByPlace(lines, form.plans, form.rowOrder)
  const plans = { ...form.plans, ...byPlace }
  const { blocks, unread } = form.blocksOf(lines, plans)
  const result: AccountsOfBureaus = { accounts: [], unread, unreadOf: new Map() }
  const saysStatus = ({ label }: { label: string }) => fieldsOf(plans[label]).includes('status')
  // Of a print whose details have a status, an account without it has lost it.
  const { statusInHead = null } = blocks.some(({ rows }) => rows.some(saysStatus)) ? {} : form
  for (const block of blocks) readBlock(block, { ...form, plans, statusInHead }, byPlace, result)
  return result
}

function readBlock(
  block: AccountBlock,
  form: Omit<AccountForm, 'statusInHead'> & { statusInHead: string | null },
  byPlace: AccountPlans,
  result: AccountsOfBureaus,
): void {
  const { plans } = form
  const { rows, words } = block
  const columns = bureaus
    .map((bureau) => {
      const fields = fieldsIn(rows, bureau, (label) => plans[label]?.kind === 'remark')
      return { bureau, fields, creditor: creditorAmong(fields, plans) }
    })
    .filter(({ fields }) => isAccount(fields, plans))
  const heading = readHeading(block.heading)
  // The name in a row of its own, of the first bureau that prints it.
  const name = heading?.creditor ?? columns.find(({ creditor }) => creditor !== null)?.creditor ?? null
  if (name === null) {
    result.unread.push(...rows.map(lineOfRow))
    return
  }
  const marked = block.history.map((line) => form.monthsRow?.(line) ?? line)
  const months = form.codeOf === null ? null : readBureauMonths(marked, form.codeOf)
  result.unread.push(...(months?.unread ?? []), ...(form.isUnseen ? colouredMonths(marked) : []))
  const contact = readAccountContact(block.below)
  const blocks = boxesByPage(words)
  for (const { bureau, fields, creditor: own } of columns) {
    // Each bureau may spell the creditor in its own way.
    const creditor = own ?? name
    const account = newTradeline({ bureau, id: '', section: null, creditor, blocks: [...blocks] })
    const named = fields.filter(({ label }) => byPlace[label ?? ''] === undefined)
    const placed = fields.filter((field) => !named.includes(field))
    const left = [...fillAccount(account, named, plans), ...fillByPlace(account, placed, plans)]
    const unread = left.flatMap(unreadWords)
    account.status ??= statusInHead(fields, form.statusInHead)
    account.blank = account.blank.filter(({ field }) => form.mayBeBlank(field, bureau))
    account.history = months?.months.get(bureau) ?? []
    const signs = months?.signs.get(bureau)
    if (signs !== undefined) account.unreadMonths = signs
    const opened = account.opened?.value ?? ''
    // A month before the opening has a cell in grey.
    const coloured = (months?.empty.get(bureau) ?? []).filter((month) => month >= opened.slice(0, 7))
    if (form.hasColours && coloured.length > 0) account.monthsInColors = coloured.length
    account.furnisherAddress ??= contact.address
    account.furnisherPhone ??= contact.phone
    account.originalCreditor ??= heading?.originalCreditor ?? null
    // Where no heading is printed, none leaves the original creditor out.
    const isLeftOut = heading !== null && form.namesOriginalCreditor && isCollection(account)
    if (account.originalCreditor === null && isLeftOut)
      account.blank.push({ field: 'originalCreditor', box: name.box })
    result.accounts.push(account)
    result.unreadOf.set(bureau, [...(result.unreadOf.get(bureau) ?? []), ...unread])
  }
}

/** What a row that may only say whether the account is open says beside that. */
function statusInHead(fields: readonly RowField[], label: string | null): Printed<string> | null {
  const field = label === null ? undefined : fields.find((each) => each.label === label)
  const status = readText(field?.valueRows.flat() ?? [])
  return status === null || /^(open|closed|n\/a)$/i.test(status.value) ? null : status
}

/** What every bureau that has an account prints of it. */
const always: readonly TradelineField[] = ['accountNumber', 'type', 'status', 'opened', 'responsibility']

/**
 * True when a bureau's column shows the account: it may say so ('Reported: Yes'). Where every cell says '-', the bureau
 * does not have it. Neither has it where two of what is always printed say '-': what stands further down belongs to
 * another account, whose name was lost.
 */
function isAccount(fields: readonly RowField[], plans: AccountPlans): boolean {
  const said = fields.find(({ label }) => label === 'Reported')
  const answer = textOf(said?.valueRows.flat() ?? [])
  if (/^(yes|no)$/i.test(answer)) return /^yes$/i.test(answer)
  const telling = fields.filter(({ label }) =>
    fieldsOf(plans[label ?? '']).some((field) => always.includes(field)),
  )
  const isFilled = ({ valueRows }: RowField) => valueRows.length > 0
  return (telling.length <= 1 || telling.some(isFilled)) && fields.some(isFilled)
}

function creditorAmong(fields: readonly RowField[], plans: AccountPlans): Printed<string> | null {
  return readText(fields.find(({ label }) => plans[label ?? '']?.kind === 'name')?.valueRows.flat() ?? [])
}

/** '02 TRICOUNTY RADIOLOGY': what a furnisher says of the kind of creditor (02: medical) stands before its name. */
const classification = /^0\d (?=\p{L})/u

/** 'ALDER RECEIVABLES LLC (Original Creditor: TRICOUNTY RADIOLOGY)': the name, and the one in the parenthesis. */
function readHeading(
  words: readonly Word[],
): { creditor: Printed<string>; originalCreditor: Printed<string> | null } | null {
  const opening = words.findIndex(
    ({ text }, i) => /^\(original$/i.test(text) && /^creditor:?$/i.test(words[i + 1]?.text ?? ''),
  )
  const own = (opening === -1 ? words : words.slice(0, opening)).filter(
    ({ text }) => !/^\((CLOSED|OPEN)\)$/i.test(text),
  )
  const creditor = textOf(own)
  if (creditor === '') return null
  const original = opening === -1 ? [] : words.slice(opening + 2)
  const raw = textOf(original).replace(/\)$/, '').trim()
  const name = raw.replace(classification, '')
  return {
    creditor: printed(withoutPlace(creditor), creditor, own),
    originalCreditor: name === '' ? null : printed(name, raw, original),
  }
}

function isCollection({ type, loanType }: Tradeline): boolean {
  return /collection|debt (buyer|purchas)|factoring/i.test(`${type?.value ?? ''} ${loanType?.value ?? ''}`)
}

/** '(800) 5550100-null': the area code and seven digits; the extension may be the word 'null'. */
const telephone = /^(\(\d{3}\) ?\d{3}-?\d{4})(-\w+)?$/

/**
 * 'Comments | Contact' below an account: no comment says whose it is, so that the creditor's address alone is read.
 * @param lines with the line that heads the two lanes; without it nothing is read, for the lanes are not known
 */
function readAccountContact(lines: readonly Line[]): {
  address: Printed<string> | null
  phone: Printed<string> | null
} {
  const at = lines.findIndex(({ text }) => /^Comments Contact$/i.test(text))
  const from = lines[at]?.words[1]?.box.x
  const below = at === -1 ? [] : lines.slice(at + 1)
  const end = below.findIndex((line, i) => {
    const above = lines[at + i]?.box ?? line.box
    return line.box.page === above.page && line.box.y - above.y > 4 * line.box.height
  })
  const rows = (end === -1 ? below : below.slice(0, end))
    .map(({ words }) => words.filter(({ box }) => from !== undefined && box.x >= from - 2))
    .filter((words) => words.length > 0)
  const phoneAt = rows.findIndex((words) => telephone.test(textOf(words)))
  const raw = textOf(rows[phoneAt] ?? [])
  const phone = telephone.exec(raw)?.[1]
  // The first row is the name.
  const address = rows.slice(1, phoneAt === -1 ? undefined : phoneAt)
  const text = address.map((words) => textOf(words)).join(', ')
  return {
    address: text === '' ? null : printed(text, text, address.flat()),
    phone: phone === undefined ? null : printed(phone, raw, rows[phoneAt] ?? []),
  }
}
