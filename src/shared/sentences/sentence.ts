declare const known: unique symbol

/** Data that a sentence names: a name, a number, a day 'YYYY-MM-DD', a bureau's name, or another sentence. Never text in a language. */
export type SentenceValue = string | number | boolean | null | Sentence | readonly SentenceValue[]

/**
 * Something to be said to a person, before it is worded: a key of the catalogue and what the sentence names. It is made by
 * `says` alone, and worded where it is shown, in the language of the person.
 */
export interface Sentence {
  readonly key: string & { readonly [known]: true }
  readonly params: Readonly<Record<string, SentenceValue>>
}

/** Words a sentence that is part of another one. */
export type Word = (sentence: Sentence) => string
