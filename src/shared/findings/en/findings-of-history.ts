import type { TextsOf } from '../finding-texts.ts'
import type { Account, Cents, Day, Mark, Month, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, listText, markText, moneyText, onText } from './english-words.ts'

/** The month-by-month payment history. */
export interface FactsOfHistory {
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

export const findingsOfHistory = {
  late_after_repossession: {
    title: 'Late marks or a payment due after the property was taken',
    statement: ({ account, taken, late, payment }) => {
      const said = [
        ...(taken === null ? [] : [`shows ${markText(taken)}`]),
        ...(late.length === 0 ? [] : [`after that ${listOf(late, markText)}`]),
        ...(payment === null ? [] : [`a scheduled payment of ${moneyText(payment)}`]),
      ]
      return `${accountText(account)} ${taken === null ? 'is reported as repossessed, surrendered or foreclosed and shows ' : ''}${listText(said)}. Once the property has been taken, its installments no longer fall due month by month.`
    },
    innocent:
      'The marks would be right if the account was redeemed or reinstated, if the sale came later than the mark, or if a plan was agreed for what was left after the sale.',
    request:
      'Please verify with the furnisher when the property was taken and sold and whether any payment was due after that, and correct the months and the scheduled payment that its record does not bear out.',
  },
  late_jump: {
    title: 'Payment history jumps by more than one step in a month',
    statement: ({ account, jumps }) =>
      `The history of ${accountText(account)} shows ${listOf(jumps, ({ before, after }) => `${markText(before)} and ${markText(after)}`)}. A payment that is not made becomes about 30 days later with each month.`,
    innocent:
      'The later mark may be right if a payment was returned or taken back, so that earlier months became unpaid as well, or if the months before it were reported too favorably.',
    request:
      'Please verify these months with the furnisher’s own payment record, and correct the months that it does not bear out.',
  },
  history_before_opened: {
    title: 'Payment history from before the account was opened',
    statement: ({ account, opened, first }) =>
      `${accountText(account)} shows ${dateText(opened)} as the date opened, and its own payment history shows ${markText(first)}. An account has no history before it exists.`,
    innocent:
      'The history would be right if it was taken over from an earlier account, whose opening date then applies.',
    request:
      'Please verify the date opened and the payment history of this account and correct whichever is wrong.',
  },
  history_text_conflict: {
    title: 'Payment history and its explanation contradict each other',
    statement: ({ account, stated }) =>
      `For ${accountText(account)}, the text below the payment history names ${listOf(stated, markText)}, and the payment history itself shows ${stated.length === 1 ? 'this month' : 'these months'} as paid on time.`,
    innocent: 'The late mark would be right if the payment history is what is misprinted.',
    request:
      'Please verify these months with the furnisher’s own payment record, and delete the late mark if it cannot be verified.',
  },
  status_history_conflict: {
    title: 'Status contradicts the payment history',
    statement: ({ account, status, late }) =>
      `${accountText(account)} is reported with the status "${status}", and its own payment history shows ${listOf(late, markText)}. Both cannot be true.`,
    innocent: 'The late marks would be right if the status is what is misprinted.',
    request:
      'Please verify these months with the furnisher’s own payment record, and delete the late marks, as the status says that the account was never late.',
  },
  late_after_closed: {
    title: 'Late payment after the account was closed and paid',
    statement: ({ account, closed, shownBy, late }) =>
      `${accountText(account)} was closed in ${dateText(closed)}${shownBy === null ? '' : `, as ${shownBy} shows,`} with nothing owed, and its history shows ${listOf(late, markText)}. No payment can be late on an account that is closed and paid.`,
    innocent: 'The marks would be right if a balance remained after the closing and was paid only later.',
    request: 'Please delete the late marks of the months after the closing.',
  },
  late_after_chargeoff: {
    title: 'New late marks after the charge-off',
    statement: ({ account, chargedOff, late }) =>
      `The history of ${accountText(account)} shows a charge-off in ${dateText(chargedOff)} and after it ${listOf(late, markText)}. After a charge-off the whole amount is due, and no payment can newly become late.`,
    innocent:
      'The marks would be right if the charge-off was taken back and the account reopened; then the charge-off is what must be corrected.',
    request:
      'Please verify the payment history of this account with the furnisher, and delete the late marks after the charge-off.',
  },
  ok_after_chargeoff: {
    title: 'On-time marks after the charge-off',
    statement: ({ account, chargedOff, onTime }) =>
      `The history of ${accountText(account)} shows a charge-off in ${dateText(chargedOff)} and then ${listOf(onTime, dateText)} as paid on time. An account that is charged off has no payments that could be on time, so the history contradicts itself.`,
    innocent:
      'The on-time marks would be right if the charge-off was taken back and the account reopened; then the charge-off is what must be corrected.',
    request:
      'Please verify the whole payment history of this account with the furnisher, and delete the entry if it cannot be verified.',
  },
  late_after_bk_filing: {
    title: 'Late payments reported after the bankruptcy filing',
    statement: ({ account, filed, since, late, discharged }) => {
      const started = filed === null ? `since ${dateText(since)}` : `filed ${onText(filed)}`
      const reported = `${accountText(account)} is reported as part of a bankruptcy ${started}`
      return discharged === null
        ? `${reported}, and its history shows ${listOf(late, markText)}, after the filing.`
        : `${reported} and discharged ${onText(discharged)}, and its history shows ${listOf(late, markText)}, after the discharge. Of a debt that was discharged, no payment is due from me any more.`
    },
    innocent:
      'The debt stands until the discharge, so marks of an open case may be allowed; and the marks would be right if this debt was reaffirmed, is kept up under a plan, or is not part of the case.',
    request:
      'Please verify with the furnisher whether payments on this debt were due in these months, and delete the late marks if they were not.',
  },
  cross_late_mismatch: {
    title: 'A month reported late at one bureau and on time at the others',
    statement: ({ account, bureau, late, onTimeAt }) =>
      `For ${accountText(account)}, ${bureau} shows ${listOf(late, markText)}; ${listText(onTimeAt)} ${onTimeAt.length === 1 ? 'shows' : 'show'} the same ${late.length === 1 ? 'month' : 'months'} as paid on time.`,
    innocent:
      'The mark would be right if the other bureau did not receive the late payment, or counts the month from another day.',
    request: ({ late }) =>
      `Please verify ${late.length === 1 ? 'this month' : 'these months'} with the furnisher's own payment record, and correct ${late.length === 1 ? 'it' : 'them'} to paid on time or delete the late mark if it cannot be verified.`,
  },
} satisfies TextsOf<FactsOfHistory>
