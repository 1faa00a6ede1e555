import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Bureau } from '../report/credit-report.ts'
import { freezeRecipient } from './bureau-recipient.ts'
import type { CaseFile } from './case-file.ts'
import { addressLines } from './identify-consumer.ts'
import { identityCopies } from './list-enclosures.ts'
import type { RequestLetter } from './request-letter.ts'

/**
 * The request for a security freeze by mail, which is free and to be placed within 3 business days of receipt. No section
 * is cited: none is needed. The whole Social Security number is left to be written in by hand: it is kept nowhere.
 */
export function composeFreezeRequest(caseFile: CaseFile, bureau: Bureau): RequestLetter {
  const { consumer } = caseFile
  const recipient = freezeRecipient(bureau, caseFile.reports, caseFile.asOf)
  return {
    kind: 'request',
    recipientName: bureau,
    sender: { name: consumer.name, lines: addressLines(consumer) },
    date: dateText(caseFile.asOf),
    recipient: recipient.lines,
    recipientFrom: recipient.from,
    subject: 'Request for a security freeze',
    references: [
      { label: 'Date of birth', value: consumer.dob === null ? null : dateText(consumer.dob) },
      { label: 'Social Security number', value: null },
      { label: 'Earlier address', value: null },
    ],
    salutation: `To ${bureau}:`,
    parts: [
      {
        heading: null,
        paragraphs: [
          'Please place a security freeze on my credit file. The Fair Credit Reporting Act provides for it free of charge, and for a request by mail to be carried out within 3 business days of receipt.',
          'Please then confirm the freeze to me in writing at the address above, and tell me how I can lift or remove it. This letter asks for nothing else, and disputes nothing.',
        ],
        entries: [],
        points: [],
      },
    ],
    ownWords: [],
    farewell: 'Sincerely,',
    enclosures: [...identityCopies],
  }
}
