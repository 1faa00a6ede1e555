/** Puts the fields that stand in an account's rows into its tradeline. */
import { boxAround } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate, Tradeline } from '../credit-report.ts'
import { type FieldPlan, fillContact, fillField } from '../fields/fill-tradeline.ts'
import { keyOf } from '../label-keys.ts'
import type { RowField } from '../labelled-rows.ts'
import {
  addressOf,
  isNothing,
  parseMoney,
  parsePrintedDate,
  printed,
  readDate,
  textOf,
} from '../printed-values.ts'
import { type AccountPlan, type AccountPlans, accountPlans } from './account-plans.ts'
import { takeActivityDesignator } from './activity-designator.ts'
import { sentencesIn } from './remarks-in-words.ts'

/**
 * @param byValue the plan of a value behind a label that is in no book, where its own words say it
 * @returns the words that were not understood
 */
export function fillAccount(
  account: Tradeline,
  fields: readonly RowField[],
  plans: AccountPlans,
  byValue: (text: string) => AccountPlan | undefined = () => undefined,
): Word[][] {
  const unread: Word[][] = []
  // Which field a limit or original amount is depends on the account's type, wherever that is printed; the day of a
  // balance is when it was reported only where no label says so.
  const later = fields.filter((field) =>
    ['limit or original amount', 'balance as of'].includes(planOf(field, plans)?.kind ?? ''),
  )
  const unknown = fields.filter((field) => planOf(field, plans) === undefined)
  const first = fields.filter((each) => !later.includes(each) && !unknown.includes(each))
  for (const field of [...first, ...later, ...unknown]) {
    const plan = planOf(field, plans) ?? byValue(textOf(field.valueRows.flat()))
    if (plan === undefined || (unknown.includes(field) && isFilled(account, plan))) {
      unread.push(wordsOf(field))
      continue
    }
    const plain = withoutBrackets(field)
    unread.push(takeValue(account, plan, plain))
    if (plain !== field && 'field' in plan) keepBrackets(account[plan.field], field)
  }
  return unread.filter((words) => words.length > 0)
}

/** What a label of the book says stands, whatever else reads like it. */
const isFilled = (account: Tradeline, plan: AccountPlan): boolean =>
  'field' in plan && account[plan.field] !== null

/** '$479 per month; paid Monthly for 72 months' says the monthly payment where no label does; '$0' says none. */
export function takeMonthlyPayment(account: Tradeline): void {
  const { terms } = account
  const amount = parseMoney(/^(\$[\d,]+) per month\b/i.exec(terms?.value ?? '')?.[1] ?? '')
  if (terms === null || amount === null || amount === 0) return
  account.monthlyPayment ??= { ...terms, value: amount }
}

/** How many labels of the account stand with a value. */
export function countValues(fields: readonly RowField[], plans: AccountPlans): number {
  return fields.filter((field) => planOf(field, plans) !== undefined && hasValue(field)).length
}

/** The same of the labels that only an account has: a telephone number or an address stands at an inquiry, too. */
export function countAccountFields(fields: readonly RowField[], plans: AccountPlans): number {
  return fields.filter((field) => 'field' in (planOf(field, plans) ?? {}) && hasValue(field)).length
}

function hasValue({ valueRows }: RowField): boolean {
  return !isNothing(textOf(valueRows.flat()))
}

/** What a layout does not list and labels all the same, as its place shows, has the meaning that every other print gives it. */
function planOf({ label, labelWords }: RowField, plans: AccountPlans): AccountPlan | undefined {
  return label === null ? sharedByKey.get(keyOf(textOf(labelWords))) : plans[label]
}

const sharedByKey: ReadonlyMap<string, AccountPlan> = new Map(
  Object.entries(accountPlans).map(([label, plan]) => [keyOf(label), plan]),
)

/** TransUnion sets what is adverse in brackets: '>Charged Off<'. */
function withoutBrackets(field: RowField): RowField {
  if (!field.valueRows.some((row) => row.some(({ text }) => /^>|<[;.]?$/.test(text)))) return field
  const plain = (word: Word) => ({ ...word, text: word.text.replace(/[<>]/g, '') })
  return {
    ...field,
    valueRows: field.valueRows.map((row) => row.map(plain).filter(({ text }) => text !== '')),
  }
}

