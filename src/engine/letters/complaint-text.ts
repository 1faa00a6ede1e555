/** The text that is pasted into the CFPB's form: English, only what the letters state and the mail log proves. */
import { dateText, listText } from '../../shared/findings/en/english-words.ts'
import type { CreditReport } from '../report/credit-report.ts'
import { reportNumberLabelOf } from './bureau-address.ts'
import type { EarlierLetter } from './case-file.ts'
import type { LetterItem } from './compose-item.ts'
import { disputedIn, whatItDid } from './earlier-letter-text.ts'
import { quotedInText } from './quote-evidence.ts'
import { isServicePrint, ownNumber, servicePrintName } from './report-source.ts'
import { counted, pagesInWords, sentence } from './written-english.ts'

/** What the letter itself says; what lay in its envelope only the client knows. */
const asked = 'I asked for a reinvestigation under section 611(a)(1) of the Fair Credit Reporting Act.'

/** An answer that nobody uploaded may have come all the same: the client says which, and nothing is said for them. */
const answeredOrNot = '[has not answered / answered on (date) that …]'

/** Of a letter that is only now written: what happens after mailing is left in brackets. */
export function whatWillHaveHappened(report: CreditReport, count: number): string[] {
  const { bureau } = report
  const number = ownNumber(report).map((raw) => `, ${reportNumberLabelOf[bureau].toLowerCase()} ${raw}`)
  const where = isServicePrint(report)
    ? `my ${bureau} credit file, as shown in ${servicePrintName(report)} of ${dateText(report.reportDate.value)}`
    : `my credit report of ${dateText(report.reportDate.value)}${number.join('')}`
  const these = count === 1 ? 'one item' : counted(count, 'item')
  return [
    `On [date mailed] I wrote to ${bureau} by mail and disputed ${these} in ${where}. The letter was delivered on [date delivered; tracking number]. ${asked}`,
    `${bureau} ${answeredOrNot}. As of [today’s date] ${isThere(count)} in my report:`,
  ]
}

/** Of letters really mailed, oldest first, with their evidenced days. */
export function whatHappened(letters: readonly EarlierLetter[], count: number): string[] {
  return [
    ...letters.map(letterText),
    `As of [today’s date] ${isThere(count)} in my report, as it was last sent to me:`,
  ]
}

/** What is asked for, in one sentence. */
export function fairResolutionText(bureau: string, count: number): string {
  return `I ask ${bureau} to reinvestigate ${count === 1 ? 'this item' : 'these items'}, to correct or delete what is inaccurate, incomplete or cannot be verified (section 611(a)(5)(A)), to send me the results, and to describe how anything left unchanged was verified (section 611(a)(7)).`
}

/** 'CREDITOR, account *1234: Balance “$12” (page 3). Why.' The form forbids digits of a Social Security number; a birth date stays out as well. */
export function summaryOf(item: LetterItem): string {
  const digits = item.printedHere.filter(({ field }) => field === 'ssnLast4' || field === 'dob')
  if (digits.length > 0)
    return `${item.heading}: what ${pagesInWords(digits.map(({ page }) => page))} of my report prints there is disputed in my letter, and is left out here because it does not belong in this form.`
  const quoted = item.printedHere.slice(0, 3).map(quotedInText)
  const earlier = item.earlier === null ? '' : ` ${item.earlier}`
  return `${item.heading}: ${listText(quoted)}. ${sentence(item.why)}${earlier}`
}

function letterText(letter: EarlierLetter): string {
  const { bureau, mailedOn, deliveredOn, certifiedNumber, items, answer } = letter
  const how = certifiedNumber === null ? 'by mail' : `by certified mail (number ${certifiedNumber})`
  const delivered = deliveredOn === null ? '' : ` The letter was delivered on ${dateText(deliveredOn)}.`
  const answered =
    answer === null
      ? `${bureau} ${answeredOrNot}.`
      : `${bureau}’s answer reached me on ${dateText(answer.receivedOn)}.`
  const reinvestigation = disputedIn(items) === 0 ? '' : ` ${asked}`
  return `On ${dateText(mailedOn)} I wrote to ${bureau} ${how} and ${whatItDid(items)}.${delivered}${reinvestigation} ${answered}`
}

function isThere(count: number): string {
  return count === 1 ? 'this is still' : 'these are still'
}
