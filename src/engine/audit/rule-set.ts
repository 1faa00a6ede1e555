/** Every rule, in the order of their keys. A rule that is not listed here is never asked. */

import type { Rule } from './rule.ts'
import { accountNotRecognised } from './rules/account-not-recognised.ts'
import { auDerogatory } from './rules/au-derogatory.ts'
import { balanceOnDischarged } from './rules/balance-on-discharged.ts'
import { balanceOnPaidOrSettled } from './rules/balance-on-paid-or-settled.ts'
import { balanceOnTransferredSold } from './rules/balance-on-transferred-sold.ts'
import { bankruptcyCh13Completed } from './rules/bankruptcy-ch13-completed.ts'
import { bankruptcyChapterMissing } from './rules/bankruptcy-chapter-missing.ts'
import { bankruptcyChaptersDiffer } from './rules/bankruptcy-chapters-differ.ts'
import { bankruptcyDismissed } from './rules/bankruptcy-dismissed.ts'
import { bankruptcyMarkWithoutCase } from './rules/bankruptcy-mark-without-case.ts'
import { bankruptcyObsolete } from './rules/bankruptcy-obsolete.ts'
import { chargeoffAmountMissing } from './rules/chargeoff-amount-missing.ts'
import { chargeoffAmountOnCurrent } from './rules/chargeoff-amount-on-current.ts'
import { chargeoffBalanceGrowing } from './rules/chargeoff-balance-growing.ts'
import { chargeoffMonthlyPaymentDue } from './rules/chargeoff-monthly-payment-due.ts'
import { closedReportedOpen } from './rules/closed-reported-open.ts'
import { creditLimitMissing } from './rules/credit-limit-missing.ts'
import { crossBalanceMismatch } from './rules/cross-balance-mismatch.ts'
import { crossLateMismatch } from './rules/cross-late-mismatch.ts'
import { crossLimitMismatch } from './rules/cross-limit-mismatch.ts'
import { crossOpenedMismatch } from './rules/cross-opened-mismatch.ts'
import { crossResponsibilityMismatch } from './rules/cross-responsibility-mismatch.ts'
import { crossStatusMismatch } from './rules/cross-status-mismatch.ts'
import { crossTypeMismatch } from './rules/cross-type-mismatch.ts'
import { deceasedIndicator } from './rules/deceased-indicator.ts'
import { deletedItemBack } from './rules/deleted-item-back.ts'
import { disputeRemarkMissing } from './rules/dispute-remark-missing.ts'
import { disputeRemarkOutdated } from './rules/dispute-remark-outdated.ts'
import { dobMismatch } from './rules/dob-mismatch.ts'
import { dofdBeforeOpened } from './rules/dofd-before-opened.ts'
import { dofdMismatchBureaus } from './rules/dofd-mismatch-bureaus.ts'
import { dofdOnAccountNeverLate } from './rules/dofd-on-account-never-late.ts'
import { doubleReportingOcAndCollector } from './rules/double-reporting-oc-and-collector.ts'
import { duplicateHardInquiry } from './rules/duplicate-hard-inquiry.ts'
import { duplicateTradeline } from './rules/duplicate-tradeline.ts'
import { futureDate } from './rules/future-date.ts'
import { highBalanceOverLimit } from './rules/high-balance-over-limit.ts'
import { historyBeforeOpened } from './rules/history-before-opened.ts'
import { historyTextConflict } from './rules/history-text-conflict.ts'
import { lastPaymentBeforeOpened } from './rules/last-payment-before-opened.ts'
import { lateAfterBkFiling } from './rules/late-after-bk-filing.ts'
import { lateAfterChargeoff } from './rules/late-after-chargeoff.ts'
import { lateAfterClosed } from './rules/late-after-closed.ts'
import { lateAfterRepossession } from './rules/late-after-repossession.ts'
import { lateJump } from './rules/late-jump.ts'
import { lateWithNothingPastDue } from './rules/late-with-nothing-past-due.ts'
import { medicalServiceDate } from './rules/medical-service-date.ts'
import { medicalUnder1yr } from './rules/medical-under-1yr.ts'
import { medicalUnder500 } from './rules/medical-under-500.ts'
import { missingDofd } from './rules/missing-dofd.ts'
import { missingOriginalCreditor } from './rules/missing-original-creditor.ts'
import { mixedFileAccount } from './rules/mixed-file-account.ts'
import { multipleCollectorsSameDebt } from './rules/multiple-collectors-same-debt.ts'
import { negativeBalance } from './rules/negative-balance.ts'
import { obsoleteHardInquiry } from './rules/obsolete-hard-inquiry.ts'
import { obsoleteLatePayment } from './rules/obsolete-late-payment.ts'
import { obsoleteNegative } from './rules/obsolete-negative.ts'
import { okAfterChargeoff } from './rules/ok-after-chargeoff.ts'
import { openedAfterClosed } from './rules/opened-after-closed.ts'
import { paidMedicalCollection } from './rules/paid-medical-collection.ts'
import { pastDueExceedsBalance } from './rules/past-due-exceeds-balance.ts'
import { pastDueOnCurrentAccount } from './rules/past-due-on-current-account.ts'
import { pastDueOnPaidOrZero } from './rules/past-due-on-paid-or-zero.ts'
import { paymentDueOnPaid } from './rules/payment-due-on-paid.ts'
import { reagedBetweenUploads } from './rules/reaged-between-uploads.ts'
import { reagedDofdAfterChargeoff } from './rules/reaged-dofd-after-chargeoff.ts'
import { reagedDofdByCollector } from './rules/reaged-dofd-by-collector.ts'
import { reagedDofdVsHistory } from './rules/reaged-dofd-vs-history.ts'
import { removalDateBeyond7y } from './rules/removal-date-beyond-7y.ts'
import { ssnMismatch } from './rules/ssn-mismatch.ts'
import { staleEntry } from './rules/stale-entry.ts'
import { statusHistoryConflict } from './rules/status-history-conflict.ts'
import { studentLoanDuplicateAfterTransfer } from './rules/student-loan-duplicate-after-transfer.ts'
import { taxLienOrJudgment } from './rules/tax-lien-or-judgment.ts'
import { unauthorizedHardInquiry } from './rules/unauthorized-hard-inquiry.ts'
import { unknownAddress } from './rules/unknown-address.ts'
import { wrongNameVariant } from './rules/wrong-name-variant.ts'

