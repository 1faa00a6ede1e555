/**
 * The message catalogue (decision 34): every text that a client reads, by feature, and the features in parts, which a page loads by
 * themselves (decision 122). A language is one folder beside `en` with the same files; the type of the English texts is the contract
 * that it must fill.
 */

import { texts as account } from './en/parts/account.ts'
import { texts as buying } from './en/parts/buying.ts'
import { texts as ofCase } from './en/parts/case.ts'
import { texts as everywhere } from './en/parts/everywhere.ts'
import { texts as funding } from './en/parts/funding.ts'
import { texts as intake } from './en/parts/intake.ts'
import { texts as letters } from './en/parts/letters.ts'
import { texts as sentences } from './en/parts/sentences.ts'
import { texts as writing } from './en/parts/writing.ts'

const parts = { everywhere, sentences, buying, account, case: ofCase, letters, intake, funding, writing }

/** Texts that are loaded together. */
export type TextPart = keyof typeof parts

export const englishMessages = {
  ...everywhere,
  ...sentences,
  ...buying,
  ...account,
  ...ofCase,
  ...letters,
  ...intake,
  ...funding,
  ...writing,
}

/** Literal texts widened to what another language may say in their place. */
export type Widen<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { [K in keyof T]: Widen<T[K]> }

export type Messages = Widen<typeof englishMessages>

/** The texts of a part, as each language must give them. */
export type TextsOf<P extends TextPart> = Widen<(typeof parts)[P]>
