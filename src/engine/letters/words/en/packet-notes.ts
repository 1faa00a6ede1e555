/** What the client must know before using a letter; it stands beside the file, never in it. */
export const packetNotes = {
  noAddress: (name: string) =>
    `No report prints an address of ${name}. Write it in before mailing: take it from the company’s own letters or website.`,
  servicePrint: (bureau: string) =>
    `This letter rests on the report of a monitoring service, which is not ${bureau}’s own and leaves out things that ${bureau} holds, such as the date of first delinquency. ${bureau} may ask for its own report: it is free at AnnualCreditReport.com, and once you upload it, the letter is written from it.`,
  theft:
    'Sign only if the entries are really of identity theft. A false identity theft report is a crime, and a bureau may undo a block that rests on one.',
  theftReport:
    'Write in the number of your identity theft report, and enclose a copy of it: without it there is no block.',
  freeze:
    'Faster: every bureau places a freeze online or by telephone within one business day. By mail, write in what is left blank, and check on the bureau’s own website where it takes freezes by mail.',
  validation:
    'The 30 days in which a collector must answer before it goes on run from its own notice to you. Look for that notice; after 30 days a collector may answer, but need not.',
}

export type PacketNotes = typeof packetNotes
