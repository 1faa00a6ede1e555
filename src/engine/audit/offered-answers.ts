/** The answers that a question offers, by the keys of their texts. None of them leads: `not_sure` and the harmless reading are always there. */
import type { QuestionAnswer } from './finding.ts'

/** An answer before it is worded. */
export interface OfferedAnswer<Key extends string = string>
  extends Pick<QuestionAnswer, 'then' | 'input' | 'days'> {
  key: Key
}

/** There is nothing to dispute. */
export function inOrder<Key extends string>(key: Key): OfferedAnswer<Key> {
  return offered(key, 'drop', null)
}

/** There is nothing to dispute, and the client says when it was: the date is kept with the answer. */
export function inOrderSince<Key extends string>(key: Key): OfferedAnswer<Key> {
  return offered(key, 'drop', 'date')
}

/** The client's own statement says why it is wrong. */
export function isWrong<Key extends string>(key: Key): OfferedAnswer<Key> {
  return offered(key, 'dispute', null)
}

/** Wrong on the given days only; the client says the day. */
export function isWrongOn<Key extends string>(
  key: Key,
  days: { from: string; to: string },
): OfferedAnswer<Key> {
  return { ...offered(key, 'dispute', 'date'), days }
}

/** Asked again with the next report; nothing is claimed meanwhile. */
export const notSure = inOrder('not_sure')

/** Identity theft is never an ordinary dispute: it goes the way of FCRA section 605B, with an identity theft report. */
export const identityTheft = inOrder('identity_theft')

function offered<Key extends string>(
  key: Key,
  becomes: QuestionAnswer['then'],
  input: QuestionAnswer['input'],
): OfferedAnswer<Key> {
  // biome-ignore lint/suspicious/noThenProperty: plain data that is never awaited by itself
  return { key, input, then: becomes }
}
