/**
 * What each rule of the audit finds, as data: what its texts name, in no language. A rule's key stands for the kind of fault,
 * its facts for this one. A fact is kept with an analysis, so one is added as optional or under another key, never changed.
 */
import type { Account, Cents, CollectionFact, Day, Mark, MedicalFact, Month, Shown } from './named-things.ts'

/** By rule key; the families are those of the files of texts beside this one. */
export interface FindingFacts extends FactsOfDates, FactsOfAmounts, FactsOfHistory, FactsOfCollections {
  cross_status_mismatch: { account: Account; shown: Shown<{ status: string }>[] }
  /** `isOneDay`: all were reported on the same day. */
  cross_balance_mismatch: {
    account: Account
    shown: Shown<{ balance: Cents; reported: Day }>[]
    isOneDay: boolean
  }
  cross_limit_mismatch: { account: Account; shown: Shown<{ limit: Cents }>[] }
  cross_opened_mismatch: { account: Account; shown: Shown<{ opened: Day }>[] }
  cross_type_mismatch: { account: Account; shown: Shown<{ type: string }>[] }
  cross_responsibility_mismatch: { account: Account; shown: Shown<{ responsibility: string }>[] }
  closed_reported_open: Shown<{ account: Account; reported: Day; closed: Shown<{ on: Day | null }>[] }>
  stale_entry: Shown<{ account: Account; reported: Day; fresh: Shown<{ reported: Day }>[] }>

  bankruptcy_obsolete: { record: string; by: 'filing' | 'removal'; date: Day; printedOn: Day }
  bankruptcy_ch13_completed: { record: string; filed: Day; printedOn: Day }
  bankruptcy_chapter_missing: Shown<{ record: string }>
  bankruptcy_dismissed: { record: string; filed: Day | null; status: string }
  bankruptcy_mark_without_case: { accounts: Account[] }
  /** `survives`: a debt that a discharge may leave standing. */
  balance_on_discharged: {
    account: Account
    amounts: { field: 'balance' | 'pastDue'; amount: Cents }[]
    isDischarged: boolean
    survives: boolean
  }
  bankruptcy_chapters_differ:
    | { filed: Day; shown: Shown<{ chapter: string }>[] }
    | Shown<{ account: Account; marked: string; chapters: string[] }>
  tax_lien_or_judgment: Shown<{ record: string; filed: Day | null }>

  /** `own`: what the client says; null: none of those printed; absent where nothing is known. */
  ssn_mismatch: { shown: Shown<{ digits: string }>[]; own?: string | null }
  dob_mismatch: { shown: Shown<{ date: Day }>[]; own?: Day | null }
  wrong_name_variant: Shown<{ name: string; own: string }>
  unknown_address: Shown<{ address: string }>
  /** `born`: a year. */
  mixed_file_account: { account: Account; opened: Day; born: number }
  deceased_indicator: Shown<{ notice: string } | { account: Account }>
  unauthorized_hard_inquiry: { company: string; date: Day; bureaus: string[] }
  duplicate_hard_inquiry: { company: string; date: Day; count: number }
  dispute_remark_missing: Shown<
    { account: Account } & ({ disputedAt: string[] } | { deliveredOn: Day; reported: Day })
  >
  /** `since`: the day of the delivery of a dispute, or of an older report with the remark. */
  dispute_remark_outdated: Shown<{ account: Account; printedOn: Day; by: 'letter' | 'report'; since: Day }>
  /** Days of reports; `disputedOn`: the delivery of a dispute of it. */
  deleted_item_back: Shown<{
    account: Account
    before: Day
    without: Day
    printedOn: Day
    disputedOn: Day | null
  }>
}

interface FactsOfDates {
  /** `sevenYearsOn` and `limit`: seven years from the date, and 180 days more. */
  obsolete_negative: { account: Account; date: Day; printedOn: Day; isStudentLoan: boolean } & (
    | { by: 'removal' }
    | { by: 'law' | 'practice'; sevenYearsOn: Day; limit: Day }
  )
  obsolete_late_payment: { account: Account; late: Mark[]; printedOn: Day; isStudentLoan: boolean }
  obsolete_hard_inquiry: { company: string; date: Day; printedOn: Day }
  dofd_mismatch_bureaus: { account: Account; shown: Shown<{ field: 'dofd' | 'removalDate'; date: Day }>[] }
  reaged_between_uploads: Shown<{
    account: Account
    field: 'dofd' | 'removalDate'
    date: Day
    printedOn: Day
    before: { date: Day; printedOn: Day }
  }>
  reaged_dofd_by_collector: { collector: Account; date: Day; creditor: Account; began: Day }
  reaged_dofd_vs_history: { account: Account; date: Day; first: Mark }
  reaged_dofd_after_chargeoff: { account: Account; date: Day; chargedOff: Month }
  removal_date_beyond_7y: {
    account: Account
    date: Day
    first: Mark
    latest: Day
    isStudentLoan: boolean
  }
  /** `by`: what says that it was never late. */
  dofd_on_account_never_late: { account: Account; date: Day; by: 'status' | 'history' }
  missing_dofd: { account: Account; status: string }
  dofd_before_opened: { account: Account; date: Day; opened: Day }
  future_date: {
    account: Account
    field: 'opened' | 'reported' | 'closed' | 'lastPayment' | 'dofd'
    date: Day
    printedOn: Day
  }
  opened_after_closed: { account: Account; opened: Day; closed: Day }
  last_payment_before_opened: { account: Account; date: Day; opened: Day }
}

