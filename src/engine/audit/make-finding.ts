import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { codeText, dateText } from '../../shared/findings/en/english-words.ts'
import type { Box } from '../read/positioned-text.ts'
import type {
  CreditReport,
  HistoryMonth,
  Inquiry,
  MonthlyFigures,
  Printed,
  PublicRecord,
  Tradeline,
  TradelineField,
} from '../report/credit-report.ts'
import { inEnglish } from '../report/in-english.ts'
import { isSaidByActivity } from './account-marks.ts'
import type { Basis, Evidence, Finding, Question, Strength } from './finding.ts'
import type { StatedRule } from './rule.ts'
import { moneyText } from './wording.ts'

/** What was found, whatever is said of it; evidence first for what is disputed, then for what contradicts it. */
export interface FoundFinding {
  evidence: Evidence[]
  /** Whom the finding is put to; all bureaus of the evidence when not given. */
  bureaus?: Finding['bureaus']
  strength?: Strength
  /** What this finding rests on, where it is not the ground of the rule. */
  basis?: Basis
}

/** The words of one finding. */
interface FindingWords extends FoundFinding {
  title: string
  statement: string
  innocentExplanation: string
  request: string
  /** With strength C: what the client is asked. */
  question?: Question
}

/** Fills in what the rule says of itself, the accounts of the evidence and an id that is the same for the same input. */
export function makeFinding(rule: StatedRule, words: FindingWords): Finding {
  const { evidence } = words
  const subject = evidence.map(
    ({ bureau, itemId, field, box }) => itemId ?? `${bureau}.${field}.${placeOf(box)}`,
  )
  return {
    id: [rule.key, ...new Set(subject)].join(':').toLowerCase(),
    fingerprint: fingerprintOf(rule.key, evidence),
    ruleKey: rule.key,
    strength: words.strength ?? rule.strength,
    bureaus: words.bureaus ?? [...new Set(evidence.map(({ bureau }) => bureau))],
    accounts: accountsOf(evidence),
    title: words.title,
    statement: words.statement,
    innocentExplanation: words.innocentExplanation,
    request: words.request,
    basis: words.basis ?? rule.basis,
    evidence,
    worth: rule.worth,
    ...(words.question === undefined ? {} : { question: words.question }),
  }
}

/** See Finding.fingerprint. The order of the evidence is the rule's own and part of it. */
function fingerprintOf(ruleKey: string, evidence: Evidence[]): string {
  const printed = evidence.map(({ bureau, creditor, accountNumber, field, label, printed }) => [
    bureau,
    creditor,
    accountNumber,
    field,
    label,
    printed,
  ])
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([ruleKey, printed])))).slice(0, 16)
}

/** An id may end in a log or an address, so a place stands for what is printed there. */
function placeOf({ page, x, y }: Box): string {
  return `p${page}-${Math.round(x)}-${Math.round(y)}`
}

function accountsOf(evidence: Evidence[]): Finding['accounts'] {
  const accounts = new Map<string, Finding['accounts'][number]>()
  for (const { bureau, itemId, creditor, accountNumber } of evidence) {
    if (itemId === null || creditor === null) continue
    accounts.set(`${bureau} ${itemId}`, { bureau, itemId, creditor, accountNumber })
  }
  return [...accounts.values()]
}

const labels: Record<TradelineField, string> = {
  creditor: 'Creditor',
  originalCreditor: 'Original creditor',
  accountNumber: 'Account number',
  type: 'Account type',
  loanType: 'Loan type',
  responsibility: 'Responsibility',
  opened: 'Date opened',
  reported: 'Date reported',
  closed: 'Date closed',
  status: 'Status',
  paymentStatus: 'Payment status',
  balance: 'Balance',
  highBalance: 'High balance',
  creditLimit: 'Credit limit',
  originalAmount: 'Original amount',
  pastDue: 'Amount past due',
  monthlyPayment: 'Scheduled payment',
  chargeOffAmount: 'Charge-off amount',
  terms: 'Terms',
  lastPayment: 'Date of last payment',
  dofd: 'Date of first delinquency',
  removalDate: 'Date of scheduled removal',
}

/** A field as printed. Where nothing is printed: the label's place, or else the head of the account. */
export function fieldEvidence(entry: Tradeline, field: TradelineField): Evidence {
  const value = entry[field]
  const blank = entry.blank.find((each) => each.field === field)
  return {
    ...ofEntry(entry),
    field,
    label: labels[field],
    printed: value?.raw ?? '',
    box: value?.box ?? blank?.box ?? entry.creditor.box,
    ...certaintyOf(value),
  }
}