/** The value as it is printed has them. */
function keepBrackets(value: Printed<unknown> | null, field: RowField): void {
  if (value !== null) value.raw = textOf(field.valueRows.flat())
}

const wordsOf = ({ labelWords, valueRows }: RowField): Word[] => [...labelWords, ...valueRows.flat()]

/** One field into the account as its label's plan says. @returns the words that were not understood */
export function takeValue(account: Tradeline, plan: AccountPlan, field: RowField): Word[] {
  const words = field.valueRows.flat()
  const raw = textOf(words)
  const isEmpty = isNothing(raw)
  if (plan.kind === 'no field' || (isEmpty && ['remark', 'address', 'phone', 'name'].includes(plan.kind)))
    return []
  switch (plan.kind) {
    case 'name':
      return []
    case 'remark':
      for (const remark of sentencesIn(words, field.labelWords)) takeRemark(account, textOf(remark), remark)
      return []
    case 'address':
      return takeAddress(account, field)
    case 'phone':
      if (account.furnisherPhone !== null) return wordsOf(field)
      account.furnisherPhone = printed(raw, raw, words)
      return []
    case 'activity designator':
      takeActivityDesignator(account, words)
      return []
    case 'balance as of':
      return takeBalance(account, field)
    case 'payment as of':
      return takePayment(account, field, isEmpty)
    case 'latest amount': {
      // The plain row, where it is printed too, is the current amount.
      account[plan.field] ??= latestAmount(raw, words)
      return account[plan.field] === null && !isEmpty ? wordsOf(field) : []
    }
    case 'limit or original amount':
      return takeLimit(account, field, isEmpty)
    default:
      return fillPlain(account, plan, joinedNumber(plan, field))
  }
}

function fillPlain(account: Tradeline, plan: FieldPlan, field: RowField): Word[] {
  const unread = fillField(account, plan, field)
  const value = plan.kind === 'text' ? account[plan.field] : null
  // Equifax's older report spells 'PAYS AS AGREED' as 'PAYS_AS_AGREED'; `raw` keeps the underscores.
  if (plan.kind === 'text' && value !== null && /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(value.value))
    account[plan.field] = { ...value, value: value.value.replaceAll('_', ' ') }
  return unread
}

/** Rows of street and city, and in some prints the telephone number below them. */
function takeAddress(account: Tradeline, field: RowField): Word[] {
  if (account.furnisherAddress !== null) return wordsOf(field)
  const rows = field.valueRows.filter((row) => !/^No phone number available$/i.test(textOf(row)))
  fillContact(account, addressOf(rows))
  return []
}

/** What the report itself foresees of the account is none of its remarks. */
const forecast =
  /^(This (account|item) is scheduled to continue on record until [A-Za-z]+ \d{4}|By [A-Za-z]+ \d{4}, this account is scheduled to go to a positive status)\.?$/i

/** Experian's older reports say under 'Status Details' when the account leaves the file. */
function takeRemark(account: Tradeline, raw: string, words: Word[]): void {
  account.removalDate ??= foreseenRemoval(words)
  if (!forecast.test(raw)) account.remarks.push(printed(raw, raw, words))
}

/** A number too long for its cell breaks anywhere. */
function joinedNumber(plan: AccountPlan, field: RowField): RowField {
  const words = field.valueRows.flat()
  const [word] = words
  const isBroken = field.valueRows.length > 1 && words.every(({ text }) => /^[\dx*.-]+$/i.test(text))
  if (plan.kind !== 'number' || word === undefined || !isBroken) return field
  const text = words.map((each) => each.text).join('')
  return { ...field, valueRows: [[{ ...word, text, box: boxAround(words) }]] }
}

/** '$1,204 as of 01/15/2026', '$0 /paid as of 06/2023': the amount and the day; no day where none is printed. */
function partedAtDay(field: RowField): { amount: RowField; day: Word[] | null } {
  const words = field.valueRows.flat()
  const from = words.findIndex(({ text }, at) => text === 'as' && words[at + 1]?.text === 'of')
  if (from === -1) return { amount: field, day: null }
  const end = words[from - 1]?.text === '/paid' ? from - 1 : from
  return { amount: { ...field, valueRows: [words.slice(0, end)] }, day: words.slice(from + 2) }
}

