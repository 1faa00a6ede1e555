import { listText } from '../../../../shared/findings/en/english-words.ts'
import { capitalised, counted, inWords } from '../../written-english.ts'

/** The frame of the forensic analysis. What the reports print and what the letters say is quoted as it is. */
export const forensic = {
  title: (reports: number) =>
    `Forensic analysis of ${reports === 1 ? 'one credit report' : `${inWords(reports)} credit reports`}`,
  roundLine: (round: number) => `round ${round}`,
  footer: (name: string, date: string) => `${name}, ${date}`,
  readingOf: (
    date: string,
    number: string | null,
    counts: Record<'pages' | 'accounts' | 'inquiries' | 'records', number>,
  ) =>
    `Report of ${date}${number === null ? '' : `, number ${number}`}: ${listText([
      counted(counts.pages, 'page'),
      counted(counts.accounts, 'account'),
      counted(counts.inquiries, 'hard inquiry', 'hard inquiries'),
      counted(counts.records, 'public record'),
    ])}.`,
  scan: 'Read from a scan by character recognition.',
  missingPages: (pages: string, count: number) =>
    count === 1
      ? `Page ${pages} of the report is missing from the file: what runs over it is in no finding.`
      : `Pages ${pages} of the report are missing from the file: what runs over them is in no finding.`,
  allUnderstood: 'Every line was understood.',
  notUnderstood: (count: number) =>
    `${capitalised(counted(count, 'line was', 'lines were'))} not understood.`,
  monthsUnsaid: (count: number) =>
    count === 1
      ? 'One month of the payment histories shows a sign or color that the file does not explain; no conclusion was drawn from it.'
      : `${count} months of the payment histories show signs or colors that the file does not explain; no conclusions were drawn from them.`,
  noReportThere: 'No report was there',
  entriesRead: (count: number, bureaus: string[]) =>
    `${capitalised(counted(count, 'account entry', 'account entries'))} ${count === 1 ? 'was' : 'were'} read in ${bureaus.length === 0 ? 'no report' : `the reports of ${listText(bureaus)}`}.`,
  nothingMet: 'We found nothing in them that is strong enough to dispute.',
  counts: (certain: number, likely: number) =>
    `${capitalised(counted(certain, 'finding is', 'findings are'))} provable from the paper alone (A), and ${inWords(likely)} ${likely === 1 ? 'is a conflict' : 'are conflicts'} that a bureau can be asked to verify (B).`,
  policies: (count: number) =>
    `${capitalised(counted(count, 'finding rests', 'findings rest'))} only on a policy of the bureaus (P), which is voluntary and not a law: the entry may be true, and the letter asks for it as a courtesy.`,
  questionsLeft: (count: number) =>
    `${capitalised(counted(count, 'question'))} (C) ${count === 1 ? 'is' : 'are'} for you: only you can know the answer, and nothing of them is in a letter.`,
  undecidedCount: (count: number) =>
    count === 1
      ? 'One of them waits for your decision and is in no letter before it.'
      : `${capitalised(inWords(count))} of them wait for your decision and are in no letter before it.`,
  setAsideCount: (count: number) =>
    `${capitalised(counted(count, 'finding'))} ${count === 1 ? 'is' : 'are'} set aside and in no letter.`,
  without: (bureau: string, reason: string) => `Without ${bureau}: ${reason}`,
  noPromise:
    'What a bureau does with a dispute is its decision; this analysis says what is printed and what follows from it, not what the result will be.',
  pictureOf: (bureau: string, accounts: number, counts: Record<'A' | 'B' | 'P' | 'C' | 'none', number>) =>
    `${bureau}: ${accounts} accounts, of which ${counts.A} with a provable finding, ${counts.B} with a conflict to verify, ${counts.P === 0 ? '' : `${counts.P} with a finding of policy, `}${counts.C} with a question, ${counts.none} with none.`,
  pictureWithout: (bureau: string) => `${bureau}: no readable report.`,
  place: (item: number, recipient: string) => `item ${item} of the letter to ${recipient}`,
  inPlaces: (places: string[]) => `In ${listText(places)}.`,
  decided: 'You decided to dispute it.',
  undecided: 'Not decided yet. In no letter until you decide to dispute it.',
  undecidedIn: (recipients: string[]) =>
    `Not decided yet. Grey in the draft to ${listText(recipients)}, and in no letter until you decide to dispute it.`,
  destinations: {
    question: 'In no letter until you have answered.',
    theft: 'In no dispute: you report it as identity theft, which has a letter of its own.',
    unconfirmed:
      'In no letter: it rests on a value that character recognition read and that you have not confirmed.',
    stillToMail:
      'In no letter of this round: your earlier letter to that bureau is written and still to be mailed.',
    waiting: 'In no letter of this round: your earlier letter to that bureau may still be answered.',
    settled: 'In no letter of this round: the bureau has settled it, or has verified it before.',
    kept: 'In no letter of this round: a letter takes at most eight items, the strongest first. Kept for the next.',
  },
  setAsideReasons: {
    not_this_one: 'You decided not to dispute it.',
    on_hold: 'You want to tell us more first.',
    not_decided: 'You had not decided when the letters of this round were mailed.',
    not_confirmed: 'A value in it was read by character recognition and is not confirmed.',
  },
  pictureAlt: (bureau: string, page: number, label: string, value: string) =>
    `Picture of page ${page} of the ${bureau} report; marked: ${label}, ${value === '' ? 'left blank' : value}.`,
  pictureCaption: (bureau: string, page: number) => `${bureau}, page ${page}`,
  leftBlank: 'left blank',
  fields: {
    accountNumber: 'Account number',
    originalCreditor: 'Original creditor',
    type: 'Type',
    responsibility: 'Responsibility',
    opened: 'Opened',
    closed: 'Closed',
    reported: 'Reported',
    status: 'Status',
    balance: 'Balance',
    pastDue: 'Past due',
    creditLimit: 'Credit limit',
    highBalance: 'High balance',
    dofd: 'First delinquency',
    removalDate: 'Removal',
  },
  continued: (label: string) => `${label}, continued`,
  roles: {
    'original creditor': 'original creditor',
    collector: 'collector',
    'debt buyer': 'debt buyer',
  },
  owner: (name: string, role: string, since: string | null, where: string[]) =>
    `${name} (${role}${since === null ? '' : `, since ${since}`}${where.length === 0 ? ', named only by a later owner' : `; at ${listText(where)}`})`,
  events: {
    opened: 'opened',
    firstDelinquency: 'first delinquency',
    chargeOff: 'charged off',
    sold: 'sold or transferred',
    closed: 'closed',
    reported: 'last reported',
    removal: 'to be removed, as printed',
    computedRemoval: 'to be removed, computed',
  },
  eventText: (name: string, date: string, marks: string) =>
    `${name} ${date}${marks === '' ? '' : ` (in ${marks})`}`,
  rowText: (who: string, events: string[]) =>
    `${who}: ${events.length === 0 ? 'no date printed' : listText(events)}.`,
  timelineText: (label: string, rows: string[]) => `Timeline of ${label}. ${rows.join(' ')}`,
  recordFiled: (date: string) => `filed ${date}`,
  /** Texts of the page itself. */
  frame: {
    provable: 'provable on paper',
    conflicts: 'conflicts to be verified',
    onlyYou: 'questions only you can answer',
    noReadable: 'no readable report',
    oneSquare: 'One square per account, in the order of the report:',
    squareA: 'provable',
    squareB: 'to verify',
    squareP: 'policy',
    squareC: 'question',
    squareNone: 'nothing found',
    strongest: 'What weighs most',
    noFinding: 'No finding.',
    whatWasRead: 'What was read',
    howToRead: 'How to read this',
    legendA:
      'Provable from the paper alone. The report contradicts itself, the calendar or the law on what may still be shown. The letter asks for correction or deletion.',
    legendB:
      'A strong signal with a possible innocent explanation. The letter asks the bureau to verify the one field that conflicts, and claims no more.',
    legendP:
      'A policy that the bureaus have published, voluntary and not a law, leaves such an entry out. It may be true; the letter says so and asks for it as a courtesy.',
    legendC: 'A question for you. The paper cannot tell; only you know. Nothing of it is in a letter.',
    legendMarked: 'The evidence: the value exactly as the report prints it, with the page.',
    ownVoice:
      'Statements and requests are worded as in your letters, in your own voice; those of the questions as a letter would put them if you confirm that the entry is wrong.',
    findings: 'Findings',
    nothing: 'Nothing in these reports met the standard for a dispute.',
    rightAfterAll: 'Right after all if',
    asked: 'What is asked',
    askIfWrong: 'Ask, if it is wrong',
    explained: 'In plain words',
    ground: 'Ground',
    whereItGoes: 'Where it goes',
    rule: 'Rule',
    questions: 'Questions for you',
    questionsNote:
      'We did not put these in a letter; only you can know. If your answer shows an error, it becomes a finding with your words, and enters a letter when you decide to dispute it. If the entry is right, nothing needs to be done.',
    setAside: 'What is set aside',
    setAsideNote: 'These findings are in no letter. You can bring each of them back in your review.',
    debts: 'Debt by debt',
    debtsNote:
      'Entries that are the same account, or the same debt through several owners. The timeline is drawn for every debt with a finding; a ring marks a date that a finding quotes.',
    marked: 'Marked',
    quotedAbove: 'quoted as evidence above.',
    owners: 'Owners in order',
    accounts: 'Every account, bureau by bureau',
    accountsCount: 'accounts',
    hardInquiries: 'hard inquiries',
    publicRecords: 'public records',
    unread: 'What was read and not understood',
    noReportRead: 'No report was read.',
    allUnderstood: 'Every line in the known parts of this report was understood.',
    unreadNote: 'We couldn’t make sense of these lines. We drew no conclusions from them.',
    further: 'Further lines:',
    about: 'About this analysis',
    aboutText:
      'The same reports and the same rule set give the same findings. Every value is quoted as the report prints it, with its page; nothing is filled in or estimated. A removal date that is computed is named as such. The Social Security number appears as its last four digits at most. This is an analysis of documents, not legal advice.',
    ruleSet: 'Rule set',
    field: 'Field',
    personal: 'Personal information',
    leftBlank: 'left blank',
    page: 'page',
    heads: {
      bureau: 'Bureau',
      entry: 'Entry',
      field: 'Field',
      printed: 'Printed',
      page: 'Page',
      number: 'No.',
      creditor: 'Creditor, account',
      type: 'Type',
      opened: 'Opened',
      status: 'Status',
      balance: 'Balance',
      pastDue: 'Past due',
      findings: 'Findings',
      company: 'Company',
      date: 'Date',
      record: 'Record',
      detail: 'Detail',
      line: 'Line',
    },
  },
}

export type ForensicWords = typeof forensic
