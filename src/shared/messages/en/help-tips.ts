/**
 * The tips of the help catalogue beyond those that the app's popovers show (help.ts), and the texts of the help page.
 * Figures of specification section 9; the rest from the statutes named in the text. They are read by the pages without
 * script alone, so that the app does not carry them.
 */
import type { HelpTopic } from './help.ts'

const tips = {
  freeReports: {
    topic: 'free credit reports',
    title: 'Get your reports free of charge',
    short: [
      'Each of the three bureaus gives you your report free every week at AnnualCreditReport.com.',
      'Save all three: an error is often in one report and not in the others.',
    ],
    more: [
      'The law grants one free report a year from each bureau (Fair Credit Reporting Act, section 612).',
    ],
    points: [],
  },
  paymentHistory: {
    topic: 'payment history',
    title: 'Payment history',
    short: [
      'It carries 35% of the best-known score, more than anything else.',
      'A payment is usually reported late once it is 30 days past due. Pay at least the minimum before that day.',
    ],
    more: ['Look at the month that a late payment is reported for, and compare it with your own statement.'],
    points: [],
  },
  utilization: {
    topic: 'credit utilization',
    title: 'Credit utilization',
    short: [
      'It is the share of your card limits that you use. Keep it below 30%, on each card and on all together.',
      'Cards usually report your statement balance, so what you pay before the statement date counts.',
    ],
    more: ['A limit that the report leaves out, or states too low, makes the share look higher than it is.'],
    points: [],
  },
  historyLength: {
    topic: 'length of credit history',
    title: 'Length of credit history',
    short: [
      'It carries 15% of the best-known score: the age of your oldest account, of the newest, and the average.',
      'An old card without a fee may be worth keeping open.',
    ],
    more: ['Compare the date opened with your own papers: a wrong one changes the age of the account.'],
    points: [],
  },
  inquiries: {
    topic: 'inquiries',
    title: 'Inquiries',
    short: [
      'A hard inquiry is made when you apply for credit, and may lower a score a little for some months.',
      'Your own look at your report, and offers you did not ask for, do not count.',
    ],
    more: [
      'A company may look only for a reason that the law permits (section 604). Bureaus show hard inquiries for two years.',
    ],
    points: [],
  },
  tradeline: {
    topic: 'tradelines',
    title: 'Tradeline',
    short: [
      'One account on your report: the lender, dates, limit, balance, payment status and months of history.',
      'The same account may look different at each bureau. That is the first thing to compare.',
    ],
    more: [],
    points: [],
  },
  furnisher: {
    topic: 'furnishers',
    title: 'Furnisher',
    short: [
      'The company that reports an account to the bureaus: a bank, a lender, a collector.',
      'You can also dispute directly with it. It must investigate and correct what is wrong at every bureau it reported to.',
    ],
    more: ['Fair Credit Reporting Act, section 623, and Regulation V (12 CFR 1022.43).'],
    points: [],
  },
  chargeOff: {
    topic: 'charge-offs',
    title: 'Charge-off',
    short: [
      'The lender has written the debt off in its own books. The debt is still owed, and may be sold to a collector.',
      'Once it is sold, the lender’s own entry should show a balance of $0.',
    ],
    more: [],
    points: [],
  },
  firstDelinquency: {
    topic: 'the date of first delinquency',
    title: 'Date of first delinquency',
    short: [
      'The month in which you fell behind and did not catch up again. It decides when an entry must leave the report.',
      'It does not change when a debt is sold. A later date keeps an entry longer than the law allows.',
    ],
    more: ['For charge-offs and collections the seven years begin 180 days after it (section 605(c)).'],
    points: [],
  },
  reportingPeriod: {
    topic: 'how long entries stay',
    title: 'How long an entry may stay',
    short: [
      'Most negative entries may be reported for seven years, a bankruptcy for up to ten.',
      'Accurate entries stay until then. No one can promise to have them taken off.',
    ],
    more: ['Fair Credit Reporting Act, section 605(a).'],
    points: [],
  },
  bureauAnswer: {
    topic: 'when bureaus answer',
    title: 'When a bureau must answer',
    short: [
      'A bureau has 30 to 45 days to investigate, counted from the day it receives your dispute.',
      'Note the day your letter arrived. If no answer comes in time, say so in your next letter.',
    ],
    more: ['Fair Credit Reporting Act, section 611(a)(1).'],
    points: [
      { term: '30 days', text: 'usually' },
      {
        term: '45 days',
        text: 'after a free annual report, or if you send more information during the 30 days',
      },
      { term: '5 business days', text: 'to send you the result after that' },
    ],
  },
  consumerStatement: {
    topic: 'your statement',
    title: 'Your own statement in the report',
    short: [
      'If an investigation does not settle a dispute, you may have a short statement added to the report.',
      'The bureau may limit it to 100 words if it helps you write it.',
    ],
    more: ['Fair Credit Reporting Act, section 611(b).'],
    points: [],
  },
  debtToIncome: {
    topic: 'debt-to-income',
    title: 'Debt-to-income ratio',
    short: [
      'All your monthly debt payments divided by your monthly income before tax.',
      'Lenders like to see it below 36%, with no more than 28% for housing.',
    ],
    more: ['With an income of $5,000 a month that is $1,800 for all debts, of which $1,400 for housing.'],
    points: [],
  },
  lenderCriteria: {
    topic: 'lender criteria',
    title: 'What business lenders ask for',
    short: [
      'Each lender has its own rules. The values below are typical; meeting them is not an approval.',
      'Read the lender’s own list before you apply, because each application may add an inquiry.',
    ],
    more: [],
    points: [
      { term: '6+ months', text: 'age of the business' },
      { term: '$50K+', text: 'revenue a year' },
      { term: '650+', text: 'personal credit score' },
    ],
  },
  sbaLoans: {
    topic: 'SBA loans',
    title: 'SBA loans',
    short: [
      'The Small Business Administration does not lend; it guarantees the lender part of a loan, commonly 75-90% of it.',
      'You still owe the whole loan. The share depends on the program and the amount.',
    ],
    more: ['You’ll find the current programs and their limits at SBA.gov.'],
    points: [],
  },
  lineOfCredit: {
    topic: 'lines of credit',
    title: 'Line of credit',
    short: [
      'An amount that you may draw, repay and draw again. You pay interest on what you use.',
      'It suits uneven cash flow better than one large purchase.',
    ],
    more: ['Ask for the rate, the draw fees, and what lets the lender lower the limit.'],
    points: [],
  },
  debtServiceCoverage: {
    topic: 'debt service coverage',
    title: 'Debt service coverage ratio (DSCR)',
    short: [
      'Net operating income divided by the loan payments for the same period. Above 1, the income covers the payments.',
      'Lenders on rental property often look at this instead of your own income.',
    ],
    more: [],
    points: [],
  },
  personalGuarantee: {
    topic: 'personal guarantees',
    title: 'Personal guarantee',
    short: [
      'You promise to pay yourself if the business can’t. Most lenders ask the owners of a new company for one.',
      'Before you sign, check whether it is limited to an amount or a time.',
    ],
    more: [],
    points: [],
  },
  employerNumber: {
    topic: 'the EIN',
    title: 'Employer Identification Number (EIN)',
    short: [
      'The tax number of a business, needed for a bank account and most applications.',
      'The IRS gives it free of charge at IRS.gov, often at once.',
    ],
    more: ['It is no substitute for your Social Security number on your own applications for credit.'],
    points: [],
  },
  limitedCompany: {
    topic: 'the LLC',
    title: 'Limited liability company (LLC)',
    short: [
      'A company of its own in law, formed with your state. In most cases you don’t owe its debts unless you guarantee them.',
      'A new company has no credit history yet.',
    ],
    more: ['Keep its money and papers apart from your own; the protection rests on that.'],
    points: [],
  },
  businessAccount: {
    topic: 'the business bank account',
    title: 'Business bank account',
    short: [
      'Run all business income and expenses through it. Lenders read its statements, often for the last three months.',
      'You need the formation papers and the EIN to open one.',
    ],
    more: [],
    points: [],
  },
  businessCredit: {
    topic: 'business credit files',
    title: 'Business credit file',
    short: [
      'Dun & Bradstreet, Experian and Equifax keep files on companies, apart from those on people.',
      'Suppliers that report your payments build it. Ask them whether they do.',
    ],
    more: [
      'The Fair Credit Reporting Act protects consumers. An error in a business file is disputed by the rules of its bureau.',
    ],
    points: [],
  },
  fraudAlert: {
    topic: 'fraud alerts',
    title: 'Fraud alert',
    short: [
      'It asks lenders to check that it is really you before they open an account. It is free and lasts one year; you can renew it.',
      'Tell one bureau; it must tell the other two.',
    ],
    more: [
      'With an identity theft report it can last seven years (Fair Credit Reporting Act, section 605A).',
    ],
    points: [],
  },
  securityFreeze: {
    topic: 'security freezes',
    title: 'Security freeze',
    short: [
      'While a report is frozen, most lenders can’t see it, so new credit usually can’t be opened in your name. It is free, stays until you lift it, and does not touch your score.',
      'Place it with each bureau, and lift it before you apply for credit yourself.',
    ],
    more: [
      'If you ask online or by phone, it must be in place within one business day. It must be lifted within one hour (section 605A(i)).',
    ],
    points: [],
  },
  debtValidation: {
    topic: 'debt validation',
    title: 'Ask a collector for proof',
    short: [
      'Within 30 days after you receive the collector’s validation notice you may dispute the debt in writing.',
      'It must then stop collecting until it has sent you verification.',
    ],
    more: [
      'Fair Debt Collection Practices Act, section 809. This is a right against the collector, beside your dispute with the bureau.',
    ],
    points: [],
  },
  creditRepairLaw: {
    topic: 'your right to dispute yourself',
    title: 'You may do all of this yourself',
    short: [
      'Disputing with a bureau is free, and you don’t need anyone’s help to do it.',
      'No one can have accurate, current and verifiable entries taken off, whatever is paid.',
    ],
    more: [
      'The Credit Repair Organizations Act (15 U.S.C. 1679) forbids promises of that kind. ARMOR is software and education; you read, sign and mail your own letters.',
    ],
    points: [],
  },
  certifiedMail: {
    topic: 'certified mail',
    title: 'Send letters by certified mail',
    short: [
      'Certified mail with return receipt shows the day your letter arrived. The bureau’s 30 days start then.',
      'Keep the green card, or the receipt by email, with your copy of the letter.',
    ],
    more: [],
    points: [],
  },
  keepRecords: {
    topic: 'your records',
    title: 'Keep a copy of everything',
    short: [
      'Send copies, never originals. Keep each letter, its enclosures, the receipt and the answer together.',
      'The next letter quotes the last one, and an attorney would ask for them first.',
    ],
    more: [],
    points: [],
  },
} satisfies Record<string, HelpTopic>

export type HelpTipTextKey = keyof typeof tips
const textsOfTips: Readonly<Record<HelpTipTextKey, HelpTopic>> = tips

export const helpTipTexts = {
  tips: textsOfTips,
  searchLabel: 'Search the tips',
  category: 'Subject',
  level: 'Level',
  every: 'All',
  categories: {
    credit: 'Credit reports and scores',
    funding: 'Funding',
    business: 'Business',
    protection: 'Protection',
    general: 'Disputes in general',
  },
  levels: { beginner: 'First steps', intermediate: 'More detail', advanced: 'In depth' },
  /** On a tip that says what one can do oneself. */
  actionable: 'Something you can do',
  related: 'See also:',
  /** {shown} and {all} are replaced by numbers. */
  found: '{shown} of {all} tips',
  nothingFound: 'No tips found. Try one word, or choose All.',
  /** In a tip on another page. */
  readMore: 'More in Help',
}
