/**
 * The normalised credit report: one per bureau, every value with the place it was printed.
 * The shape follows the field's own terms; see docs/decisions for the mapping of each layout.
 */
import type { MarkCode } from '../../shared/findings/named-things.ts'
import type { accountFields, dateFields, moneyFields } from '../../shared/rules/account-fields.ts'
import type { Box } from '../read/positioned-text.ts'

export type Bureau = 'Experian' | 'Equifax' | 'TransUnion'
export const bureaus: readonly Bureau[] = ['Experian', 'Equifax', 'TransUnion']

/**
 * A layout family, one folder of readers each; 'labelled' is any other layout, read by its labels alone, and 'three-bureau-labelled' any
 * other that sets the three bureaus side by side.
 */
export type LayoutFamily =
  | 'experian-acr'
  | 'equifax-acr'
  | 'transunion-acr'
  | 'experian-member'
  | 'experian-mailed'
  | 'experian-online'
  | 'equifax-mailed'
  | 'equifax-numbered'
  | 'transunion-mailed'
  | 'transunion-online'
  | 'three-bureau-identityiq'
  | 'three-bureau-smartcredit'
  | 'three-bureau-equifax'
  | 'three-bureau-labelled'
  | 'labelled'

/** True of a layout that nobody has seen: what its words mean is known by its labels alone. */
export const isReadByLabels = ({ family }: Pick<CreditReport, 'family'>): boolean =>
  family === 'labelled' || family === 'three-bureau-labelled'

/** A value that a report prints. `raw` is the text as printed; `confidence` is 1 for text, less for OCR. */
export interface Printed<T> {
  value: T
  raw: string
  box: Box
  confidence: number
  /** A person pointed at it: it is what it says, whatever recognition was sure of. */
  isSaid?: true
}

/** ISO date at the precision printed: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
export type PrintedDate = string

/** Month of a payment history, 'YYYY-MM'. */
export type HistoryMonth = { month: string; code: HistoryCode; box: Box }

/** A cell of a recognised payment history that was not read: nothing may rest on its month. */
export interface UnreadMonth {
  month: string
  box: Box
  /** It shows a sign that the file does not say; absent where what it says was not understood, which is an unread line as well. */
  isSign?: true
}

/** OK paid as agreed; 30..180 days past due; CO charge-off; COL collection; BK bankruptcy; RPO repossession;
 *  VS voluntary surrender; FC foreclosure; CLS closed; TN too new to rate; ND no data. */
export type HistoryCode = MarkCode

/** One month of a balance table (Equifax 24-month history, Experian balance histories, TransUnion grid rows). */
export interface MonthlyFigures {
  month: string
  balance: number | null
  scheduledPayment: number | null
  actualPayment: number | null
  pastDue: number | null
  highCredit: number | null
  creditLimit: number | null
  box: Box
}

/** Names of the single-valued account fields; the key of evidence, of letters and of `blank`. */
export type TradelineField = 'creditor' | (typeof accountFields)[number]
export type MoneyField = (typeof moneyFields)[number]
export type DateField = (typeof dateFields)[number]
export type TextField = Exclude<TradelineField, MoneyField | DateField | 'creditor'>

/**
 * One account as one bureau prints it. `null`: this layout does not print the field, or it is not there. Only Equifax prints
 * the date of first delinquency, which is never inferred.
 * `blank`: the label is printed without a value (evidence of a missing field, with the label's box).
 */
export interface Tradeline
  extends Record<MoneyField, Printed<number> | null>,
    Record<DateField, Printed<PrintedDate> | null>,
    Record<TextField, Printed<string> | null> {
  bureau: Bureau
  /** Stable within one report: 'experian-03' for the third account in reading order. */
  id: string
  section: 'accounts' | 'adverse' | 'satisfactory' | 'collections' | null
  creditor: Printed<string>
  remarks: Printed<string>[]
  /**
   * What Equifax says became of the account, beside its status: 'Paid and Closed', 'Transfer/Sold' (decision 206). Absent where it
   * says nothing, and in readings kept from before. It is compared with no other bureau, which print no such field.
   */
  activityDesignator?: Printed<string>
  history: HistoryMonth[]
  /** Months of a recognised history in whose cells no code could be read; absent where there is none. */
  unreadMonths?: UnreadMonth[]
  /** So many months of a history are boxes in colors alone, which this layout does not explain; absent where there are none. */
  monthsInColors?: number
  figures: MonthlyFigures[]
  /** Late lines printed as text beside the grid (Experian's payment history guide), to cross-check the grid. */
  statedLates: { month: string; code: HistoryCode; box: Box; raw: string }[]
  blank: { field: TradelineField; box: Box }[]
  furnisherAddress: Printed<string> | null
  furnisherPhone: Printed<string> | null
  /** The whole block, one box a page, for pictures of evidence. */
  blocks: Box[]
}