interface FactsOfAmounts {
  past_due_exceeds_balance: { account: Account; pastDue: Cents; balance: Cents }
  past_due_on_current_account: { account: Account; status: string; pastDue: Cents }
  past_due_on_paid_or_zero: { account: Account; pastDue: Cents; hasNoBalance: boolean; isPaid: boolean }
  balance_on_paid_or_settled: { account: Account; balance: Cents }
  balance_on_transferred_sold: { account: Account; balance: Cents }
  payment_due_on_paid: { account: Account; payment: Cents }
  late_with_nothing_past_due: { account: Account; status: string; balance: Cents }
  chargeoff_amount_on_current: { account: Account; status: string; amount: Cents }
  negative_balance: { account: Account; balance: Cents }
  chargeoff_amount_missing: { account: Account }
  chargeoff_balance_growing: {
    account: Account
    first: { month: Month; balance: Cents }
    last: { month: Month; balance: Cents }
  }
  chargeoff_monthly_payment_due: { account: Account; payment: Cents }
  credit_limit_missing: { account: Account; balance: Cents; others: Shown<{ limit: Cents }>[] }
  high_balance_over_limit: { account: Account; high: Cents; limit: Cents }
  au_derogatory: { account: Account; responsibility: string }
}

interface FactsOfHistory {
  late_after_repossession: { account: Account; taken: Mark | null; late: Mark[]; payment: Cents | null }
  late_jump: { account: Account; jumps: { before: Mark; after: Mark }[] }
  history_before_opened: { account: Account; opened: Day; first: Mark }
  history_text_conflict: { account: Account; stated: Mark[] }
  status_history_conflict: { account: Account; status: string; late: Mark[] }
  /** `shownBy`: the other bureau that shows the closing; null: the entry itself. */
  late_after_closed: { account: Account; closed: Month; shownBy: string | null; late: Mark[] }
  late_after_chargeoff: { account: Account; chargedOff: Month; late: Mark[] }
  ok_after_chargeoff: { account: Account; chargedOff: Month; onTime: Month[] }
  /** `since`: the first month marked, where no filing is printed. `discharged`: where the months are after it. */
  late_after_bk_filing: {
    account: Account
    filed: Day | null
    since: Month
    late: Mark[]
    discharged: Day | null
  }
  cross_late_mismatch: Shown<{ account: Account; late: Mark[]; onTimeAt: string[] }>
}

interface FactsOfCollections {
  double_reporting_oc_and_collector: {
    creditor: Account
    creditorBalance: Cents
    collector: Account
    collectorBalance: Cents
    original: string | null
    isSaidSold: boolean
  }
  /** `sold`: the one that says of itself that it was sold. */
  multiple_collectors_same_debt: {
    collectors: { account: Account; balance: Cents }[]
    original: string
    sold: Account | null
  }
  /** `hasField`: the field is printed, and empty. */
  missing_original_creditor: { account: Account; hasField: boolean }
  account_not_recognised: Shown<CollectionFact & { balance: Cents | null }>
  paid_medical_collection: MedicalFact
  medical_under_500: MedicalFact & { field: 'balance' | 'initial'; amount: Cents }
  medical_under_1yr: MedicalFact & { field: 'dofd' | 'opened'; date: Day; printedOn: Day }
  medical_service_date: MedicalFact & { opened: Day; printedOn: Day }
  duplicate_tradeline: { accounts: Account[]; opened: Day[] }
  student_loan_duplicate_after_transfer: { accounts: Account[]; opened: Day[]; balance: Cents }
}

export type RuleKey = keyof FindingFacts

type CareAnswers = 'medical_care' | 'other_bill' | 'identity_theft'

/** What a client may answer where only the client knows, by rule; `not_sure` and `identity_theft` may be offered everywhere. */
export interface FindingAnswers {
  account_not_recognised: 'mine' | 'not_mine'
  bankruptcy_dismissed: 'discharged' | 'dismissed'
  bankruptcy_mark_without_case: 'filed' | 'joint_holder_filed' | 'never_filed'
  deceased_indicator: 'alive' | 'joint_holder' | 'on_behalf'
  deleted_item_back: 'deleted_after_dispute' | 'noticed' | 'not_disputed'
  dispute_remark_missing: 'with_furnisher' | 'with_bureau_only' | 'ended'
  medical_service_date: 'treated_on' | 'long_ago' | 'identity_theft'
  medical_under_1yr: CareAnswers
  medical_under_500: CareAnswers
  missing_original_creditor: 'known' | 'unknown'
  mixed_file_account: 'mine' | 'not_mine'
  paid_medical_collection: CareAnswers
  unauthorized_hard_inquiry: 'applied' | 'not_applied'
  unknown_address: 'lived_there' | 'used_it' | 'never_lived_there'
  wrong_name_variant: 'used_it' | 'misspelled' | 'never_used'
}

export type AskedRule = keyof FindingAnswers
