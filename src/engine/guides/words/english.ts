import { dateText } from '../../../shared/findings/en/english-words.ts'

/** What the person reads in the sheets of a guide. Letters to companies stand in their own files, in English. */
export const englishWords = {
  date: (iso: string) => dateText(iso),
  unknownDay: '[day]',
  calendar: {
    title: 'Your calendar',
    lead: 'Each date says where it comes from. A date that nobody knows is not here.',
    head: ['Date', 'What', 'Where it comes from'],
    empty:
      'No date is known yet. Enter the day of a collector’s notice, a date of first delinquency, or the day on which a letter was delivered.',
    noticeEnds: (company: string) =>
      `Last day to write to ${company} so that it must stop collecting until it verifies`,
    noticeSource: 'FDCPA 809(b): 30 days after its first notice reached you',
    limit: (company: string) => `${company}: the seven years end at the latest`,
    limitSource: (day: string) =>
      `FCRA 605(a) and (c): seven years, counted from 180 days after the first delinquency of ${day}`,
    removal: (company: string, bureau: string) => `${company}: ${bureau} says that the entry goes`,
    removalSource: 'As your report prints it',
    answerDue: (title: string) => `Answer due: ${title}`,
    answerSource:
      'FCRA 611(a)(1) and 612(a)(3): 30 days after delivery, 45 after a report from AnnualCreditReport.com',
    procedureDue: (title: string) => `Description of the procedure due: ${title}`,
    procedureSource: 'FCRA 611(a)(7): 15 days after your request',
    suitTitle: 'How long a collector may sue',
    suit: 'Your state sets this time, by the kind of debt. It is another time than the seven years above. A payment, or a promise in writing, may start it again. Ask legal aid or a lawyer before you pay on an old debt.',
    suedNote: 'If you are sued, a dispute letter is no answer to the court. Answer in time.',
  },
  mailLog: {
    title: 'Mail log',
    lead: 'One line for each letter. Keep the receipts: a deadline runs from a delivery that can be proved.',
    head: ['Letter', 'Mailed', 'Delivered', 'Answered', 'Certified mail number'],
    blank: '[ ]',
  },
  payment: {
    title: 'Before you pay a collector',
    points: [
      'Paying does not take an entry off your report. A paid collection may stay until its seven years end.',
      'Nobody has to delete an accurate entry because it was paid. A promise to delete counts only in writing, and many collectors make none.',
      'A payment, even a small one, may start the time anew in which your state lets a collector sue.',
      'Ask for verification first. Pay only a debt that is yours, to the company that holds it, with a receipt.',
      'If you settle for less, ask for the whole agreement in writing before you pay, with the balance it leaves.',
      'Forgiven debt may be taxed as income. Ask a tax adviser.',
    ],
    note: 'This is information, not legal advice.',
  },
  proofs: {
    collectionsTitle: 'Papers that show what is wrong',
    collections: [
      'The collector’s notice, with its envelope',
      'Your reports, with the lines that you dispute marked',
      'Receipts, bank statements or a letter that shows what was paid',
      'The agreement, if you settled',
      'For a debt that is not yours: an FTC identity theft report or a police report',
      'For a medical debt: the insurer’s explanation of benefits',
      'Copies of every letter, and the certified mail receipts',
    ],
    rentalTitle: 'Papers that show your side',
    rental: [
      'The lease, with every change to it',
      'The notice to move out, and how it was delivered',
      'Photos and the inspection list of the day on which you moved out',
      'Receipts or bank statements of the rent',
      'The landlord’s account of the deposit',
      'The court’s decision, when there was a case: how it ended',
      'Messages between you and the landlord',
      'The screening report and your credit reports, with the lines marked',
    ],
    note: 'Send copies and keep the originals.',
  },
  plan: {
    title: 'Your plan with its dates',
    lead: (day: string) =>
      `Counted from ${day}, the day on which you began. A stage begins earlier or later when an answer does.`,
    head: ['Stage', 'From', 'To', 'What happens'],
    stages: [
      {
        title: 'Getting ready',
        text: 'Get the reports and files, mark the lines, complete, sign and mail the letters.',
      },
      {
        title: 'First answers',
        text: 'Bureaus and screening companies answer. Note each answer and its day.',
      },
      {
        title: 'Second round',
        text: 'Ask how a line was verified. Send what is new. Write to the company itself.',
      },
      {
        title: 'Stubborn entries',
        text: 'Get fresh reports, see what stayed corrected, and complain where a duty was missed.',
      },
    ],
  },
  fastTrack: {
    title: 'Your three cycles',
    lead: (day: string) => `Counted from ${day}. The plan rests on your own reports, and names nothing else.`,
    noReports:
      'No report of yours was read yet. Upload your three reports in your case, and the plan fills itself.',
    reports: (names: string) => `Reports read: ${names}.`,
    cycles: ['Cycle 1', 'Cycle 2', 'Cycle 3'],
    cycleHead: (title: string, from: string, to: string) => `${title}: ${from} to ${to}`,
    disputeNow: 'To dispute now',
    noDisputes: 'The reports show nothing that you could dispute on paper.',
    more: (count: number) => `${count} more stand in your case.`,
    cycle2: [
      'Compare each answer with what you asked.',
      'Write to the companies behind what stayed.',
      'Ask each bureau how it verified what stayed.',
    ],
    cycle3: [
      'Get fresh reports, and compare them with the first.',
      'Renew a dispute only with something new.',
      'Complain to the CFPB where a duty was missed.',
    ],
    waitTitle: 'To wait for',
    wait: (title: string, day: string) => `${title}: answer due by ${day}`,
    nothingToWait: 'No letter is under way.',
    cardsTitle: 'Your cards',
    cardsLead:
      'Balance and limit as the reports print them. Many scores look at their share, for each card and for all.',
    cardsHead: ['Card', 'Balance', 'Limit', 'Share'],
    noCards: 'No report prints a card with its balance and limit.',
    allCards: (bureau: string) => `All cards, ${bureau}`,
    cardsNote:
      'A lower share is reported after the card’s next statement. Nobody can say what a score will do.',
    under30: (name: string, amount: string) => `${name}: ${amount} less brings it under 30 percent.`,
  },
  complaint: {
    title: 'Text for a complaint to the CFPB',
    lead: 'For consumerfinance.gov/complaint. You file it yourself, when a bureau did not answer or left what you showed to be wrong.',
    issueRow: 'Issue',
    issue: 'Problem with a company’s investigation into an existing problem',
    happenedTitle: 'What happened',
    mailed: (title: string, day: string, delivered: string | null) =>
      `I mailed “${title}” on ${day}.${delivered === null ? '' : ` It was delivered on ${delivered}.`}`,
    answered: (day: string) => `An answer came on ${day}.`,
    nothingMailed: '[which letter you mailed, when it was delivered, and what was answered]',
    wrong: (company: string, reason: string) => `${company}: ${reason}`,
    wantTitle: 'What a fair resolution would be',
    want: 'Please reinvestigate the item with what I enclosed. Please correct or delete what is inaccurate, incomplete or cannot be verified, and send me the result.',
    notYet: (day: string) => `Not before ${day}: the time of the law for an answer has not ended.`,
  },
}

export type GuideWords = typeof englishWords