export function historyEvidence(entry: Tradeline, month: HistoryMonth): Evidence {
  return {
    ...ofEntry(entry),
    field: 'history',
    label: `Payment history, ${dateText(month.month)}`,
    month: month.month,
    printed: `${month.code} (${codeText(month.code)})`,
    box: month.box,
  }
}

/** One month of a balance table, where this balance is printed. */
export function figureEvidence(entry: Tradeline, month: MonthlyFigures): Evidence {
  return {
    ...ofEntry(entry),
    field: 'figures',
    label: `Balance of ${dateText(month.month)}`,
    month: month.month,
    printed: month.balance === null ? '' : moneyText(month.balance),
    box: month.box,
  }
}

export function remarkEvidence(entry: Tradeline, matching: RegExp): Evidence[] {
  return entry.remarks
    .filter(({ value }) => matching.test(inEnglish(value)))
    .map((remark) => ({
      ...ofEntry(entry),
      field: 'remarks',
      label: 'Remark',
      printed: remark.raw,
      box: remark.box,
      ...certaintyOf(remark),
    }))
}

/** The Activity Designator, where nothing else in the entry says the same: what is already shown keeps its lines, and decisions stay with it. */
export function activityEvidence(entry: Tradeline, says: (entry: Tradeline) => boolean): Evidence[] {
  const { activityDesignator } = entry
  if (activityDesignator === undefined || !isSaidByActivity(entry, says)) return []
  return [activityLine(entry, activityDesignator)]
}

export function activityLine(entry: Tradeline, designator: Printed<string>): Evidence {
  return {
    ...ofEntry(entry),
    field: 'activityDesignator',
    label: 'Activity Designator',
    printed: designator.raw,
    box: designator.box,
    ...certaintyOf(designator),
  }
}

/** The status, where one is printed; also the payment status of layouts that print both. */
export function statusEvidence(entry: Tradeline): Evidence[] {
  return (['status', 'paymentStatus'] as const)
    .filter((field) => entry[field] !== null)
    .map((field) => fieldEvidence(entry, field))
}

export function inquiryEvidence(inquiry: Inquiry): Evidence {
  return {
    bureau: inquiry.bureau,
    itemId: inquiry.id,
    creditor: inquiry.name.value,
    accountNumber: null,
    field: 'inquiry',
    label: 'Hard inquiry',
    printed: `${inquiry.name.raw}, ${inquiry.date.raw}`,
    box: inquiry.name.box,
    ...certaintyOf(inquiry.name, inquiry.date),
  }
}

export function recordEvidence(
  record: PublicRecord,
  field: 'type' | 'filed' | 'status' | 'resolved' | 'removalDate',
): Evidence {
  const recordLabels = {
    type: 'Public record',
    filed: 'Date filed',
    status: 'Status',
    resolved: 'Date resolved',
    removalDate: 'Date of scheduled removal',
  }
  const value = record[field]
  return {
    bureau: record.bureau,
    itemId: record.id,
    creditor: record.court?.value ?? record.type.value,
    accountNumber: record.reference?.value ?? null,
    field,
    label: recordLabels[field],
    printed: value?.raw ?? '',
    box: value?.box ?? record.type.box,
    ...certaintyOf(value),
  }
}

export function personalEvidence(
  report: CreditReport,
  field: 'names' | 'addresses' | 'ssnLast4' | 'dob' | 'notices',
  value: Printed<string>,
): Evidence {
  const personalLabels = {
    names: 'Name',
    addresses: 'Address',
    ssnLast4: 'Social Security number, last four digits',
    dob: 'Date of birth',
    notices: 'File notice',
  }
  return {
    bureau: report.bureau,
    itemId: null,
    creditor: null,
    accountNumber: null,
    field,
    label: personalLabels[field],
    printed: value.raw,
    box: value.box,
    ...certaintyOf(value),
  }
}

/** Only what character recognition read carries a confidence: the lowest of the values shown. */
function certaintyOf(...values: (Printed<unknown> | null)[]): Pick<Evidence, 'confidence'> {
  const lowest = Math.min(1, ...values.map((value) => value?.confidence ?? 1))
  return lowest < 1 ? { confidence: lowest } : {}
}

function ofEntry(entry: Tradeline): Pick<Evidence, 'bureau' | 'itemId' | 'creditor' | 'accountNumber'> {
  return {
    bureau: entry.bureau,
    itemId: entry.id,
    creditor: entry.creditor.value,
    accountNumber: entry.accountNumber?.value ?? null,
  }
}
