import type { TextsOf } from '../finding-texts.ts'
import type { Account, Cents, Month, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, moneyText } from './english-words.ts'

/** Where it alone says that the account was paid or sold. Equifax prints it as this label. */
type ByDesignator = { designator?: string }

/** Balances, amounts and statuses within one entry. */
export interface FactsOfAmounts {
  past_due_exceeds_balance: { account: Account; pastDue: Cents; balance: Cents }
  past_due_on_current_account: { account: Account; status: string; pastDue: Cents }
  past_due_on_paid_or_zero: ByDesignator & {
    account: Account
    pastDue: Cents
    hasNoBalance: boolean
    isPaid: boolean
  }
  balance_on_paid_or_settled: ByDesignator & { account: Account; balance: Cents }
  balance_on_transferred_sold: ByDesignator & { account: Account; balance: Cents }
  payment_due_on_paid: ByDesignator & { account: Account; payment: Cents }
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

/** What the account is reported as, or with what. */
const reportedAs = (what: string, designator: string | undefined): string =>
  designator === undefined ? `reported as ${what}` : `reported with the Activity Designator "${designator}"`

export const findingsOfAmounts = {
  past_due_exceeds_balance: {
    title: 'Past-due amount is larger than the balance',
    statement: ({ account, pastDue, balance }) =>
      `${accountText(account)} shows an amount past due of ${moneyText(pastDue)} and a balance of ${moneyText(balance)}. No more can be past due than is owed.`,
    innocent: 'One of the two amounts would be right and the other of another month.',
    request:
      'Please verify both amounts with the furnisher and correct them; the amount past due cannot be more than the balance.',
  },
  past_due_on_current_account: {
    title: 'Past-due amount on an account that is reported as current',
    statement: ({ account, status, pastDue }) =>
      `${accountText(account)} is reported with the status "${status}", and the same entry shows an amount past due of ${moneyText(pastDue)}. An account that is paid as agreed has nothing past due.`,
    innocent: 'The amount would be right if the status is of an earlier month than the amount.',
    request:
      'Please verify with the furnisher whether anything is past due, and correct the amount to $0, unless its records show that it is the status that is wrong.',
  },
  past_due_on_paid_or_zero: {
    title: 'Past-due amount on a paid or zero-balance account',
    statement: ({ account, pastDue, hasNoBalance, isPaid, designator }) =>
      `${accountText(account)} shows an amount past due of ${moneyText(pastDue)}${hasNoBalance ? ' with a balance of $0' : ''}${isPaid ? `${hasNoBalance ? ',' : ''} although it is ${reportedAs('paid', designator)}` : ''}. Where nothing is owed, nothing can be past due.`,
    innocent: 'The amount would be right if a balance is still owed and the balance is what is misprinted.',
    request:
      'Please verify with the furnisher what is owed, and correct the amount past due to $0, unless its records show that something is.',
  },
  balance_on_paid_or_settled: {
    title: 'Paid or settled account still shows a balance',
    statement: ({ account, balance, designator }) =>
      `${accountText(account)} is ${reportedAs('paid or settled', designator)}, and the same entry still shows a balance of ${moneyText(balance)}. An account that is paid or settled in full has no balance.`,
    innocent:
      'The balance would be right if the settlement was not completed and the remark or status was entered too early.',
    request:
      'Please verify with the furnisher what is owed, and correct the balance to $0, unless its records show that the account was not paid or settled.',
  },
  balance_on_transferred_sold: {
    title: 'Transferred or sold account still shows a balance',
    statement: ({ account, balance, designator }) =>
      `${accountText(account)} is ${reportedAs('sold or transferred to another company', designator)}, and the same entry still shows a balance of ${moneyText(balance)}. A company that no longer owns an account is owed nothing on it.`,
    innocent: 'The balance would be right if only part of the account was sold, which is rare.',
    request:
      'Please verify with the furnisher whether it still owns any part of this account, and correct the balance and the amount past due to $0 if it does not, as it reports.',
  },
  payment_due_on_paid: {
    title: 'Paid account still shows a payment due',
    statement: ({ account, payment, designator }) =>
      `${accountText(account)} is ${reportedAs('paid', designator)}${designator === undefined ? '' : ' and'} with a balance of $0, and the same entry shows a scheduled payment of ${moneyText(payment)}. On a paid account no payment is due.`,
    innocent:
      'The amount may be the last payment that was scheduled before the account was paid, left in the field.',
    request:
      'Please verify with the furnisher whether any payment is still due on this account, and correct the scheduled payment to $0 if none is.',
  },
  late_with_nothing_past_due: {
    title: 'Late or charged off, and nothing past due',
    statement: ({ account, status, balance }) =>
      `${accountText(account)} is reported with the status "${status}" and a balance of ${moneyText(balance)}, and the same entry shows $0 as past due.`,
    innocent:
      'Both would be right if the status is of an earlier month than the amount, or if a plan was agreed by which nothing is due now.',
    request:
      'Please verify the status and the amount past due of this account with the furnisher, and correct the one that its record does not bear out.',
  },
  chargeoff_amount_on_current: {
    title: 'Charge-off amount on an account in good standing',
    statement: ({ account, status, amount }) =>
      `${accountText(account)} is reported with the status "${status}" and without a late month, and the same entry shows a charge-off amount of ${moneyText(amount)}.`,
    innocent:
      'The amount would be right if the account was charged off once and taken up again, and the history does not reach back so far.',
    request:
      'Please verify with the furnisher whether this account was ever charged off, and remove the charge-off amount if it was not.',
  },
  negative_balance: {
    title: 'Balance below zero',
    statement: ({ account, balance }) =>
      `${accountText(account)} shows a balance of ${moneyText(balance)}. A balance below zero would mean that the company owes me money.`,
    innocent: 'The account may really have a credit, such as after a refund or a payment made twice.',
    request:
      'Please verify the balance of this account with the furnisher; if it is a credit in my favor, please show the balance as $0.',
  },
  chargeoff_amount_missing: {
    title: 'Charge-off without a charge-off amount',
    statement: ({ account }) =>
      `${accountText(account)} is reported as charged off, and the field for the amount charged off is empty.`,
    innocent: 'The amount may be in another field of the same entry, such as the balance.',
    request:
      'Please verify the amount that was charged off with the furnisher, and report it or correct the status.',
  },
  chargeoff_balance_growing: {
    title: 'Balance of a charged-off account keeps growing',
    statement: ({ account, first, last }) =>
      `${accountText(account)} is reported as charged off, and its monthly balances grow from ${moneyText(first.balance)} in ${dateText(first.month)} to ${moneyText(last.balance)} in ${dateText(last.month)}.`,
    innocent:
      'The growth would be right if the contract and the law of the state allow interest or fees after the charge-off.',
    request:
      'Please verify the balance of this account with the furnisher’s own ledger, with what was added after the charge-off and on what ground, and correct it to the amount that can be shown.',
  },
  chargeoff_monthly_payment_due: {
    title: 'Charged-off account shows a monthly payment due',
    statement: ({ account, payment }) =>
      `${accountText(account)} is reported as charged off, and the same entry shows a monthly payment of ${moneyText(payment)}. A charge-off ends the monthly payments, unless a plan was agreed afterwards.`,
    innocent:
      'The amount would be right if a payment plan was agreed after the charge-off and the amount is that of the plan.',
    request:
      'Please verify with the furnisher whether a payment plan was agreed, and correct the monthly payment to $0 if none was.',
  },
  credit_limit_missing: {
    title: 'Open revolving account with a balance has no credit limit',
    statement: ({ account, balance, others }) =>
      `${accountText(account)} is an open revolving account with a balance of ${moneyText(balance)}, and no credit limit is shown.${
        others.length > 0
          ? ` ${listOf(others, ({ bureau, limit }) => `${bureau} shows a limit of ${moneyText(limit)}`)} for the same account.`
          : ''
      } Without the limit the share of the credit in use cannot be stated correctly.`,
    innocent: 'The entry would be complete if this card has no preset spending limit.',
    request:
      'Please verify the credit limit of this account with the furnisher, and report it if there is one.',
  },
  high_balance_over_limit: {
    title: 'High balance far above the credit limit',
    statement: ({ account, high, limit }) =>
      `${accountText(account)} shows a high balance of ${moneyText(high)} with a credit limit of ${moneyText(limit)}. Unless the limit was once higher, one of the two may be wrong.`,
    innocent: 'The high balance would be right if the limit was higher at that time and was lowered later.',
    request:
      'Please verify the high balance and the credit limit of this account and correct whichever is wrong.',
  },
  au_derogatory: {
    title: 'Negative account where you are only an authorized user',
    statement: ({ account, responsibility }) =>
      `${accountText(account)} is reported as negative, and the responsibility printed is "${responsibility}". An authorized user may use an account but has not agreed to repay it.`,
    innocent:
      'The bureaus are allowed to list accounts of authorized users, so the entry may be correct. If you signed for the account as a joint holder, the responsibility shown would be the mistake.',
    request:
      'Please verify with the furnisher as what I am shown. If I am an authorized user only, please remove the account from my file. No law requires that; it is a common practice of the bureaus, and an authorized user has not agreed to repay the debt.',
  },
} satisfies TextsOf<FactsOfAmounts>