export const ruleSet: readonly Rule[] = [
  accountNotRecognised,
  auDerogatory,
  balanceOnDischarged,
  balanceOnPaidOrSettled,
  balanceOnTransferredSold,
  bankruptcyCh13Completed,
  bankruptcyChapterMissing,
  bankruptcyChaptersDiffer,
  bankruptcyDismissed,
  bankruptcyMarkWithoutCase,
  bankruptcyObsolete,
  chargeoffAmountMissing,
  chargeoffAmountOnCurrent,
  chargeoffBalanceGrowing,
  chargeoffMonthlyPaymentDue,
  closedReportedOpen,
  creditLimitMissing,
  crossBalanceMismatch,
  crossLateMismatch,
  crossLimitMismatch,
  crossOpenedMismatch,
  crossResponsibilityMismatch,
  crossStatusMismatch,
  crossTypeMismatch,
  deceasedIndicator,
  deletedItemBack,
  disputeRemarkMissing,
  disputeRemarkOutdated,
  dobMismatch,
  dofdBeforeOpened,
  dofdMismatchBureaus,
  dofdOnAccountNeverLate,
  doubleReportingOcAndCollector,
  duplicateHardInquiry,
  duplicateTradeline,
  futureDate,
  highBalanceOverLimit,
  historyBeforeOpened,
  historyTextConflict,
  lastPaymentBeforeOpened,
  lateAfterBkFiling,
  lateAfterChargeoff,
  lateAfterClosed,
  lateAfterRepossession,
  lateJump,
  lateWithNothingPastDue,
  medicalServiceDate,
  medicalUnder1yr,
  medicalUnder500,
  missingDofd,
  missingOriginalCreditor,
  mixedFileAccount,
  multipleCollectorsSameDebt,
  negativeBalance,
  obsoleteHardInquiry,
  obsoleteLatePayment,
  obsoleteNegative,
  okAfterChargeoff,
  openedAfterClosed,
  paidMedicalCollection,
  pastDueExceedsBalance,
  pastDueOnCurrentAccount,
  pastDueOnPaidOrZero,
  paymentDueOnPaid,
  reagedBetweenUploads,
  reagedDofdAfterChargeoff,
  reagedDofdByCollector,
  reagedDofdVsHistory,
  removalDateBeyond7y,
  ssnMismatch,
  staleEntry,
  statusHistoryConflict,
  studentLoanDuplicateAfterTransfer,
  taxLienOrJudgment,
  unauthorizedHardInquiry,
  unknownAddress,
  wrongNameVariant,
]
