import { dateText, listText } from '../../shared/findings/en/english-words.ts'
import { isThirdParty } from '../match/account-kind.ts'
import type { CreditReport } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { type Furnisher, furnishersOf } from './furnishers.ts'
import { addressLines } from './identify-consumer.ts'
import { printedEntry } from './printed-entry.ts'
import { isServicePrint, servicePrintName } from './report-source.ts'
import type { RequestLetter } from './request-letter.ts'

/**
 * One letter a collector, in the order of their names: a request for verification under section 809(b) of the FDCPA.
 * The section binds third-party collectors and debt buyers, so an entry of an original creditor gets no letter. It says
 * openly that the 30-day right runs from the collector's own notice, whose date no report prints.
 */
export function composeValidationRequests(caseFile: CaseFile): RequestLetter[] {
  const entries = (caseFile.packets?.collectorValidation ?? []).flatMap(({ bureau, itemId }) => {
    const report = caseFile.reports.find((each) => each.bureau === bureau)
    const entry = report?.accounts.find(({ id }) => id === itemId)
    return entry === undefined || !isThirdParty(entry) ? [] : [entry]
  })
  return furnishersOf(entries, caseFile).map((collector) => letterTo(collector, caseFile))
}

function letterTo(collector: Furnisher, caseFile: CaseFile): RequestLetter {
  const { entries, name, address } = collector
  const reports = caseFile.reports.filter(({ bureau }) => entries.some((entry) => entry.bureau === bureau))
  const isOne = entries.length === 1
  return {
    kind: 'request',
    recipientName: name,
    sender: { name: caseFile.consumer.name, lines: addressLines(caseFile.consumer) },
    date: dateText(caseFile.asOf),
    recipient: [name, ...(address ?? [null, null])],
    subject: 'Request for verification of a debt',
    references: [],
    salutation: `To ${name}:`,
    parts: [
      {
        heading: null,
        paragraphs: [
          `My credit ${reports.length === 1 ? 'report' : 'reports'} from ${listText(reports.map(reportName))} ${reports.length === 1 ? 'shows' : 'show'} ${isOne ? 'the entry' : 'the entries'} below under your name. What is printed there is not enough for me to check the debt. I therefore dispute it until you have verified it, and ask you to do so under section 809 of the Fair Debt Collection Practices Act, 15 U.S.C. 1692g.`,
        ],
        entries: entries.map((entry) => printedEntry(entry, collectorFields)),
        points: [],
      },
      {
        heading: 'What I ask for',
        paragraphs: [],
        entries: [],
        points: [
          'Verification of the debt, mailed to the address above (section 809(b)).',
          'The name and address of the original creditor, if it is another company than yours (section 809(a)(5)).',
          'The amount, and how it is made up: what was owed to the original creditor, and what was added or paid since.',
          'The date on which the delinquency began, as you report it to the credit bureaus.',
        ],
      },
      {
        heading: null,
        paragraphs: [
          'I know that the 30 days of section 809(b) run from your own notice to me. If this letter reaches you within them, please cease collection of the debt until you have mailed me the verification. If they are over, I ask for the same information all the same.',
          'While the debt is disputed, please say so wherever you report it (section 807(8)). This letter is not a promise to pay, and I do not acknowledge the debt by it.',
        ],
        entries: [],
        points: [],
      },
    ],
    ownWords: [],
    farewell: 'Sincerely,',
    enclosures: [],
  }
}

const collectorFields = ['originalCreditor', 'opened', 'balance', 'status', 'reported'] as const

function reportName(report: CreditReport): string {
  const day = dateText(report.reportDate.value)
  return isServicePrint(report)
    ? `${report.bureau}, as shown in ${servicePrintName(report)} of ${day},`
    : `${report.bureau} of ${day}`
}
