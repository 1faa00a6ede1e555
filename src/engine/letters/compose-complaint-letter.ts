import { dateText, listText } from '../audit/wording.ts'
import { type Bureau, bureaus, type CreditReport } from '../report/credit-report.ts'
import { reportNumberLabelOf } from './bureau-address.ts'
import type { CaseFile } from './case-file.ts'
import { chooseItems } from './choose-items.ts'
import { type ComplaintPick, pickIssues } from './complaint-issue.ts'
import { composeItems, type LetterItem } from './compose-item.ts'
import { earliestComplaintDate, reinvestigationDays } from './deadlines.ts'
import { quotedInText } from './quote-evidence.ts'
import { counted, sentence } from './written-english.ts'

/** The complaint about one bureau: what to choose in the form, and the text to paste, with [brackets] to fill in. */
export interface CompanyComplaint {
  bureau: Bureau
  picks: ComplaintPick[]
  whatHappened: string[]
  items: string[]
  fairResolution: string
  attachments: string[]
}

export interface ComplaintLetter {
  kind: 'complaint'
  name: string
  date: string
  title: string
  warning: string
  /** When it may be filed, and why not before. */
  timing: { label: string; value: string }[]
  introduction: string[]
  companies: CompanyComplaint[]
  /** Bureaus about which there is nothing to complain, each with the reason. */
  none: string[]
}

/**
 * The text of a complaint to the Consumer Financial Protection Bureau, one part a bureau, to be filed by the consumer
 * when a bureau has not answered or not corrected. It states only what the letters state; what happens after mailing is
 * left in brackets for the consumer, because nobody knows it yet.
 */
export function composeComplaintLetter(caseFile: CaseFile): ComplaintLetter {
  const companies = bureaus.flatMap((bureau) => {
    const report = caseFile.reports.find((each) => each.bureau === bureau)
    const { chosen } = chooseItems(caseFile.findings, bureau)
    if (report === undefined || chosen.length === 0) return []
    const items = composeItems(chosen, bureau, caseFile.reports)
    return [{ ...complaintAbout(caseFile, report, items), picks: pickIssues(chosen) }]
  })
  const silent = bureaus.filter((bureau) => !companies.some((company) => company.bureau === bureau))
  const earliest = dateText(earliestComplaintDate(caseFile.asOf))
  return {
    kind: 'complaint',
    name: caseFile.consumer.name,
    date: dateText(caseFile.asOf),
    title: 'Complaint to the Consumer Financial Protection Bureau',
    warning:
      companies.length === 0
        ? 'There is nothing to file: no dispute letter goes out in this round.'
        : `Do not file yet. Not before ${reinvestigationDays} days after the bureau receives the letter.`,
    timing:
      companies.length === 0
        ? []
        : [
            {
              label: 'Earliest day',
              value: `${earliest}, if the letter is mailed on ${dateText(caseFile.asOf)}`,
            },
            { label: 'Your day', value: `46 days after delivery: [fill in from the mail log]` },
            { label: 'Sooner', value: 'only once the bureau’s results have reached you' },
            { label: 'Where', value: 'consumerfinance.gov/complaint, or (855) 411-2372' },
          ],
    introduction: companies.length === 0 ? [] : introductionOf(companies.length),
    companies,
    none: silent.map((bureau) => `${bureau}: no dispute letter in this round, so nothing to complain about.`),
  }
}

function introductionOf(count: number): string[] {
  return [
    'The CFPB takes a complaint about a credit bureau only after a dispute with the bureau itself, and only when more than 45 days have passed since then or the dispute is no longer pending; the form asks you to attest to that. File only if the bureau has not answered, or has left an error in your report. Leave out every item that has been corrected.',
    `The form takes one company at a time${count === 1 ? '' : `, so file ${counted(count, 'complaint')}`}. Choose “Credit reporting” as the product, then the issue that fits the answer you got. Copy the text, replace what is in [brackets], and attach the copies named. Your Social Security number does not belong in the text.`,
  ]
}

function complaintAbout(
  caseFile: CaseFile,
  report: CreditReport,
  items: LetterItem[],
): Omit<CompanyComplaint, 'picks'> {
  const { bureau } = report
  const number =
    report.reportNumber === null
      ? ''
      : `, ${reportNumberLabelOf[bureau].toLowerCase()} ${report.reportNumber.raw}`
  const these = items.length === 1 ? 'one item' : counted(items.length, 'item')
  return {
    bureau,
    whatHappened: [
      `On [date mailed] I wrote to ${bureau} by mail and disputed ${these} in my credit report of ${dateText(report.reportDate.value)}${number}. The letter was delivered on [date delivered; tracking number]. I enclosed copies of my identification, proof of my address and the pages concerned, and asked for a reinvestigation under section 611(a)(1) of the Fair Credit Reporting Act.`,
      `${bureau} [has not answered / answered on (date) that …]. As of [today’s date] ${items.length === 1 ? 'this stands' : 'these still stand'} in my report:`,
    ],
    items: items.map(summaryOf),
    fairResolution: `I ask ${bureau} to reinvestigate ${items.length === 1 ? 'this item' : 'these items'}, to correct or delete what is inaccurate, incomplete or cannot be verified (section 611(a)(5)(A)), to send me the results, and to describe how anything left unchanged was verified (section 611(a)(7)).`,
    attachments: [
      'My dispute letter and its enclosures',
      'Proof of mailing and delivery',
      `${bureau}’s answer, if there is one`,
      ...(caseFile.reports.length > 1 && items.some(({ printedElsewhere }) => printedElsewhere.length > 0)
        ? ['The marked pages of the other bureaus’ reports']
        : []),
    ],
  }
}

/** 'CREDITOR, account *1234: Balance “$12” (page 3). Why.' */
function summaryOf(item: LetterItem): string {
  const quoted = item.printedHere.slice(0, 3).map(quotedInText)
  return `${item.heading}: ${listText(quoted)}. ${sentence(item.why)}`
}
