/** The answers that questions to the client share. None of them leads: 'not sure' and the harmless reading are always there. */
import type { QuestionAnswer } from './finding.ts'

/** Asked again with the next report; nothing is claimed meanwhile. */
export const notSure = inOrder('not_sure', 'I am not sure')

/** Identity theft is never an ordinary dispute: it goes the way of FCRA section 605B, with an identity theft report. */
export const identityTheft = inOrder('identity_theft', 'No, somebody used my identity')

/** There is nothing to dispute. */
export function inOrder(key: string, label: string): QuestionAnswer {
  return answer({ key, label, statement: null, input: null }, 'drop')
}

/** There is nothing to dispute, and the client says when it was: the date is kept with the answer. */
export function inOrderSince(key: string, label: string): QuestionAnswer {
  return answer({ key, label, statement: null, input: 'date' }, 'drop')
}

/** The client's own statement, first person, one sentence; `request` where the finding's own does not fit it. */
export function isWrong(key: string, label: string, statement: string, request?: string): QuestionAnswer {
  return answer(
    { key, label, statement, input: null, ...(request === undefined ? {} : { request }) },
    'dispute',
  )
}

/** Wrong on the given days only; `{date}` in the statement becomes the client's date. */
export function isWrongOn(
  days: { from: string; to: string },
  key: string,
  label: string,
  statement: string,
): QuestionAnswer {
  return answer({ key, label, statement, input: 'date', days }, 'dispute')
}

function answer(words: Omit<QuestionAnswer, 'then'>, becomes: QuestionAnswer['then']): QuestionAnswer {
  // biome-ignore lint/suspicious/noThenProperty: plain data that is never awaited by itself
  return { ...words, then: becomes }
}
