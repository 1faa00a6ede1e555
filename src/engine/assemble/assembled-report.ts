import { says } from '../../shared/sentences/says.ts'
import type { Sentence } from '../../shared/sentences/sentence.ts'
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
  sentence: Sentence
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
  locked: says('file.locked'),
  wrongPassword: says('file.wrongPassword'),
  broken: says('file.damaged'),
  tooManyPages: says('file.tooManyPages'),
  pictureTooLarge: says('file.pictureTooLarge'),
  pictureTooSmall: says('file.pictureTooSmall'),
  pageTooLarge: says('file.pageTooLarge'),
  pageEmpty: says('file.pageEmpty'),
  stopped: says('file.assemblyStopped'),
} as const
