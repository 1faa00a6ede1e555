/**
 * The part of the help catalogue that the app's popovers show; help-tips.ts holds the rest, help-catalogue.ts what is the
 * same in every language. The help page shows all of it. Facts of specification section 9; the rest from the statutes
 * named in the text.
 */
export interface HelpTopic {
  /** Finishes 'Help: ' on the button of a popover. */
  topic: string
  title: string
  /** A few sentences, short enough for a popover. */
  short: readonly string[]
  /** What the help page adds. */
  more: readonly string[]
  /** Named values, drawn as a list. */
  points: readonly { term: string; text: string }[]
}

const creditScores: HelpTopic = {
  topic: 'credit scores',
  title: 'Understanding credit scores',
  short: [
    'Scores run from 300 to 850. 670 and above is called good, 740 and above excellent.',
    'A score is calculated from your report, so an error in the report can be an error in the score.',
  ],
  more: [
    'Lenders use several scoring models, so you have more than one score, and they differ. The weights below are those of the best-known model.',
  ],
  points: [
    { term: '35%', text: 'payment history' },
    { term: '30%', text: 'amounts owed' },
    { term: '15%', text: 'length of credit history' },
    { term: '10%', text: 'new credit' },
    { term: '10%', text: 'credit mix' },
  ],
}

const disputeProcess: HelpTopic = {
  topic: 'the dispute process',
  title: 'How a dispute works',
  short: [
    'You write to the bureau and say which entry is wrong and why. The bureau must investigate for free, within 30 to 45 days.',
    'What turns out to be inaccurate, incomplete or cannot be verified must be corrected or deleted. Accurate entries stay.',
  ],
  more: [
    'The letters are yours: you read them, sign them and mail them yourself. The investigation follows section 611 of the Fair Credit Reporting Act: 30 days from receipt, and 15 more if you send further information during that time. It is 45 days when the dispute follows your free annual report.',
    'The bureau must send you the result within five business days of finishing.',
  ],
  points: [],
}

const identityTheft: HelpTopic = {
  topic: 'identity theft',
  title: 'When someone used your name',
  short: [
    'Answer yes only if accounts or inquiries on your report come from someone else using your identity.',
    'With an identity theft report and proof of your identity, a bureau must block such entries within four business days.',
  ],
  more: [
    'Block and report are described in section 605B of the Fair Credit Reporting Act. You can file the report at IdentityTheft.gov. A false report is a crime. Don’t call an entry identity theft just because you don’t want it on your report.',
    'You can also place a free fraud alert (one year) or a free security freeze with each bureau.',
  ],
  points: [],
}

const reportUploads: HelpTopic = {
  topic: 'credit report uploads',
  title: 'Which reports to upload',
  short: [
    'Upload one PDF report from each bureau: Experian, Equifax and TransUnion. Get them free every week at AnnualCreditReport.com.',
    'Save the report as a PDF from the bureau’s own website. Photos and scans are read too, but you then check more values yourself.',
  ],
  more: [
    'If a file is locked, empty, damaged or from the wrong bureau, we keep it and tell you. You can replace it.',
    'Reports may be up to 25 MB. They are stored encrypted, and only you and our staff can open them; every opening by staff is recorded.',
  ],
  points: [],
}

const previousDisputes: HelpTopic = {
  topic: 'previous disputes',
  title: 'Disputes you already made',
  short: [
    'If you disputed entries before, upload the letters or the bureau’s answers. A new dispute should say something new.',
    'Not sure? Choose unsure; nothing depends on it until the letters are written.',
  ],
  more: [
    'If a dispute only repeats an earlier one, a bureau may refuse it as “frivolous”. It must tell you within five business days and say what is missing. You can also ask how an entry was verified; the answer is due within 15 days.',
  ],
  points: [],
}

const ftcAffidavit: HelpTopic = {
  topic: 'the FTC affidavit',
  title: 'The FTC identity theft affidavit',
  short: [
    'It is the report you make at IdentityTheft.gov. It matters only if someone used your identity.',
    'It is signed under penalty of law. Do not file one for debts that are your own.',
  ],
  more: [
    'Together with proof of your identity it lets a bureau block the entries that are not yours. If you have not filed yet, choose not yet; you can send it later.',
  ],
  points: [],
}

const mailingAddress: HelpTopic = {
  topic: 'your mailing address',
  title: 'Why your mailing address matters',
  short: [
    'The bureaus answer by mail, to the address in your letter. Give the address where you receive mail now.',
    'It should match your proof of residency, a utility bill or bank statement from the last 90 days.',
  ],
  more: ['If the two differ, a bureau may ask for more papers before it begins.'],
  points: [],
}

const disputeTimeline: HelpTopic = {
  topic: 'the dispute timeline',
  title: 'How long it takes',
  short: ['A bureau has 30 to 45 days to answer, so plan on about six weeks for each round.'],
  more: [
    'Dates depend on when you mail your letters and when the bureaus answer. No outcome can be promised.',
  ],
  points: [
    {
      term: 'Week 1',
      text: 'your reports are read, you decide on the findings, and your first letters are ready to mail',
    },
    { term: 'Weeks 4-6', text: 'the bureaus answer the first round' },
    { term: 'Week 7', text: 'second round, for what was not resolved' },
    { term: 'Weeks 11-13', text: 'the bureaus answer the second round' },
    { term: 'Week 14+', text: 'third round and next steps' },
  ],
}

export const helpTopics = {
  creditScores,
  disputeProcess,
  identityTheft,
  reportUploads,
  previousDisputes,
  ftcAffidavit,
  mailingAddress,
  disputeTimeline,
}
export type HelpTopicKey = keyof typeof helpTopics

export const helpTexts = {
  checkLink: 'See what your report shows before you pay: check it on your own device',
  pageTitle: 'Help',
  lead: 'Short answers to what people ask about credit reports, disputes, funding and protection from fraud.',
  topics: helpTopics,
  contactTitle: 'Still stuck?',
  contactClients:
    'If you are a client, sign in and press Contact Support at the bottom of your portal. Your message is kept with your case, and we answer by email.',
  contactButton: 'Client sign-in',
}
