import type { PartKind } from './part-kind.ts'

/** One file of a report, in the order of its pages. */
export interface ReportPart {
  bytes: Uint8Array
  kind: PartKind
}

export interface AssembleRefusal {
  /** `locked` asks for a password, `wrong_password` says that the one given does not open it. */
  code: 'locked' | 'wrong_password' | 'broken' | 'too_large' | 'empty'
  /** For the person who uploaded it. It names no file; never holds the password. */
  sentence: string
  /** Place of the refused part, from 0. */
  part: number
}

/** `bytes`: one PDF without a password. `pages`: how many pages of it each part became; null where nobody counted. */
export type Assembled =
  | { ok: true; bytes: Uint8Array; pages: (number | null)[] }
  | { ok: false; refusal: AssembleRefusal }

/** A report that is longer is none: the longest seen has 120 pages. */
export const mostAssembledPages = 600

export const assembleSentences = {
  locked:
    'This PDF is locked with a password. Type the password with which you open it: it is used once and not kept.',
  wrongPassword: 'This password does not open the PDF. Type the password with which you open it yourself.',
  broken:
    'This file is damaged or cut off and cannot be opened. Download the report again, or take the picture again.',
  tooManyPages: 'These files together have more pages than any credit report. Upload one report only.',
  pictureTooLarge:
    'This picture has more points than any camera of a phone makes. Take a photo of the page, or a screenshot of it.',
  pictureTooSmall:
    'This picture is too small to read a report on it. Take a photo of the whole page from close by.',
  pageTooLarge:
    'This saved page is far larger than any credit report. Open the report itself in your browser, and save that page.',
  pageEmpty:
    'This saved page shows no text. Open the report in your browser, wait until you see it, and save the page again.',
  stopped:
    'This file takes too long or too much memory to open, so it was stopped. Upload the report as the PDF that the bureau offers.',
} as const