function takeBalance(account: Tradeline, field: RowField): Word[] {
  const { amount, day } = partedAtDay(field)
  const unread = fillField(account, { kind: 'money', field: 'balance' }, amount)
  if (day === null) return unread
  const date = readDate(day)
  if (date === null) return [...unread, ...day]
  account.reported ??= date
  return unread
}

/** '$27 as of 12/02/2025', 'Dec 2, 2025'; an amount alone is no date and is not misread either. */
function takePayment(account: Tradeline, field: RowField, isEmpty: boolean): Word[] {
  const { day } = partedAtDay(field)
  if (!isEmpty && parseMoney(textOf(field.valueRows.flat())) !== null) return []
  const own = day === null ? field : { ...field, valueRows: [day] }
  return fillField(account, { kind: 'date', field: 'lastPayment' }, own)
}

function takeLimit(account: Tradeline, field: RowField, isEmpty: boolean): Word[] {
  const type = `${account.type?.value ?? ''} ${account.loanType?.value ?? ''}`
  const own = limitOrAmount(type)
  // Of a type that says neither the amount could be the one or the other: it is not read as either.
  if (own === null) return isEmpty ? [] : wordsOf(field)
  return fillField(account, { kind: 'money', field: own }, field)
}

/**
 * 'High balance of $6,281 from 05/2024 to 11/2026; $5,100 from …': the amount of the latest period. Without periods, the
 * first amount.
 */
function latestAmount(raw: string, words: Word[]): Tradeline['balance'] {
  let best: { amount: number; until: string } | null = null
  for (const match of raw.matchAll(/(-?\$[\d,]+(?:\.\d{2})?)(?:[^$]*?\bto (\d{2})\/(\d{4}))?/g)) {
    const amount = parseMoney(match[1] ?? '')
    const until = match[2] === undefined ? '' : `${match[3]}-${match[2]}`
    if (amount !== null && (best === null || until > best.until)) best = { amount, until }
  }
  return best === null ? null : printed(best.amount, raw, words)
}

/** 'This account is scheduled to continue on record until Sep 2031.': when it leaves the file; null for any other words. */
export function foreseenRemoval(words: readonly Word[]): Printed<PrintedDate> | null {
  const raw = /\bon record until ([A-Za-z]+ \d{4})/i.exec(textOf(words))?.[1] ?? ''
  const date = parsePrintedDate(raw)
  return date === null ? null : printed(date, raw, words)
}

/**
 * An amount that Experian prints only inside the status: 'Account charged off. $808 written off. $808 past due as of Aug
 * 2015.' Its box is that of the status.
 */
export function amountInStatus(
  status: Printed<string>,
  said: 'written off' | 'past due',
): Printed<number> | null {
  const raw =
    new RegExp(`(\\$[\\d,]+(?:\\.\\d{2})?) (?:${said}|${inSpanish[said]})`, 'i').exec(status.value)?.[1] ?? ''
  const value = parseMoney(raw)
  return value === null ? null : printed(value, raw, status.box)
}

const inSpanish = { 'written off': 'cancelado', 'past due': 'vencido' } as const

/** Experian's one label for two fields: 'Credit Limit / Original Balance', 'Credit Limit/Original Amount'. */
const revolving = /revolv|credit card|charge|line of credit|home ?equity line|flexible spending|secured card/i
const loan = /install?ment|mortgage|auto|loan|lease|education|unsecured|collection|debt buyer|factoring/i

/**
 * Which of the two fields the amount is, by the account's type as printed; null for a type that says neither, where it is
 * read as none.
 */
function limitOrAmount(type: string): 'creditLimit' | 'originalAmount' | null {
  const isRevolving = revolving.test(type)
  if (isRevolving === loan.test(type.replace(revolving, ''))) return null
  return isRevolving ? 'creditLimit' : 'originalAmount'
}
