import { listText } from '../../../../shared/findings/en/english-words.ts'
import type { SettlingRecord } from '../../settling-record.ts'

/** What the client must know before using a letter; it stands beside the file, never in it. */
export const packetNotes = {
  freezeAddress: (bureau: string) =>
    `For ${bureau} the published addresses differ. Write in the one that your report or ${bureau}’s own website names for freezes.`,
  printedAddress: (bureau: string, page: number) =>
    `It is addressed to where your ${bureau} report asks for it, on page ${page}.`,
  noAddress: (name: string) =>
    `No report prints an address of ${name}. Write it in before mailing: take it from the company’s own letters or website.`,
  servicePrint: (bureau: string) =>
    `This letter rests on the report of a monitoring service, which is not ${bureau}’s own and leaves out things that ${bureau} holds, such as the date of first delinquency. ${bureau} may ask for its own report: it is free at AnnualCreditReport.com, and once you upload it, the letter is written from it.`,
  somethingNew: (papers: readonly string[]) =>
    `Part of this letter disputes again what was verified before. A repeat that brings nothing new may be set aside. Enclose a copy of a paper that was not sent before, such as ${listText([...papers])}, and write on the line under “Enclosures” what it is. If you have none, leave out what was verified.`,
  papers: {
    ledger: 'a statement or a letter of the company that shows the amount',
    payments: 'bank statements or receipts that show the payments',
    delinquency: 'statements or letters that show when you first missed a payment',
    ownership: 'a letter that says to whom the debt was sold or given',
    agreement: 'the agreement, the application or a first statement',
    servicing: 'a letter about the closing or the transfer of the account',
    court: 'the discharge order or another paper of the court',
    identity: 'a paper that shows the right information, such as a Social Security card or a lease',
    inquiry: 'a letter of the company about the application',
    dispute: 'your dispute and the answer to it',
  } satisfies Record<SettlingRecord, string> as Record<SettlingRecord, string>,
  theft:
    'Sign only if these entries really come from identity theft. A false identity theft report is a crime, and a bureau may undo a block that rests on one.',
  theftReport:
    'Without the number of an identity theft report this letter asks for no block: it disputes the entries as not yours. File a report at IdentityTheft.gov or with the police, enter its number with your further letters, and the letter is written anew and asks for the block.',
  freeze:
    'Faster: every bureau places a freeze online or by telephone within one business day. By mail, write in what is left blank, and check the address on the bureau’s own website: it is another one than for disputes, and it changes.',
  validation:
    'You have 30 days from the collector’s own notice to dispute the debt in writing. Look for that notice: within those days your letter obliges the collector to stop collecting until it has mailed you the verification. Later it may answer, but need not stop. The collector itself has no 30 days to keep.',
}

export type PacketNotes = typeof packetNotes
