import { dayOf } from '../../../shared/rules/civil-days.ts'
import { nextRoundOf } from '../../../shared/rules/next-round.ts'
import { uncountedAnswer } from '../../../shared/rules/uncounted-answer.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { mailDateFields } from '../clients/changed-fields.ts'
import { findClient } from '../clients/find-client.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import type { TimedLetter } from '../results/clocked-letters.ts'
import { listAnswers } from '../results/list-answers.ts'
import { mayBeProcessed } from '../runs/start-processing.ts'
import { countUndisputed } from './count-undisputed.ts'

export type NextRound =
  | { round: 2 | 3; reason: null; code: null }
  | { round: null; reason: Sentence; code: 'conflict' | 'payment_required' }

/**
 * The round that may be prepared now, or what it waits for. Whoever offers it and whoever starts it ask here, so that
 * nothing is offered that would be refused.
 * @param letters the client's letters as the clocks see them
 */
export async function findNextRound(
  deps: Deps,
  clientId: number,
  letters: readonly TimedLetter[],
): Promise<NextRound> {
  const { db } = deps.database
  const waiting = uncountedAnswer(await listAnswers(deps, db, clientId))
  if (waiting) return hold(sentenceOfUncounted(waiting))
  const client = await findClient(db, clientId)
  const mailDates = mailDateFields.map((field) => client?.[field] ?? null)
  const today = dayOf(deps.clock.now())
  const isAnyMailed = letters.some(({ letter }) => letter.state !== 'not_sent')
  const kept = isAnyMailed ? await countUndisputed(deps, clientId, letters) : 0
  const timed = letters.map((each) => each.timed)
  const next = nextRoundOf(timed, kept, today, mailDates)
  if (next.round === null) return { ...next, code: 'conflict' }
  if (!client || !mayBeProcessed(client)) {
    const reason = says('case.paymentNotSettledForRound')
    return { round: null, reason, code: 'payment_required' }
  }
  if ((await listCurrentReports(db, { clientId })).length === 0) return hold(says('case.reportFirst'))
  return { ...next, code: null }
}

function hold(reason: Sentence): NextRound {
  return { round: null, reason, code: 'conflict' }
}

/** A letter must not say that no answer came while one waits for the client to say what it says. */
function sentenceOfUncounted({
  bureau,
  scan,
}: {
  bureau: string
  scan?: { isByHand?: boolean } | undefined
}): Sentence {
  return scan?.isByHand
    ? says('mailing.answerUnread', { bureau })
    : says('mailing.answerUnconfirmed', { bureau })
}