export interface Inquiry {
  bureau: Bureau
  id: string
  name: Printed<string>
  date: Printed<PrintedDate>
  kind: 'hard' | 'soft'
}

export interface PublicRecord {
  bureau: Bureau
  id: string
  type: Printed<string>
  court: Printed<string> | null
  reference: Printed<string> | null
  filed: Printed<PrintedDate> | null
  resolved: Printed<PrintedDate> | null
  status: Printed<string> | null
  removalDate: Printed<PrintedDate> | null
}

export interface PersonalInformation {
  names: Printed<string>[]
  addresses: Printed<string>[]
  ssnLast4: Printed<string> | null
  /** 'YYYY' where the layout prints the year only. */
  dob: Printed<PrintedDate> | null
  phones: Printed<string>[]
  employers: Printed<string>[]
  statements: Printed<string>[]
  /** File-level notices, such as 'Consumer reported as deceased'. */
  notices: Printed<string>[]
}

/** A line of the report inside a section the reader knows, which no reader rule understood. */
export interface UnreadLine {
  text: string
  box: Box
}

/** Pages that the report counts and the file lacks, proven by the numbers that its other pages print. */
export interface MissingPages {
  /** Printed numbers, ascending. More than `count` where pages without a number may be some of them. */
  pages: number[]
  count: number
  /** How many pages the report says it has. */
  of: number
  /** Ids of accounts, inquiries and records, and 'personal', that may have had a part there: no finding rests on them. */
  touched: string[]
}

/** Why a part of a report is not proven: see proof/prove-reading.ts. */
export type UnprovenBecause =
  | 'open_block'
  | 'lines_unread'
  | 'two_codes_a_month'
  | 'before_opening'
  | 'wrong_form'
  /** Nothing was read for the field, and a line of the account that may hold its value was not understood. */
  | 'perhaps_printed'
  | 'count'

/** A part of the report that was read and is not proven: what rests on it is asked or waits (decision 37). */
export interface UnprovenPart {
  /** Id of an account, inquiry or record; or a whole section, of which entries may be lacking. */
  item: string | 'accounts' | 'inquiries' | 'records'
  /** 'all': nothing of it counts; of a section: that something is not there proves nothing. */
  part: 'all' | 'history' | TradelineField
  because: UnprovenBecause
}

export interface Coverage {
  /** What the report itself counts, where it prints counts; null where it does not. */
  stated: { accounts: number | null; hardInquiries: number | null; publicRecords: number | null }
  found: { accounts: number; hardInquiries: number; publicRecords: number }
  unread: UnreadLine[]
  /** Lines of the file that stand before the summary of rights; absent while every line was understood. */
  lines?: number
  /** Its pages print no numbers: only the file says in which order they follow, and accounts run over page ends. */
  isOrderUnproven?: true
  /** Read in another order than the file's, as front and back sides: the only one of those tried in which the pages fit together. */
  isOrderByFit?: true
  /** Absent while no page is known to be missing. */
  missing?: MissingPages
  /** Absent while everything read is proven, and in readings kept from before there was a proof. */
  unproven?: UnprovenPart[]
}

/** A credit score that the report itself prints (decision 27). */
export interface PrintedScore {
  score: Printed<number>
  /** 'VantageScore 3.0', 'FICO Score 8', as printed; null where the report does not name the model. */
  model: string | null
}

/** Where a bureau's own report says to write to, by what for; lines of an address, the bureau's name first (decision 147). */
export interface PrintedAddresses {
  disputes?: Printed<string[]>
  freezes?: Printed<string[]>
}

export interface CreditReport {
  bureau: Bureau
  family: LayoutFamily
  reportDate: Printed<PrintedDate>
  /** Equifax confirmation number, Experian report number, TransUnion file number. */
  reportNumber: Printed<string> | null
  /** The consumer's name as the report's header prints it. */
  preparedFor: Printed<string> | null
  pageCount: number
  personal: PersonalInformation
  accounts: Tradeline[]
  inquiries: Inquiry[]
  publicRecords: PublicRecord[]
  coverage: Coverage
  scores?: PrintedScore[]
  /** Absent where the report prints none that is clearly the bureau's own. */
  writeTo?: PrintedAddresses
  /** The monitoring service that a three-bureau report names; absent where it names none. */
  service?: string
  /**
   * 'scan': pages of it came from character recognition; a value of those has a confidence below 1 and needs the client's
   * confirmation before a letter uses it.
   */
  source?: 'text' | 'scan'
  /** Pages of the file that were recognised; absent in a scan that was read before pages were told apart: all of them. */
  recognisedPages?: number[]
  /** Pages of the file that recognition gave up; absent where there is none. */
  pagesNotRead?: number[]
}
