import type { Answer as ReadAnswer } from '../../../engine/results/read-answer.ts'
import { codeOf, saysCode } from '../../../shared/sentences/says.ts'
import { nothingCounts } from './change-scan.ts'
import { namedItem, unreadItems } from './dispute-at-hand.ts'
import type { DisputedLetter } from './disputed-letter.ts'
import type { AnswerContent } from './list-answers.ts'
import type { DisputeResultRow } from './results.tables.ts'
import { unreadScan } from './scanned-content.ts'

/** What a file says of the items of this letter, as it is kept; one that could not be read waits for what its reader says of it. */
export function contentOfAnswer(answer: ReadAnswer, letter: DisputedLetter): AnswerContent {
  if (!answer.ok) {
    const unreadable = { state: 'unreadable' as const, isByHand: true, read: unreadItems(letter) }
    return { ...nothingCounts, scan: answer.isScan ? unreadScan : { ...unreadScan, ...unreadable } }
  }
  const items = answer.items.flatMap((item) => namedItem(letter, item))
  const { finishedOn, frivolousOn, reinsertedOn } = answer
  return { items, finishedOn, frivolousOn, reinsertedOn }
}

/** What stands in the clear beside it: of what kind it is, and why it says nothing that counts. */
export function columnsOfAnswer(answer: ReadAnswer): Pick<DisputeResultRow, 'source' | 'problem'> {
  return {
    source: answer.ok ? answer.source : 'results-letter',
    problem: answer.ok ? null : answer.isScan ? saysCode('answer.reading') : codeOf(answer.sentence),
  }
}
