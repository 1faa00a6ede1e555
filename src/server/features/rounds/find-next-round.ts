import { dayOf } from '../../../shared/rules/civil-days.ts'
import { holdsRound, isServiceOver } from '../../../shared/rules/holding.ts'
import { lastMailedRound, nextRoundOf } from '../../../shared/rules/next-round.ts'
import { uncountedAnswer } from '../../../shared/rules/uncounted-answer.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { allMailDates } from '../clients/mail-dates.ts'
import { listStandingReports } from '../reports/list-reports.ts'
import type { TimedLetter } from '../results/clocked-letters.ts'
import { listAnswers } from '../results/list-answers.ts'
import { mayBeProcessed } from '../runs/start-processing.ts'
import { findHolding } from '../settlement/find-holding.ts'
import { countUndisputed } from './count-undisputed.ts'

export type NextRound =
  | { round: number; reason: null; code: null }
  | { round: null; reason: Sentence; code: 'conflict' | 'payment_required' }

/**
 * The round that may be prepared now, or what it waits for. Whoever offers it and whoever starts it ask here, so that
 * nothing is offered that would be refused. What the client holds is said before anything is waited for (decision 060).
 * @param letters the client's letters as the clocks see them
 */
export async function findNextRound(
  deps: Deps,
  clientId: number,
  letters: readonly TimedLetter[],
): Promise<NextRound> {
  const { db } = deps.database
  const client = await findClient(db, clientId)
  const mailDates = client ? allMailDates(client) : []
  const timed = letters.map((each) => each.timed)
  const last = lastMailedRound(timed, mailDates)
  const lack = client && last > 0 ? await whatIsLacking(deps, client, last + 1) : null
  if (lack) return { round: null, reason: lack, code: 'payment_required' }
  const waiting = uncountedAnswer(await listAnswers(deps, db, clientId))
  if (waiting) return hold(sentenceOfUncounted(waiting))
  const today = dayOf(deps.clock.now())
  const isAnyMailed = letters.some(({ letter }) => letter.state !== 'not_sent')
  const kept = isAnyMailed ? await countUndisputed(deps, clientId, letters) : 0
  const next = nextRoundOf(timed, kept, today, mailDates)
  if (next.round === null) return { ...next, code: 'conflict' }
  if (!client || !mayBeProcessed(client)) {
    const reason = says('case.paymentNotSettledForRound')
    return { round: null, reason, code: 'payment_required' }
  }
  if ((await listStandingReports(db, { clientId })).length === 0) return hold(says('case.reportFirst'))
  return { ...next, code: null }
}

/** Why what was paid does not hold this round; null when it does, and for one that was begun: it is finished. */
async function whatIsLacking(
  deps: Pick<Deps, 'database' | 'clock'>,
  client: ClientRow,
  round: number,
): Promise<Sentence | null> {
  const holding = round <= client.roundsBegun ? null : await findHolding(deps.database.db, client)
  if (!holding) return null
  const { rounds, until } = holding
  if (rounds !== 'unlimited' && !holdsRound(holding, round, client.roundsBegun))
    return client.clientType === 'tester'
      ? says('case.roundsUsedByTester', { rounds })
      : says('case.roundsUsed', { rounds: Math.max(rounds, client.roundsBegun) })
  return until !== null && isServiceOver(holding, deps.clock.now())
    ? says('case.serviceOver', { until })
    : null
}

function hold(reason: Sentence): NextRound {
  return { round: null, reason, code: 'conflict' }
}

/** A letter must not say that no answer came while one waits for the client to say what it says. */
function sentenceOfUncounted({
  bureau,
  scan,
  cameBy,
}: {
  bureau: string
  scan?: { isByHand?: boolean } | undefined
  /** There is no file of it. */
  cameBy?: string | undefined
}): Sentence {
  if (cameBy !== undefined) return says('mailing.answerUnsaid', { bureau })
  return scan?.isByHand
    ? says('mailing.answerUnread', { bureau })
    : says('mailing.answerUnconfirmed', { bureau })
}
