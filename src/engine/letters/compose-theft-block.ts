import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { disputeRecipient } from './bureau-recipient.ts'
import type { CaseFile } from './case-file.ts'
import { disputeBeside, notMineParts } from './compose-not-mine-dispute.ts'
import { addressLines, identifyingLines } from './identify-consumer.ts'
import { printedEntry, printedInquiry } from './printed-entry.ts'
import { isServicePrint, reportReferences, servicePrintName } from './report-source.ts'
import type { RequestLetter, RequestPart } from './request-letter.ts'

/**
 * The request to one bureau to block what the consumer states to be of identity theft: FCRA 605B(a), with its four parts
 * named, and the dispute of the same entries, since a block is no reinvestigation. Without the number of an identity theft
 * report there is nothing to block by: then it is that dispute alone, and says nothing of a report. Null when none of the items
 * stands in this bureau's report. It claims nothing but the consumer's own statement; that a false identity theft report is a
 * crime stands above the signature.
 */
export function composeTheftBlock(caseFile: CaseFile, bureau: Bureau): RequestLetter | null {
  const theft = caseFile.packets?.identityTheft ?? null
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  if (theft === null || report === undefined) return null
  const ids = theft.items.filter((item) => item.bureau === bureau).map(({ itemId }) => itemId)
  const entries = entriesOf(report, ids)
  if (entries.length === 0) return null
  const recipient = disputeRecipient(bureau, caseFile.reports, caseFile.asOf)
  const reportNumber = theftReportNumber(caseFile)
  return {
    kind: 'request',
    recipientName: bureau,
    sender: { name: caseFile.consumer.name, lines: addressLines(caseFile.consumer) },
    date: dateText(caseFile.asOf),
    recipient: recipient.lines,
    recipientFrom: recipient.from,
    subject:
      reportNumber === null
        ? `Dispute of ${entries.length === 1 ? 'an entry that is' : 'entries that are'} not mine`
        : 'Identity theft: request to block information in my file',
    references: [
      ...reportReferences(report),
      ...identifyingLines(caseFile.consumer),
      ...(reportNumber === null ? [] : [{ label: 'Identity theft report', value: `number ${reportNumber}` }]),
    ],
    salutation: `To ${bureau}:`,
    parts: reportNumber === null ? notMineParts(entries, report, caseFile.voice) : partsOf(entries, report),
    ownWords: [],
    farewell: 'Sincerely,',
    enclosures: [
      'Proof of my identity: copy of a government-issued identification card',
      'Copy of a utility bill or bank statement that shows my address',
      ...(reportNumber === null ? [] : ['Copy of my identity theft report']),
      `Copy of the pages of ${isServicePrint(report) ? servicePrintName(report) : `my ${bureau} report`} named above, the entries marked`,
    ],
  }
}

/** As printed on the report of the FTC or the police; null while the client has named none. */
export function theftReportNumber({ packets }: CaseFile): string | null {
  const number = packets?.identityTheft?.reportNumber?.trim() ?? ''
  return number === '' ? null : number
}

function partsOf(entries: RequestPart['entries'], { bureau }: CreditReport): RequestPart[] {
  const these = entries.length === 1 ? 'this entry' : 'these entries'
  return [
    {
      heading: null,
      paragraphs: [
        `Under section 605B(a) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681c-2(a), I ask you to block the information below, which resulted from identity theft, within 4 business days of receiving this letter. It holds the four parts that the section names.`,
      ],
      entries: [],
      points: [],
    },
    {
      heading: '1. Proof of my identity',
      paragraphs: [
        'It consists of copies of my identification and of a proof of my address, ticked on the list at the end.',
      ],
      entries: [],
      points: [],
    },
    {
      heading: '2. My identity theft report',
      paragraphs: [
        'The copy is ticked on the list at the end. I filed the report with a law-enforcement agency.',
      ],
      entries: [],
      points: [],
    },
    { heading: '3. The information to be blocked', paragraphs: [], entries, points: [] },
    {
      heading: '4. My statement',
      paragraphs: [
        `I state that the information identified under 3 is not information relating to any transaction by me. I know that filing a false identity theft report is a crime.`,
      ],
      entries: [],
      points: [],
    },
    { heading: '5. My dispute', paragraphs: [disputeBeside(entries.length)], entries: [], points: [] },
    {
      heading: 'What I ask for',
      paragraphs: [],
      entries: [],
      points: [
        `Block ${these} within 4 business days (section 605B(a)).`,
        'Tell each furnisher of it promptly that the information may be a result of identity theft, that a report has been filed, and that a block has been requested (section 605B(b)).',
        `Tell me promptly if ${bureau} declines or rescinds the block (section 605B(c)).`,
        'Confirm to me in writing what has been blocked.',
      ],
    },
  ]
}

function entriesOf(report: CreditReport, ids: readonly string[]): RequestPart['entries'] {
  return [
    ...report.accounts
      .filter(({ id }) => ids.includes(id))
      .map((entry) => printedEntry(entry, ['opened', 'balance', 'status'])),
    ...report.inquiries.filter(({ id }) => ids.includes(id)).map(printedInquiry),
  ]
}
