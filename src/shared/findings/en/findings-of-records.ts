import type { TextsOf } from '../finding-texts.ts'
import type { Account, Cents, Day, Shown } from '../named-things.ts'
import { accountText, dateText, listOf, listText, moneyText, onText } from './english-words.ts'

/** Bankruptcies and other public records. */
export interface FactsOfRecords {
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
}

/** What a client may answer, beside the answers that all questions share. */
export interface AnswersOfRecords {
  bankruptcy_dismissed: 'discharged' | 'dismissed'
  bankruptcy_mark_without_case: 'filed' | 'joint_holder_filed' | 'never_filed'
}

const amountNames = { balance: 'a balance', pastDue: 'an amount past due' } as const
const fieldNames = { balance: 'balance', pastDue: 'amount past due' } as const

export const findingsOfRecords = {
  bankruptcy_obsolete: {
    title: 'Bankruptcy past 10 years',
    statement: ({ record, by, date, printedOn }) =>
      by === 'filing'
        ? `The ${record} with the filing date ${dateText(date)} is still shown in the report of ${dateText(printedOn)}, more than ten years after it was filed.`
        : `The ${record} is printed with ${dateText(date)} as the date of its removal, and it is still shown in the report of ${dateText(printedOn)}.`,
    innocent: ({ by }) =>
      by === 'filing'
        ? 'The entry would be allowed if the order for relief was entered much later than the printed filing date.'
        : 'The entry would be allowed if the printed removal date is not the one that applies; the law itself allows ten years from the order for relief.',
    request: ({ by }) =>
      by === 'filing'
        ? 'Please delete this bankruptcy from my file.'
        : 'Please delete this bankruptcy from my file, as your own date of removal has passed.',
  },
  bankruptcy_ch13_completed: {
    title: 'Completed Chapter 13 case past seven years',
    statement: ({ record, filed, printedOn }) =>
      `The ${record} filed ${onText(filed)} is reported as completed and is still in the report of ${dateText(printedOn)}, more than seven years after it was filed. The law allows ten years; by the bureaus’ own practice a completed Chapter 13 case is removed after seven.`,
    innocent:
      'The entry is within the ten years that the law allows; it is removed earlier by the bureaus’ own practice.',
    request: 'Please remove this case now, as your own practice provides.',
  },
  bankruptcy_chapter_missing: {
    title: 'Bankruptcy without its chapter',
    statement: ({ bureau, record }) =>
      `${bureau} lists a case as "${record}", without the chapter under which it was filed.`,
    innocent: 'The chapter may be left out rightly if the source of the information does not give it.',
    request: 'Please verify the chapter of this case with the court record, and show it.',
  },
  bankruptcy_dismissed: {
    title: 'Bankruptcy case reported as dismissed',
    statement: ({ record, filed, status }) =>
      `The ${record}${filed === null ? '' : ` filed ${onText(filed)}`} is reported with the status "${status}".`,
    innocent: 'The status would be right if the court closed the case without a discharge.',
    request:
      'Please verify the outcome of this case with the court, and correct its status to discharged with the date of my discharge.',
    question: {
      text: ({ filed }) =>
        `How did your bankruptcy case${filed === null ? '' : ` filed ${onText(filed)}`} end?`,
      disputeTitle: 'Discharged bankruptcy reported as dismissed',
      answers: {
        discharged: {
          label: 'The court discharged it on this date',
          statement: (_, day) => `My bankruptcy was discharged on ${day}.`,
        },
        dismissed: { label: 'It was dismissed or withdrawn' },
      },
    },
  },
  bankruptcy_mark_without_case: {
    title: 'Account marked as in bankruptcy, and no bankruptcy case in any report',
    statement: ({ accounts }) =>
      `${listOf(accounts, accountText)} ${accounts.length === 1 ? 'is' : 'are'} marked as part of a bankruptcy, and none of the reports lists a bankruptcy case.`,
    innocent:
      'The mark would be right if the case was filed and has left the public records, or is not listed by these bureaus.',
    request:
      'Please verify with the furnisher whether this account is part of a bankruptcy of mine, and remove the mark if it is not.',
    question: {
      text: 'Did you yourself ever file for bankruptcy?',
      disputeTitle: 'Bankruptcy mark without a bankruptcy of mine',
      answers: {
        filed: { label: 'Yes, I filed on this date' },
        joint_holder_filed: {
          label: 'No, only a joint holder of the account did',
          statement: 'I never filed for bankruptcy; a joint holder of the account did.',
        },
        never_filed: { label: 'No, I never did', statement: 'I never filed for bankruptcy.' },
      },
    },
  },
  balance_on_discharged: {
    title: 'Account included in or discharged through bankruptcy shows a balance',
    statement: ({ account, amounts, isDischarged, survives }) => {
      const shown = listOf(amounts, ({ field, amount }) => `${amountNames[field]} of ${moneyText(amount)}`)
      const still = `bankruptcy, and the same entry still shows ${shown}. A debt`
      if (isDischarged && !survives)
        return `${accountText(account)} is reported as discharged through ${still} that was discharged is reported with a balance and an amount past due of zero.`
      return `${accountText(account)} is reported as ${isDischarged ? 'discharged through' : 'part of a'} ${still} is reported with a balance of zero once it is discharged.`
    },
    innocent: ({ isDischarged, survives }) => {
      if (survives)
        return 'A lien on a house or a car can survive the discharge, and a student loan, a tax or support is discharged only where the court says so.'
      return isDischarged
        ? 'The amount would be right if this debt was reaffirmed, or the court held that it is not discharged.'
        : 'The amount would be right if the case has not ended, if the debt was reaffirmed, or if the court held that it is not discharged.'
    },
    request: ({ amounts, isDischarged, survives }) => {
      const fields = listOf(amounts, ({ field }) => fieldNames[field])
      return isDischarged && !survives
        ? `Please verify with the furnisher and the court’s record that this debt was discharged, and correct the ${fields} to $0, unless they show that it is still owed.`
        : `Please verify with the furnisher whether this debt was discharged and whether anything of it is still owed, and correct the ${fields} to $0 if nothing is.`
    },
  },
  bankruptcy_chapters_differ: {
    title: 'Different chapters are shown for one bankruptcy',
    statement: (facts) =>
      'filed' in facts
        ? `For the case filed ${onText(facts.filed)}, ${listOf(facts.shown, ({ bureau, chapter }) => `${bureau} shows Chapter ${chapter}`)}.`
        : `${accountText(facts.account)} is marked with Chapter ${facts.marked}, and the bankruptcy that ${facts.bureau} lists is of Chapter ${listText(facts.chapters)}.`,
    innocent:
      'Both would be right if the case was converted from one chapter to the other, or if there are two cases.',
    request:
      'Please verify the chapter of the case with the court’s docket, and show that chapter wherever the case is named.',
  },
  tax_lien_or_judgment: {
    title: 'Tax lien or civil judgment in the report',
    statement: ({ bureau, record, filed }) =>
      `${bureau} lists a public record of the type "${record}"${filed === null ? '' : `, filed ${dateText(filed)}`}. By their own policy the nationwide bureaus have not reported civil judgments since 2017 and tax liens since 2018.`,
    innocent:
      'The law itself allows a judgment for seven years or until the time to enforce it is over, whichever is longer, and sets a limit of seven years from payment only for a paid tax lien; it is the policy of the bureaus that leaves such records out.',
    request: 'Please remove this public record, as your own policy provides.',
  },
} satisfies TextsOf<FactsOfRecords, AnswersOfRecords>
