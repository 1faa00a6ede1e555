import type { Bureau } from '../report/credit-report.ts'

/** The complaint about one bureau: what to choose in the form, and the text to paste, with [brackets] to fill in. */
export interface CompanyComplaint {
  bureau: Bureau
  heading: string
  /** When it may be filed, by what the mail log proves; empty where the letter is only now written. */
  timing: { label: string; value: string }[]
  picks: { when: string; issue: string; subIssue: string }[]
  whatHappened: string[]
  items: string[]
  /** Items on which the client has not decided, in the same words: no part of the complaint. */
  undecided: string[]
  fairResolution: string
  attachments: string[]
}

export interface ComplaintLetter {
  kind: 'complaint'
  name: string
  date: string
  title: string
  footer: string
  /** 'en', 'es': the language of the instructions. */
  language: string
  /** On every page while items wait for the client's decision; null once none does. */
  draft: { mark: string; language: string } | null
  warning: string
  /** When it may be filed, and why not before. */
  timing: { label: string; value: string }[]
  introduction: string[]
  companies: CompanyComplaint[]
  /** Bureaus about which there is nothing to complain, each with the reason. */
  none: string[]
  headings: Record<
    | 'prepared'
    | 'whatToChoose'
    | 'if'
    | 'issue'
    | 'subIssue'
    | 'whatHappened'
    | 'fairResolution'
    | 'attach'
    | 'none'
    | 'undecided',
    string
  >
}
