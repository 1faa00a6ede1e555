/**
 * The book of section headings that all prints share. Every entry is evidence with a weight: words that are a heading
 * wherever they stand alone, and words that may as well be a value or a remark on a line of its own.
 */

export type SectionName =
  | 'front'
  | 'personal'
  | 'accounts'
  | 'adverse'
  | 'satisfactory'
  | 'collections'
  | 'public records'
  | 'hard inquiries'
  | 'soft inquiries'
  | 'inquiries'
  | 'statements'
  | 'messages'
  /** Of files that set three bureaus side by side. */
  | 'scores'
  | 'summary'
  | 'contacts'
  /** Supplemental data, such as deeds and leases: kept nowhere, and no mere explanation either. */
  | 'additional'
  /** Below a heading whose words are in no book. */
  | 'unknown'
  | 'other'

/** Sections of accounts: an account says in which of them it stands. */
export const accountSections = ['accounts', 'adverse', 'collections', 'satisfactory'] as const

/** `sure`: the words suffice. `likely`: where the print sets its headings apart from its text, the line must be set so, too. */
type HeadingWeight = 'sure' | 'likely'

/** With null what heads no section in a print, whatever it heads in others. */
export type HeadingEntry = readonly [RegExp, SectionName | null, HeadingWeight?]

export const sharedHeadings: readonly HeadingEntry[] = [
  [
    /^(Your )?Personal (Information|Info|Details|Profile)$|^(Consumer )?Identification( Information)?$|^(About You|Who You Are)$/i,
    'personal',
  ],
  [
    /^(Your )?Accounts$|^Account (Summary|History|Information|Details)$|^Trade ?lines?$|^Credit (Accounts|Account Information)$/i,
    'accounts',
  ],
  [
    /^(Open|Closed|Revolving|Install?ment|Mortgage|Real Estate|Auto Loan|Student Loan|Credit Card|Loan|Other) (Accounts|Cards)$/i,
    'accounts',
  ],
  // The same in plain words.
  [/^(Applicant|Borrower)( Information)?$/i, 'personal', 'likely'],
  [/^(Every|All|All of Your) (credit )?accounts?(, .{1,20})?$/i, 'accounts', 'likely'],
  [/^(Credit )?Cards (and|&) (credit )?lines( of credit)?$|^Home Loans$/i, 'accounts', 'likely'],
  [
    /^(Debts?|Accounts?) (with|in|sent to) (debt )?(collectors?|collections?|collection agenc(y|ies))$/i,
    'collections',
    'likely',
  ],
  // 'Closed account' is a remark, 'Installment account' a type, 'Mortgages' a loan type.
  [
    /^(Open|Closed|Revolving|Install?ment|Mortgage|Real Estate|Auto Loan|Student Loan|Credit Card|Loan|Other) (Account|Card)$/i,
    'accounts',
    'likely',
  ],
  [/^(Credit Cards|Auto Loans|Student Loans|Personal Loans|Mortgages|Loans)$/i, 'accounts', 'likely'],
  // Experian sets it between the public records and the accounts of its negative items.
  [/^Credit Items$/i, 'accounts'],
  [
    /^(Adverse|Negative|Derogatory|Potentially Negative) (Accounts|Items( or Items for Further Review)?|Information)$/i,
    'adverse',
  ],
  [/^(Adverse|Negative|Derogatory|Potentially Negative) (Account|Item)$/i, 'adverse', 'likely'],
  [
    /^Accounts (with Adverse Information|That May Be Considered Negative|with Potentially Negative Items)$/i,
    'adverse',
  ],
  [/^(Satisfactory Accounts|(Your |Open )?Accounts in Good Standing)$/i, 'satisfactory'],
  // Also a status.
  [/^(Satisfactory Account|(Account in )?Good Standing)$/i, 'satisfactory', 'likely'],
  [/^Collection Accounts$/i, 'collections'],
  // Also a type, or a status.
  [/^Collections?( Account)?$/i, 'collections', 'likely'],
  [/^Public (Records|Information)( Information)?$|^Court (Records|Items|Filings)$/i, 'public records'],
  [/^Public Record( Information)?$/i, 'public records', 'likely'],
  [/^(Hard|Regular) Inquir(y|ies)$|^(Inquiries|Requests) (Shared with|Viewed by) Others$/i, 'hard inquiries'],
  [
    /^(Requests|Inquiries)( for your credit( history)?)? \(?(shared with|viewed by) others\)?$|^(Requests|Inquiries|Checks|Searches) (that )?(lenders|others|companies) can see$/i,
    'hard inquiries',
  ],
  // Whoever applies for credit has it looked at; what does not affect a score is no application.
  [/^(Your |Recent )?(Credit )?Applications( you made| for credit)?$/i, 'hard inquiries', 'likely'],
  [
    /^Who (has )?(looked|checked|asked|seen|saw)\b.{0,24} (after|because|when) you applied( for credit)?$/i,
    'hard inquiries',
  ],
  [
    /^Who (has )?(looked|checked|asked|seen|saw)\b.{0,24} without (your application|you applying)$/i,
    'soft inquiries',
  ],
  [
    /^(Other )?(Inquiries|Requests|Looks|Checks|Searches)\b.{0,12}\b(do|does|did|will) not affect your (credit )?scores?\)?$/i,
    'soft inquiries',
  ],
  [/^(Requests|Inquiries|Checks|Searches)( that)? only you (can )?(see|view)$/i, 'soft inquiries'],
  [
    /^(Soft|Promotional|Account Review) Inquir(y|ies)$|^(Inquiries|Requests) (Shared|Viewed) Only (with|by) You$/i,
    'soft inquiries',
  ],
  [
    /^Who has (checked|viewed|seen|requested|looked at) your (credit|report|file)$|^(Credit )?Inquiries( Information)?( ?[-\u2013,(] ?(in the )?last \d{1,2} months\)?)?$|^(Record of )?Requests for Your Credit History$/i,
    'inquiries',
  ],
  [/^(Your )?(Consumer|Personal) Statements?(\(s\))?$/i, 'statements'],
  [/^(Special|Credit Report) Messages?$|^Important Notices?$|^Notices on Your (File|Report)$/i, 'messages'],
  [
    /^(Summary|Report Summary|Credit Summary|Credit Scores?|Your Credit Scores?|Score Factors|Glossary|Important Messages?( from Experian)?|Contact (Us|Experian)|Know Your Rights|Dispute Information|How to Dispute.{0,40}|Your Rights)$/i,
    'other',
  ],
]
