/**
 * A CreditReport as plain values: the shape of `reports[]` in truth.json, with page and box in extra keys.
 * It is what `npm run audit -- --json` prints and what tests compare with the truth.
 */
import { accountFields } from '../../shared/rules/account-fields.ts'
import type { Box } from '../read/positioned-text.ts'
import type {
  CreditReport,
  HistoryMonth,
  Inquiry,
  MonthlyFigures,
  PersonalInformation,
  Printed,
  PublicRecord,
  Tradeline,
  TradelineField,
} from './credit-report.ts'

/** The single-valued fields of an account, in the order in which truth.json lists them. */
export const tradelineFields = ['creditor', ...accountFields] as const satisfies readonly TradelineField[]

const inAccount = ['id', 'section', ...tradelineFields, 'remarks'] as const
const inInquiry = ['id', 'name', 'date', 'kind'] as const
const inRecord = [
  'id',
  'type',
  'court',
  'reference',
  'filed',
  'resolved',
  'status',
  'removalDate',
] as const satisfies readonly (keyof PublicRecord)[]
const inReport = ['bureau', 'family', 'reportDate', 'reportNumber', 'preparedFor', 'pageCount'] as const

type PlainValue<V> = V extends Printed<infer Own> ? Own : V extends Printed<infer Own>[] ? Own[] : V
type Plain<T, K extends keyof T = keyof T> = { [Key in K]: PlainValue<T[Key]> }

export interface PlainAccount extends Plain<Tradeline, (typeof inAccount)[number]> {
  history: Omit<HistoryMonth, 'box'>[]
  /** Names of labels printed without a value. */
  blank: TradelineField[]
  figures: Omit<MonthlyFigures, 'box'>[]
  /** Where each field was printed; a blank field has the place of its label. */
  boxes: Partial<Record<TradelineField, Box>>
  blocks: Box[]
}

interface PlainReport extends Plain<CreditReport, (typeof inReport)[number]> {
  accounts: PlainAccount[]
  inquiries: (Plain<Inquiry, (typeof inInquiry)[number]> & { box: Box })[]
  publicRecords: (Plain<PublicRecord, (typeof inRecord)[number]> & { box: Box })[]
  personal: Plain<PersonalInformation>
}

/** The report's values without their printed form. Nothing is added, dropped or reordered. */
export function plainReport(report: CreditReport): PlainReport {
  const { accounts, inquiries, publicRecords, personal } = report
  return {
    ...plain(report, inReport),
    accounts: accounts.map(plainAccount),
    inquiries: inquiries.map((inquiry) => ({ ...plain(inquiry, inInquiry), box: inquiry.name.box })),
    publicRecords: publicRecords.map((record) => ({ ...plain(record, inRecord), box: record.type.box })),
    personal: plain(personal, Object.keys(personal) as (keyof PersonalInformation)[]),
  }
}

function plainAccount(account: Tradeline): PlainAccount {
  return {
    ...plain(account, inAccount),
    history: account.history.map(({ month, code }) => ({ month, code })),
    blank: account.blank.map(({ field }) => field),
    figures: account.figures.map(({ box: _box, ...figures }) => figures),
    boxes: boxesOf(account),
    blocks: account.blocks,
  }
}

function boxesOf(account: Tradeline): Partial<Record<TradelineField, Box>> {
  const boxes: Partial<Record<TradelineField, Box>> = {}
  for (const { field, box } of account.blank) boxes[field] = box
  for (const field of tradelineFields) {
    const value = account[field]
    if (value !== null) boxes[field] = value.box
  }
  return boxes
}

/** Those of its values, each without where and how it is printed. */
function plain<T extends object, K extends keyof T>(group: T, keys: readonly K[]): Plain<T, K> {
  return Object.fromEntries(keys.map((key) => [key, valueIn(group[key])])) as Plain<T, K>
}

function valueIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueIn)
  return typeof value === 'object' && value !== null && 'raw' in value && 'value' in value
    ? value.value
    : value
}
