import type { TextsOf } from '../finding-texts.ts'
import type { Account, Cents, CollectionFact, Day, MedicalFact, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, moneyText } from './english-words.ts'

/** Collectors, medical debts and entries that stand twice. */
export interface FactsOfCollections {
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

type CareAnswers = 'medical_care' | 'other_bill' | 'identity_theft'

/** What a client may answer, beside the answers that all questions share. */
export interface AnswersOfCollections {
  missing_original_creditor: 'known' | 'unknown'
  account_not_recognised: 'mine' | 'not_mine'
  paid_medical_collection: CareAnswers
  medical_under_500: CareAnswers
  medical_under_1yr: CareAnswers
  medical_service_date: 'treated_on' | 'long_ago' | 'identity_theft'
}

/** 'X (account 1) is reported as a medical collection for Y', or what its name alone allows to say. */
function medicalText({ account, original, ground }: MedicalFact): string {
  const reported = ground === 'class' ? 'is reported as a medical collection' : 'is a collection'
  return `${accountText(account)} ${reported}${original === null ? '' : ` for ${original}`}`
}

const notTreated = { label: 'I was not treated there; somebody used my identity' }

const careQuestion = {
  text: ({ account, original }: MedicalFact) =>
    `Is the bill that ${account.creditor} collects${original === null ? '' : ` for ${original}`} a bill for medical care?`,
  answers: {
    medical_care: { label: 'Yes, it was for medical care', statement: 'It is a bill for medical care.' },
    other_bill: { label: 'No, it was for something else' },
    identity_theft: notTreated,
  },
}

const notBeforeAYear =
  'By the nationwide bureaus’ own policy a medical collection is not reported before a year has passed.'

export const findingsOfCollections = {
  double_reporting_oc_and_collector: {
    title: 'Original creditor and collector both report a balance for the same debt',
    statement: ({ creditor, creditorBalance, collector, collectorBalance, original, isSaidSold }) =>
      `${accountText(creditor)} shows a balance of ${moneyText(creditorBalance)}, and ${accountText(collector)}, which names ${original ?? 'the same creditor'} as the original creditor, shows a balance of ${moneyText(collectorBalance)}. ${isSaidSold ? 'The first entry says of itself that it was sold or transferred, so the same debt is counted twice.' : 'If the two entries are one debt, it is counted twice.'}`,
    innocent: ({ isSaidSold }) =>
      isSaidSold
        ? 'Both balances would be right only if they are two different debts to the same original creditor.'
        : 'The original creditor may keep the balance if the debt was only placed with the collector and not sold, or its balance may date from before a sale; and they may be two different debts.',
    request: ({ isSaidSold }) =>
      isSaidSold
        ? 'Please verify who owns this debt, and correct the balance of the original creditor’s entry to $0, since that entry itself says that the debt was sold or transferred.'
        : 'Please verify with both companies who owns this debt, and report a balance for the owner only.',
  },
  multiple_collectors_same_debt: {
    title: 'Two collectors report a balance for the same debt',
    statement: ({ collectors, original, sold }) =>
      `${listOf(collectors, ({ account, balance }) => `${accountText(account)} shows a balance of ${moneyText(balance)}`)}, and they name ${original} as the original creditor. ${sold === null ? 'If it is one debt, it is counted more than once.' : `The entry of ${accountText(sold)} says of itself that it was sold or transferred, so the same debt is counted twice.`}`,
    innocent:
      'Both would be right if one of them owns the debt and the other collects it for the owner, or if these are two separate debts of the same amount to the same original creditor.',
    request:
      'Please verify with each of them whether it owns this debt or collects it for another, and report the balance once.',
  },
  missing_original_creditor: {
    title: 'Collection without an original creditor',
    statement: ({ account, hasField }) =>
      `${accountText(account)} is a collection account, and ${hasField ? 'the field for the original creditor is empty' : 'no original creditor is named'}.`,
    innocent:
      'The entry would be complete if the company itself gave the credit and is not a collector, or if the name appears in another part of the report.',
    request:
      'Please verify with the furnisher who the original creditor is, and report the name, or delete the entry if it cannot be verified.',
    question: {
      text: ({ account }) => `Do you know which debt ${account.creditor} collects?`,
      answers: {
        known: { label: 'Yes, I know which debt it is' },
        unknown: {
          label: 'No, and the report does not tell me',
          statement: 'From what is printed I cannot tell which debt it is.',
        },
      },
    },
  },
  account_not_recognised: {
    title: 'Collection that only one bureau lists',
    statement: ({ bureau, account, balance, original }) =>
      `${bureau} lists a collection of ${accountText(account)}${balance === null ? '' : ` for ${moneyText(balance)}`}${original === null ? '' : `, which names ${original} as the creditor`}. It was not found in the other reports, and no account in them explains it.`,
    innocent: 'Many collectors report to only one bureau, and small debts often appear nowhere else.',
    request:
      'Please verify with the collector whose debt this is and on what record, and delete the entry if it cannot be shown to be mine.',
    question: {
      text: ({ account, balance, original }) =>
        `Do you recognize the debt${balance === null ? '' : ` of ${moneyText(balance)}`}${original === null ? '' : ` to ${original}`} that ${account.creditor} collects?`,
      disputeTitle: 'Collection of a debt that is not mine',
      answers: {
        mine: { label: 'Yes, it is or was my debt' },
        not_mine: {
          label: 'No, I do not owe this',
          statement: 'I do not recognize this debt, and as far as I know I never owed it.',
        },
      },
    },
  },
  paid_medical_collection: {
    title: 'Paid medical collection still reported',
    statement: (facts) =>
      `${medicalText(facts)}, and it is reported as paid. By the nationwide bureaus’ own policy a paid medical collection is not reported.`,
    innocent:
      'The law allows the entry; it is the policy of the bureaus that leaves out medical debts that are paid.',
    request: 'Please remove this paid medical collection, as your own policy provides.',
    question: careQuestion,
  },
  medical_under_500: {
    title: 'Medical collection under $500',
    statement: ({ field, amount, ...facts }) =>
      `${medicalText(facts)} with ${field === 'balance' ? 'a balance' : 'an initial amount'} of ${moneyText(amount)}. By the nationwide bureaus’ own policy a medical collection with an initial balance under $500 is not reported.`,
    innocent:
      'The law allows the entry; it is the policy of the bureaus that leaves it out, and it does not if the initial balance was $500 or more.',
    request: ({ field }) =>
      field === 'balance'
        ? 'Please verify the initial balance, and remove this medical collection if it was under $500, as your own policy provides.'
        : 'Please remove this medical collection, as your own policy provides.',
    question: careQuestion,
  },
  medical_under_1yr: {
    title: 'Medical collection less than one year old',
    statement: ({ field, date, printedOn, ...facts }) =>
      `${medicalText(facts)} with ${dateText(date)} as the ${field === 'dofd' ? 'date of first delinquency' : 'date opened'}. In the report of ${dateText(printedOn)} ${field === 'dofd' ? 'the debt is' : 'it is'} less than one year old. ${notBeforeAYear}`,
    innocent: ({ field }) =>
      field === 'dofd'
        ? 'The entry would be allowed if the debt is older than the printed date of first delinquency.'
        : 'The date opened is when the collector took the debt over; the entry would be allowed if the bill itself is more than a year old.',
    request:
      'Please remove this collection until a year has passed since the first delinquency, as your own policy provides.',
    question: careQuestion,
  },
  medical_service_date: {
    title: 'Medical collection that may be less than one year old',
    statement: ({ opened, printedOn, ...facts }) =>
      `${medicalText(facts)} with ${dateText(opened)} as the date opened, and the report of ${dateText(printedOn)} prints no date of the delinquency. ${notBeforeAYear}`,
    innocent:
      'A collector often gets a bill months after the treatment, so the bill itself may be more than a year old.',
    request:
      'Please remove this medical collection until a year has passed since the first delinquency, as your own policy provides.',
    question: {
      text: ({ account, original }) =>
        `When were you treated${original === null ? '' : ` at ${original}`}, for the bill that ${account.creditor} collects?`,
      disputeTitle: 'Medical collection less than one year old',
      answers: {
        treated_on: {
          label: 'I was treated on this date',
          statement: (_, day) => `I was treated on ${day}, less than one year before that report.`,
        },
        long_ago: { label: 'More than a year before the report, or it is no bill for medical care' },
        identity_theft: notTreated,
      },
    },
  },
  duplicate_tradeline: {
    title: 'Same account listed twice',
    statement: ({ accounts, opened }) =>
      `The report lists ${listOf(accounts, accountText)} as ${accounts.length} accounts, with the same number shown, opened ${listOf(opened, dateText)}, and with the same amounts.`,
    innocent:
      'Both would be correct if the company opened two accounts at the same time with the same amounts and the hidden digits differ.',
    request: 'Please keep one entry of this account and delete the repetition.',
  },
  student_loan_duplicate_after_transfer: {
    title: 'Student loan reported open by two servicers',
    statement: ({ accounts, opened, balance }) =>
      `${listOf(accounts, accountText)} are both reported as open student loans, opened ${listOf(opened, dateText)}, with the same original amount and the same balance (${moneyText(balance)}). After a transfer of servicing only the new servicer reports the loan as open.`,
    innocent:
      'Both would be right if two separate loans of exactly the same amounts were taken at the same time.',
    request:
      'Please verify whether these are one loan and which servicer holds it now, and if so, report the entry of the other as transferred with a balance of $0.',
  },
} satisfies TextsOf<FactsOfCollections, AnswersOfCollections>
