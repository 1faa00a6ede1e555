import { dateText } from '../audit/wording.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import { disputeAddressOf } from './bureau-address.ts'
import type { CaseFile } from './case-file.ts'
import { chooseItems } from './choose-items.ts'
import { counted } from './written-english.ts'

/** A row per bureau. What the post office and the bureau do is written in by hand; nothing is filled in beforehand. */
export interface MailLogRow {
  bureau: Bureau
  address: readonly string[]
  letter: string
  /** 'Not sent', or 'No letter' when there is nothing to mail. */
  state: 'Not sent' | 'No letter'
}

export interface MailLog {
  kind: 'mail-log'
  name: string
  date: string
  round: number
  title: string
  introduction: string
  rows: MailLogRow[]
  /** What each column wants. */
  columns: { label: string; value: string }[]
  clocks: { event: string; length: string; source: string }[]
  /** Text equivalent of the picture of the clocks. */
  pictureText: string
}

/** All numbers and dates are left empty: no letter has been sent when this page is made. */
export function composeMailLog(caseFile: CaseFile): MailLog {
  return {
    kind: 'mail-log',
    name: caseFile.consumer.name,
    date: dateText(caseFile.asOf),
    round: caseFile.round,
    title: `Mail log, round ${caseFile.round}`,
    introduction:
      'Fill this in as the letters travel. With the certified-mail receipt and the delivery date you can show on which day each clock began. Send each letter on its own, by certified mail with return receipt, and keep a copy of everything.',
    rows: bureaus.map((bureau) => rowOf(caseFile, bureau)),
    columns: [
      { label: 'Certified-mail number', value: 'the 20 to 22 digits on the green-and-white receipt' },
      { label: 'Handed over', value: 'the day you gave the letter to the post office' },
      { label: 'Accepted', value: 'the day of the first scan on usps.com' },
      {
        label: 'Delivered',
        value: 'the day on the return receipt or of the delivery scan; the clock starts here',
      },
      { label: 'Clock ends', value: '45 days after delivery' },
    ],
    clocks: [
      {
        event: 'The bureau tells the furnisher of your dispute',
        length: '5 business days from receipt',
        source: 'FCRA 611(a)(2)',
      },
      {
        event: 'Reinvestigation of a dispute after the free annual report',
        length: '45 days from receipt',
        source: 'FCRA 612(a)(3)',
      },
      {
        event: 'Other disputes',
        length: '30 days from receipt, 15 more if you send further information meanwhile',
        source: 'FCRA 611(a)(1)',
      },
      {
        event: 'Notice that a dispute is set aside as frivolous',
        length: '5 business days from that decision',
        source: 'FCRA 611(a)(3)',
      },
      {
        event: 'Written results',
        length: '5 business days from the end of the reinvestigation',
        source: 'FCRA 611(a)(6)',
      },
      {
        event: 'Description of how an item was verified',
        length: '15 days from your request',
        source: 'FCRA 611(a)(7)',
      },
      {
        event: 'Complaint to the CFPB',
        length: 'once the results are there, else from the 46th day after delivery',
        source: 'consumerfinance.gov/complaint',
      },
    ],
    pictureText:
      'Timeline. Day 0: the letter is delivered and the clock starts. By business day 5 the furnisher has been told. Day 45: the reinvestigation is to be finished. Within 5 business days after that the results are to be sent.',
  }
}

function rowOf(caseFile: CaseFile, bureau: Bureau): MailLogRow {
  const isReadable = caseFile.reports.some((report) => report.bureau === bureau)
  const count = isReadable ? chooseItems(caseFile.findings, bureau).chosen.length : 0
  return {
    bureau,
    address: disputeAddressOf[bureau],
    letter: count === 0 ? 'No letter in this round' : `Dispute letter, ${counted(count, 'item')}`,
    state: count === 0 ? 'No letter' : 'Not sent',
  }
}
