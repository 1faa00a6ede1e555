import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { eventFacts } from '../../../shared/rules/letter-events.ts'
import type { LimitedLetter } from '../../../shared/rules/limitation-clocks.ts'
import type { RoundLetter } from '../../../shared/rules/next-round.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { contentOf } from '../documents/letter-content.ts'
import { evidencedDay, type Letter, listLetters, standingEvents } from '../mail-log/list-letters.ts'
import { type Answer, listAnswers } from './list-answers.ts'

export interface TimedLetter {
  letter: Letter
  timed: RoundLetter & LimitedLetter
}

/** The letters as the clocks see them: only evidenced days count, and the newest answer of the same bureau and round. */
export async function listTimedLetters(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<TimedLetter[]> {
  const answers = await listAnswers(deps, queryable, clientId)
  return (await listLetters(deps, queryable, clientId)).flatMap((letter) => {
    const kind = letterKindOf(letter.document.documentType)
    const { round } = letter.document
    if (kind === null) return []
    const answer = kind === 'bureau_dispute' ? newestAnswer(answers, letter) : undefined
    const content = contentOf(deps, letter.document)
    const deliveredOn = evidencedDay(letter, 'delivered')
    const entered = eventFacts(standingEvents(letter), deliveredOn)
    const itemsLeft = answer && answer.problem === null ? countLeft(answer) : null
    return [
      {
        letter,
        timed: {
          id: `letter-${letter.document.id}`,
          kind,
          round,
          recipient: letter.recipient,
          mailedOn: evidencedDay(letter, 'handed_over') ?? evidencedDay(letter, 'accepted'),
          deliveredOn,
          enteredOn: letter.steps.map(({ day }) => day).sort()[0] ?? null,
          // Where it is not known, the longer time stands: nobody is called late too early.
          sentAfterFreeReport: content?.afterFreeReport ?? true,
          asksForProcedure: content?.asksForProcedure ?? false,
          asksForBlock: content?.asksForBlock ?? true,
          ...entered,
          // Only a bureau's answer to a dispute is read; all other answers are entered.
          answeredOn: answer && isAnswer(answer) ? answer.receivedOn : entered.answeredOn,
          finishedOn: answer?.finishedOn ?? entered.finishedOn,
          frivolousOn: answer?.frivolousOn ?? null,
          // The bureau's own day, where its notice prints it; else the date of the report that shows the item again.
          reinsertedOn: entered.reinsertedOn ?? answer?.reinsertedOn ?? null,
          itemsLeft,
          leftItems: (itemsLeft ?? 0) > 0,
        },
      },
    ]
  })
}

function newestAnswer(answers: readonly Answer[], { document, recipient }: Letter): Answer | undefined {
  const own = answers.filter(({ round, bureau }) => round === document.round && bureau === recipient)
  // One that is not read, or not yet confirmed, takes nothing back.
  return own.findLast(({ problem }) => problem === null) ?? own.at(-1)
}

/** A newer report that settles nothing, from inside the bureau's time, is no answer and stops no clock. */
function isAnswer({ problem, source, items }: Answer): boolean {
  return (
    problem === null && (source === 'results-letter' || items.some(({ outcome }) => outcome !== 'no_answer'))
  )
}

function countLeft(answer: Answer): number {
  return answer.items.filter(({ outcome }) => outcome !== 'deleted' && outcome !== 'corrected').length
}
