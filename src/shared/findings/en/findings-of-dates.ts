import type { TextsOf } from '../finding-texts.ts'
import type { Account, Day, Mark, Month, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, markText, onText } from './english-words.ts'

/** When a delinquency began and when an entry must go. */
export interface FactsOfDates {
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

const federalLoanInnocent =
  'The entry would be allowed if this is a federal student loan, for which the law sets other periods than for other debts.'
export const federalLoanRequest =
  'Please verify whether this is a federal student loan and when its time ends, and delete what may no longer be shown.'
const curedUnseen =
  'The later date would be right if the account was brought current in between and the history does not show it.'

const movingDates = { dofd: 'date of first delinquency', removalDate: 'date of removal' } as const
const pastDates = {
  opened: 'date opened',
  reported: 'date reported',
  closed: 'date closed',
  lastPayment: 'date of last payment',
  dofd: 'date of first delinquency',
} as const

export const findingsOfDates = {
  obsolete_negative: {
    title: 'Negative account past seven years from the first delinquency',
    statement: ({ account, date, printedOn, ...given }) => {
      if (given.by === 'removal')
        return `${accountText(account)} is printed with ${dateText(date)} as the date of its removal, and it is still shown in the report of ${dateText(printedOn)}.`
      const began = `${accountText(account)} shows ${dateText(date)} as the date of first delinquency.`
      return given.by === 'law'
        ? `${began} Seven years and 180 days from that date ended ${onText(given.limit)}, before the report of ${dateText(printedOn)}.`
        : `${began} Seven years from that date ended ${onText(given.sevenYearsOn)}. By law the entry may stay up to 180 days longer, until ${dateText(given.limit)}; the bureaus’ own practice is to remove it after seven years.`
    },
    innocent: ({ by, isStudentLoan }) => {
      if (by === 'practice')
        return 'The entry is still within the time that the law allows; it is removed earlier by the bureaus’ own practice.'
      if (isStudentLoan) return federalLoanInnocent
      return by === 'law'
        ? 'The entry would be allowed only if the account was brought current after that date and became delinquent again.'
        : 'The entry would be allowed if the printed removal date is not the one that applies.'
    },
    request: ({ by, isStudentLoan }) => {
      if (by === 'practice') return 'Please remove this account now, as your own practice provides.'
      if (isStudentLoan) return federalLoanRequest
      return by === 'law'
        ? 'Please delete this account from my file.'
        : 'Please delete this account from my file, as your own date of removal has passed.'
    },
  },
  obsolete_late_payment: {
    title: 'Late payment more than seven years old',
    statement: ({ account, late, printedOn }) =>
      `The history of ${accountText(account)} still shows ${listOf(late, markText)} in the report of ${dateText(printedOn)}, more than seven years later.`,
    innocent: ({ isStudentLoan }) =>
      isStudentLoan
        ? federalLoanInnocent
        : 'The marks would be allowed if the report was asked for a purpose to which the limit does not apply.',
    request: ({ isStudentLoan }) => (isStudentLoan ? federalLoanRequest : 'Please delete these late marks.'),
  },
  obsolete_hard_inquiry: {
    title: 'Hard inquiry older than 2 years',
    statement: ({ company, date, printedOn }) =>
      `The hard inquiry of ${company} of ${dateText(date)} is still shown in the report of ${dateText(printedOn)}, more than two years later.`,
    innocent:
      'The law sets no two-year limit for an inquiry; it is the practice of the bureaus that removes it.',
    request: 'Please remove this inquiry, as your own practice provides.',
  },
  dofd_mismatch_bureaus: {
    title:
      'Delinquency date, or the one implied by the removal date, differs between bureaus by more than 6 months',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, field, date }) => `${bureau} shows ${dateText(date)} as the ${field === 'dofd' ? 'date of first delinquency' : 'month of removal'}`)}. Both dates are counted from the same first delinquency, and these are more than six months apart.`,
    innocent:
      'The later date would be right if the account was brought current after the first delinquency and became late again.',
    request:
      'Please verify with the furnisher when the delinquency began, correct the date, and set the removal date by it.',
  },
  reaged_between_uploads: {
    title: 'Delinquency or removal date moved later since an earlier report',
    statement: ({ account, bureau, field, date, printedOn, before }) =>
      `${accountText(account)} shows ${dateText(date)} as the ${movingDates[field]} in the report of ${dateText(printedOn)}. My ${bureau} report of ${dateText(before.printedOn)} showed ${dateText(before.date)} for the same account. A sale, a payment or a new collector does not move this date, and no month paid on time is printed in between.`,
    innocent:
      'The later date would be right if the account was brought current after the first date and became late again.',
    request: ({ field, before }) =>
      `Please verify the ${movingDates[field]} with the furnisher, and correct it to ${dateText(before.date)}.`,
  },
  reaged_dofd_by_collector: {
    title: 'Collector’s date of first delinquency later than the original creditor’s',
    statement: ({ collector, date, creditor, began }) =>
      `${accountText(collector)} shows ${dateText(date)} as the date of first delinquency; the original creditor’s entry for the same debt, ${accountText(creditor)}, shows ${dateText(began)}. A sale or a new collector does not move this date.`,
    innocent:
      'The later date would be right if the account was brought current after the earlier one and became delinquent again before the collection; and both would be right if these are two different debts.',
    request:
      'Please verify with both companies when the delinquency began that led to the collection, report that one date in both entries, and set the removal date by it.',
  },
  reaged_dofd_vs_history: {
    title: 'Date of first delinquency later than the first late month that led to it',
    statement: ({ account, date, first }) =>
      `${accountText(account)} shows ${dateText(date)} as the date of first delinquency. Its own payment history shows ${markText(first)}, and no month since then as paid on time.`,
    innocent: curedUnseen,
    request: ({ first }) =>
      `Please verify the date of first delinquency with the furnisher, correct it to the month that the payment history shows, ${dateText(first.month)}, and set the removal date by it.`,
  },
  reaged_dofd_after_chargeoff: {
    title: 'Date of first delinquency later than the charge-off',
    statement: ({ account, date, chargedOff }) =>
      `${accountText(account)} shows ${dateText(date)} as the date of first delinquency, and its own payment history shows the charge-off already in ${dateText(chargedOff)}. The delinquency that leads to a charge-off comes before it.`,
    innocent:
      'The later date would be right only if the account was brought current after the charge-off and became delinquent again.',
    request:
      'Please verify the date of first delinquency with the furnisher, correct it to the one that led to the charge-off, and set the removal date by it.',
  },
  removal_date_beyond_7y: {
    title: 'Printed removal date is later than seven years and 180 days after the first late month',
    statement: ({ account, date, first, latest }) =>
      `${accountText(account)} is printed with ${dateText(date)} as the date of its removal. Its own payment history shows ${markText(first)}, and no month since then as paid on time; seven years and 180 days from then end no later than ${dateText(latest)}.`,
    innocent: ({ isStudentLoan }) => (isStudentLoan ? federalLoanInnocent : curedUnseen),
    request: ({ first }) =>
      `Please verify the date of first delinquency with the furnisher, and correct the removal date so that it is counted from ${dateText(first.month)}.`,
  },
  dofd_on_account_never_late: {
    title: 'Date of first delinquency on an account that was never late',
    statement: ({ account, date, by }) =>
      `${accountText(account)} shows ${dateText(date)} as the date of first delinquency, and ${by === 'status' ? 'its status says that it was never late' : 'its payment history shows that month, and every other, without a late mark'}.`,
    innocent:
      'The date would be right if the account was late at that time and the history or the status leaves it out.',
    request:
      'Please verify with the furnisher whether this account was ever delinquent, and remove the date of first delinquency if it was not.',
  },
  missing_dofd: {
    title: 'No date of first delinquency on a negative account',
    statement: ({ account, status }) =>
      `${accountText(account)} is reported with the status "${status}", and the field for the date of first delinquency is empty. Without that date I cannot tell until when the entry may be shown.`,
    innocent:
      'The furnisher may have given the date and the report may leave it out; and the field would be empty for a good reason if the account was never late.',
    request:
      'Please verify the date of first delinquency with the furnisher and show it, or delete the entry if it cannot be verified.',
  },
  dofd_before_opened: {
    title: 'Date of first delinquency before the account was opened',
    statement: ({ account, date, opened }) =>
      `${accountText(account)} shows ${dateText(date)} as the date of first delinquency and ${dateText(opened)} as the date opened. An account cannot be late before it exists.`,
    innocent:
      'The delinquency would be dated rightly if the date opened is that of a transfer to a new servicer; then the date opened is wrong.',
    request:
      'Please verify both dates with the furnisher, and correct the date opened and the date of first delinquency.',
  },
  future_date: {
    title: 'Date later than the report itself',
    statement: ({ account, field, date, printedOn }) =>
      `${accountText(account)} shows ${dateText(date)} as the ${pastDates[field]}. The report is of ${dateText(printedOn)}, so this date had not come yet.`,
    innocent: 'The only explanation is a typing error: this field is for things that already happened.',
    request: ({ field }) => `Please correct the ${pastDates[field]} of this account.`,
  },
  opened_after_closed: {
    title: 'Account opened after it was closed',
    statement: ({ account, opened, closed }) =>
      `${accountText(account)} shows ${dateText(opened)} as the date opened and ${dateText(closed)} as the date closed. An account cannot be closed before it is opened.`,
    innocent: 'One of the two dates would be right and the other mistyped.',
    request: 'Please verify both dates with the furnisher and correct whichever is wrong.',
  },
  last_payment_before_opened: {
    title: 'Last payment before the account was opened',
    statement: ({ account, date, opened }) =>
      `${accountText(account)} shows a last payment ${onText(date)} and ${dateText(opened)} as the date opened. Nothing can be paid on an account before it exists.`,
    innocent:
      'One of the dates would be right and the other mistyped; a loan taken over from another company keeps its first opening date.',
    request:
      'Please verify the date opened and the date of last payment of this account and correct whichever is wrong.',
  },
} satisfies TextsOf<FactsOfDates>
