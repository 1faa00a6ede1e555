import { complaintGate } from '../../rules/complaint-gate.ts'
/** What the disputes have changed, drawn, and where to go on with what stays (on the mail log's page). */
export const outcomeTexts = {
  title: 'What your disputes changed',
  lead: 'Counted from the bureaus’ answers that are here. A credit score is not part of it: it stands in your portal where a report prints one.',
  standings: {
    removed: 'Removed',
    corrected: 'Corrected',
    stays: 'Still there',
    unanswered: 'No answer about it',
  },
  counted: (count: number, standing: string) => `${standing}: ${count}`,
  bureau: (bureau: string, of: number) => `${bureau}: ${of} disputed ${of === 1 ? 'item' : 'items'}`,
  before: (of: number) => `${of} before`,
  after: (left: number) => `${left} now`,
  debts: 'By account',
  noAccount: 'Your personal information',
  columns: { account: 'Account', item: 'What was disputed', now: 'Now', since: 'Since' },
  since: (day: string) => `since ${day}`,
  doors: {
    title: 'Where to go on',
    lead: (count: number) =>
      count === 1
        ? 'One item stays as it was. You can still take these steps.'
        : `${count} items stay as they were. You can still take these steps.`,
    procedure: {
      title: 'Ask how it was checked',
      text: 'The bureau must describe how it checked and whom it asked, within 15 days of your request. Your next letter asks for that.',
      due: (bureau: string, day: string) => `${bureau}: due ${day}`,
      met: (bureau: string) => `${bureau}: an answer is here`,
      waiting: (bureau: string) => `${bureau}: counts from the day on which your letter arrived`,
      link: 'To the next round',
    },
    furnisher: {
      title: 'Write to the company that reports it',
      text: 'It must look into a dispute that you send it yourself, at the address it names for disputes. As a rule it has 30 days.',
      ready: 'The letter is ready:',
      none: 'Your next round holds the letter where the report names an address.',
      due: (company: string, day: string) => `${company}: due ${day}`,
      met: (company: string) => `${company}: an answer is here`,
      waiting: (company: string) => `${company}: counts from the day on which your letter arrived`,
    },
    regulator: {
      title: 'Complain to a regulator',
      text: `The Consumer Financial Protection Bureau (CFPB) takes complaints about bureaus, collectors and most banks. Its form asks that the bureau has answered, or has had more than ${complaintGate.days} days.`,
      since: (bureau: string, day: string) => `About ${bureau}: since its answer of ${day}`,
      from: (bureau: string, day: string) => `About ${bureau}: from ${day} on, unless its answer comes first`,
      kinds: {
        occ: (company: string) =>
          `${company} looks like a national bank: the OCC also takes complaints (helpwithmybank.gov).`,
        ncua: (company: string) =>
          `${company} looks like a credit union: the NCUA takes complaints about federal ones (mycreditunion.gov).`,
      },
      ready: 'Your complaint text is among your documents.',
    },
    attorneyGeneral: {
      title: 'Tell your state’s attorney general',
      text: 'The office takes complaints about companies and may act on a pattern of them. It does not represent you.',
      link: 'Find your state’s office at usa.gov',
    },
    statement: {
      title: 'Add your own statement to the file',
      text: 'The bureau must then show your statement, or a summary, with the item. If it helps you write, it may limit you to 100 words. You can name who got your report in the last six months (two years for a job). The bureau then tells them, too.',
      show: (bureau: string) => `Letter to ${bureau}, to copy`,
      copied: 'Copied',
      copy: 'Copy this letter',
    },
    lawyer: {
      title: 'Ask a lawyer',
      text: 'Some take such cases without a fee of yours: if you win, the law makes the other side pay it.',
      until: (day: string) => `Do so well before ${day}: a claim may be too late after that day.`,
      link: 'Find a consumer lawyer at consumeradvocates.org',
    },
  },
} as const
