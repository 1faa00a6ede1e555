import type { TextsOf } from '../finding-texts.ts'
import type { Account, Cents, Day, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, moneyText, onText } from './english-words.ts'

/** What the bureaus print of one account, compared. */
export interface FactsBetweenBureaus {
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
}

export const findingsBetweenBureaus = {
  cross_status_mismatch: {
    title: 'Negative at one bureau, paid as agreed at another',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, status }) => `${bureau} shows the status "${status}"`)}. The same account cannot be derogatory and paid as agreed at the same time.`,
    innocent:
      'The negative status would be correct if the other bureau has not received it, or if these are two different accounts.',
    request:
      'Please verify the status of this account with the furnisher, and correct it to paid as agreed or delete the entry if the negative status cannot be verified.',
  },
  cross_balance_mismatch: {
    title: 'Same account, same time, materially different balance',
    statement: ({ account, shown, isOneDay }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, balance, reported }) => `${bureau} shows a balance of ${moneyText(balance)} reported ${dateText(reported)}`)}. ${isOneDay ? 'One account cannot have such different balances at one time.' : 'The days are no more than six apart.'}`,
    innocent: ({ isOneDay }) =>
      isOneDay
        ? 'The difference would be explained by two different accounts of the same company.'
        : 'The difference would be explained by a payment or purchase between the days of the reports, or by two different accounts of the same company.',
    request: 'Please verify the balance of this account with the furnisher and correct it.',
  },
  cross_limit_mismatch: {
    title: 'Credit limit differs between bureaus',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, limit }) => `${bureau} shows a credit limit of ${moneyText(limit)}`)}. One account has one credit limit.`,
    innocent:
      'The difference would be explained by a change of the limit that has reached only some bureaus so far.',
    request: 'Please verify the credit limit of this account with the furnisher and correct it.',
  },
  cross_opened_mismatch: {
    title: 'Date opened differs between bureaus',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, opened }) => `${bureau} shows ${dateText(opened)} as the date opened`)}. One account has one opening date.`,
    innocent:
      'The dates would both be right if these are two different accounts of the same company with the same amounts.',
    request: 'Please verify the date opened of this account with the furnisher and correct it.',
  },
  cross_type_mismatch: {
    title: 'Revolving at one bureau, installment at another',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, type }) => `${bureau} shows the type "${type}"`)}. One account is either revolving or paid in installments.`,
    innocent:
      'The types would both be right if these are two different accounts of the same company opened at the same time.',
    request: 'Please verify the type of this account with the furnisher and correct it.',
  },
  cross_responsibility_mismatch: {
    title: 'Responsibility for the account differs between bureaus',
    statement: ({ account, shown }) =>
      `For ${accountText(account)}, ${listOf(shown, ({ bureau, responsibility }) => `${bureau} shows the responsibility "${responsibility}"`)}. A person is responsible for one account in one way.`,
    innocent:
      'The difference would be right if the responsibility changed and one bureau has not received it, or if these are two accounts.',
    request:
      'Please verify with the furnisher who is responsible for this account and in what way, and correct the responsibility.',
  },
  closed_reported_open: {
    title: 'Closed and paid at other bureaus, still open at one',
    statement: ({ bureau, account, reported, closed }) =>
      `${bureau} shows ${accountText(account)} as open and last reported ${onText(reported)}, while ${listOf(closed, (other) => `${other.bureau} shows it as closed${other.on === null ? '' : ` ${onText(other.on)}`}`)} with nothing owed. An account is either open or closed.`,
    innocent:
      'The entry would be right if the account was reopened after it was closed, or if these are two different accounts of the same company.',
    request: 'Please verify whether this account is closed, and report it as closed with its closing date.',
  },
  stale_entry: {
    title: 'Negative entry not updated for months while another bureau’s is',
    statement: ({ bureau, account, reported, fresh }) =>
      `${bureau} shows ${accountText(account)} as last reported ${onText(reported)}, while ${listOf(fresh, (other) => `${other.bureau} shows ${dateText(other.reported)}`)} with a lower balance.`,
    innocent:
      'The older entry would be right if the furnisher reports to this bureau less often and nothing has changed.',
    request:
      'Please verify the balance and status of this account with the furnisher as of today, and update or delete the entry.',
  },
} satisfies TextsOf<FactsBetweenBureaus>
