import type { TextsOf } from '../finding-texts.ts'
import type { Account, Day, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, listText, onText } from './english-words.ts'

/** Personal information, inquiries, and the marks of a dispute. */
export interface FactsOfIdentity {
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

/** What a client may answer, beside the answers that all questions share. */
export interface AnswersOfIdentity {
  wrong_name_variant: 'used_it' | 'misspelled' | 'never_used'
  unknown_address: 'lived_there' | 'used_it' | 'never_lived_there'
  mixed_file_account: 'mine' | 'not_mine'
  deceased_indicator: 'alive' | 'joint_holder' | 'on_behalf'
  unauthorized_hard_inquiry: 'applied' | 'not_applied'
  dispute_remark_missing: 'with_furnisher' | 'with_bureau_only' | 'ended'
  deleted_item_back: 'deleted_after_dispute' | 'noticed' | 'not_disputed'
}

export const findingsOfIdentity = {
  ssn_mismatch: {
    title: 'Last four digits of the Social Security number differ',
    statement: ({ shown, own }) => {
      const printed = `The last four digits of the Social Security number are ${listOf(shown, ({ bureau, digits }) => `${digits} at ${bureau}`)}.`
      if (own === undefined) return `${printed} A person has one number, so they cannot all be right.`
      return `${printed} ${own === null ? (shown.length === 1 ? 'They are not mine.' : 'None of them are mine.') : `Mine are ${own}.`}`
    },
    innocent:
      'A lender may have sent two digits exchanged. If another person is mixed in, the number is that person’s.',
    request:
      'Please correct the Social Security number in my file, and check whether my file contains anything that belongs to someone else.',
  },
  dob_mismatch: {
    title: 'Date of birth differs',
    statement: ({ shown, own }) => {
      const printed = `${listOf(shown, ({ bureau, date }) => `${bureau} shows ${dateText(date)}`)} as the date of birth.`
      if (own === undefined) return `${printed} A person has one date of birth, so they cannot all be right.`
      return `${printed} ${own === null ? (shown.length === 1 ? 'It is not mine.' : 'None of them is mine.') : `My date of birth is ${dateText(own)}.`}`
    },
    innocent:
      'A lender may have sent a mistyped date. If another person with a similar name is mixed in, the date is that person’s.',
    request:
      'Please correct the date of birth in my file, and check whether my file contains anything that belongs to someone else.',
  },
  wrong_name_variant: {
    title: 'Name that only one bureau lists',
    statement: ({ bureau, name, own }) =>
      `${bureau} lists the name "${name}", which is not a form of the name ${own} and which no other report lists.`,
    innocent: 'It may be a maiden name, a former name or a nickname.',
    request: ({ name }) =>
      `Please verify the name "${name}", remove it from my file, and check whether my file contains anything that belongs to someone else.`,
    question: {
      text: ({ name }) => `Did you ever use the name ${name}?`,
      disputeTitle: 'Name that I never used',
      answers: {
        used_it: { label: 'Yes, it is or was my name, or a nickname' },
        misspelled: {
          label: 'It is my name, misspelled',
          statement: 'This is a misspelling of my name, and I never used it in this form.',
          request: ({ name }) => `Please verify the name "${name}", and correct or remove it.`,
        },
        never_used: { label: 'No, I never used it', statement: 'I never used this name.' },
      },
    },
  },
  unknown_address: {
    title: 'Address that only one bureau lists',
    statement: ({ bureau, address }) =>
      `${bureau} lists the address "${address}", which the other reports do not list.`,
    innocent: 'It may be an old home, or the address of a relative or of work.',
    request: ({ address }) => `Please verify the address "${address}", and remove it from my file.`,
    question: {
      text: ({ address }) => `Did you ever live at, or get mail at, ${address}?`,
      disputeTitle: 'Address that is not mine',
      answers: {
        lived_there: { label: 'Yes, it was my home' },
        used_it: { label: 'I got mail there, or it is of my family or my work' },
        never_lived_there: {
          label: 'No, I have nothing to do with it',
          statement: 'I never lived at this address and never used it.',
        },
      },
    },
  },
  mixed_file_account: {
    title: 'Account that may belong to someone else',
    statement: ({ account, opened, born }) =>
      `${accountText(account)} shows ${dateText(opened)} as the date opened. With ${born} as the year of birth, that was before the age of 18.`,
    innocent: 'The date opened may be mistyped, and the account may be yours.',
    request:
      'Please verify whose account this is, delete it from my file, and check whether my file contains anything else that belongs to someone else.',
    question: {
      text: ({ account, opened }) =>
        `Is the account of ${accountText(account)}, with ${dateText(opened)} as the date opened, yours?`,
      disputeTitle: 'Account that is not mine',
      answers: {
        mine: { label: 'Yes, it is my account' },
        not_mine: {
          label: 'No, it is not my account',
          statement: 'This account is not mine, and I never opened it.',
        },
      },
    },
  },
  deceased_indicator: {
    title: 'Your report carries a “deceased” mark',
    statement: (facts) =>
      'notice' in facts
        ? `The report carries the notice "${facts.notice}".`
        : `${accountText(facts.account)} carries a “deceased” mark.`,
    innocent: 'The mark may belong to a joint holder of an account who has died.',
    request: 'Please verify the mark that I am deceased, and remove it wherever it appears in my file.',
    question: {
      text: (facts) =>
        `${'notice' in facts ? 'Your' : `The account of ${facts.account.creditor} in your`} ${facts.bureau} report carries a mark that someone has died. Who is it about?`,
      answers: {
        alive: {
          label: 'It can only mean me, and I am alive',
          statement: 'I am alive, and I sign this letter myself.',
        },
        joint_holder: { label: 'A joint holder of the account has died' },
        on_behalf: { label: 'I act for a person who has died' },
      },
    },
  },
  unauthorized_hard_inquiry: {
    title: 'Hard inquiry for credit you may not have applied for',
    statement: ({ company, date, bureaus }) =>
      `${company} made a hard inquiry ${onText(date)}, listed by ${listText(bureaus)}. None of the reports shows an account that it led to.`,
    innocent:
      'An application that was declined or withdrawn leaves an inquiry without an account, a dealer may ask several lenders for one application, and a collector, an insurer or a landlord may have a permissible purpose without one.',
    request: ({ company }) =>
      `Please verify with ${company} for what purpose it obtained my report, and if no permissible purpose is shown, please no longer show it to others.`,
    question: {
      text: ({ company, date }) =>
        `Do you know why ${company} asked for your report around ${dateText(date.slice(0, 7))}?`,
      disputeTitle: 'Hard inquiry for credit that I did not apply for',
      answers: {
        applied: {
          label:
            'Yes: I applied for credit, or a dealer or broker did for me; or it collects a debt or holds an account of mine; or it was for insurance, rent, a phone or utility contract, or a job',
        },
        not_applied: {
          label: 'No: I applied for nothing there, and I know of no other reason',
          statement: ({ company }) =>
            `I did not apply for credit with ${company}, and I know of no other reason for which it obtained my report.`,
        },
      },
    },
  },
  duplicate_hard_inquiry: {
    title: 'Same hard inquiry listed twice',
    statement: ({ company, date, count }) =>
      `${company} is listed with ${count} hard inquiries on the same day, ${dateText(date)}. If they belong to one application, it is counted twice.`,
    innocent: 'Both would be right if two separate applications were made to this company on that day.',
    request:
      'Please verify whether these inquiries belong to one application, and if so, show only one of them to others.',
  },
  dispute_remark_missing: {
    title: 'Account without the remark that it is disputed',
    statement: (facts) =>
      'disputedAt' in facts
        ? `${listText(facts.disputedAt)} show ${accountText(facts.account)} as disputed by the consumer; ${facts.bureau} shows no such notice.`
        : `My dispute of ${accountText(facts.account)} was delivered to ${facts.bureau} ${onText(facts.deliveredOn)}. The entry was reported again ${onText(facts.reported)}, while the investigation ran, and shows no notice of the dispute.`,
    innocent: (facts) =>
      'disputedAt' in facts
        ? 'The notice would rightly be absent if the dispute was made to the other bureaus only, or has ended at this one.'
        : 'The notice would rightly be absent if the investigation had ended by then, or if the bureau corrected the item at once.',
    request: 'Please verify with the furnisher whether the notice of dispute applies here too, and add it.',
    question: {
      text: ({ account }) =>
        `Did you dispute ${accountText(account)} with that company itself, and is the dispute still open?`,
      disputeTitle: 'Disputed account without the remark that it is disputed',
      answers: {
        with_furnisher: {
          label: 'Yes, I disputed it with the company itself, and it is still open',
          statement: ({ account }) =>
            `I disputed this account with ${account.creditor} itself, and the dispute is still open.`,
        },
        with_bureau_only: { label: 'Only with a credit bureau' },
        ended: { label: 'The dispute has ended, or I did not dispute it' },
      },
    },
  },
  dispute_remark_outdated: {
    title: 'Dispute remark still printed after the investigation had to end',
    statement: ({ bureau, account, printedOn, by, since }) =>
      `${accountText(account)} is still marked as disputed in the report of ${dateText(printedOn)}. ${
        by === 'letter'
          ? `My last dispute of it was delivered ${onText(since)}, and its reinvestigation had to end within 45 days.`
          : `My ${bureau} report of ${dateText(since)} already showed the remark.`
      }`,
    innocent:
      'The remark would be correct if you disputed the account again since then, if you told the company that you still disagree, or if a billing dispute with it is still open.',
    request:
      'Please verify with the furnisher whether an investigation of this account is still open, and remove or replace the remark if it has ended.',
  },
  deleted_item_back: {
    title: 'Entry that had gone from the report is back',
    statement: ({ bureau, account, before, without, printedOn, disputedOn }) => {
      const seen = `${accountText(account)} was in my ${bureau} report of ${dateText(before)}, was gone from the report of ${dateText(without)}, and is back in the report of ${dateText(printedOn)}.`
      return disputedOn === null
        ? seen
        : `${seen} My dispute of this entry was delivered ${onText(disputedOn)}, before it went.`
    },
    innocent:
      'The furnisher may have certified the entry and the bureau may have sent a notice of it; or the entry was left out of one report for another reason than a dispute.',
    request:
      'Please verify whether the furnisher certified this entry before it was put back, send me the written notice of it, and delete the entry again if there was no certification.',
    question: {
      text: ({ bureau, account }) =>
        `Did ${bureau} tell you that the account of ${accountText(account)} was deleted after a dispute of yours?`,
      disputeTitle: 'Deleted entry put back without a notice',
      answers: {
        deleted_after_dispute: {
          label: 'Yes, it was deleted after my dispute, and nobody told me that it was put back',
          statement: ({ bureau }) =>
            `${bureau} deleted this entry after my dispute, and I received no notice that it was put back.`,
        },
        noticed: { label: 'Yes, and I got a notice that it was put back' },
        not_disputed: { label: 'No, I did not dispute it' },
      },
    },
  },
} satisfies TextsOf<FactsOfIdentity, AnswersOfIdentity>
