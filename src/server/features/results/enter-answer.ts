import { createHash } from 'node:crypto'
import type { AnswerWay, DisputeResult } from '../../../shared/api/results.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says, saysCode } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { nothingCounts } from './change-scan.ts'
import { unreadItems } from './dispute-at-hand.ts'
import { findDisputedLetter, refusalWithoutLetter } from './disputed-letter.ts'
import { type AnswerContent, answerContext, openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import { requireAnswerDay } from './require-answer-day.ts'
import { insertResult, selectSameResult } from './results.store.ts'
import { unreadScan } from './scanned-content.ts'

interface Entered {
  clientId: number
  actor: CaseActor
  bureau: BureauKey
  /** 'YYYY-MM-DD'. */
  receivedOn: string
  cameBy: AnswerWay
}

/**
 * Notes that a bureau answered where nobody has a file of it. It says nothing that counts before its items are confirmed, like a file
 * that could not be read. Entered twice it is one answer.
 * Errors: not_found, conflict while no letter is mailed to this bureau, invalid_input for the day.
 */
export async function enterAnswer(deps: Deps, input: Entered): Promise<DisputeResult> {
  const { clientId, bureau, receivedOn, cameBy, actor } = input
  const letter = await findDisputedLetter(deps, { clientId, bureau, receivedOn })
  if (!letter) throw await refusalWithoutLetter(deps, input)
  const client = await findClient(deps.database.db, clientId)
  requireAnswerDay(receivedOn, letter.firstDay, latestDay(client?.state ?? null, deps.clock.now()))
  const sha256 = createHash('sha256').update(`no file ${receivedOn} ${cameBy}`).digest('hex')
  const place = { clientId, round: letter.round, bureau, sha256 }
  const scan = { ...unreadScan, state: 'unreadable' as const, isByHand: true, read: unreadItems(letter) }
  const content: AnswerContent = { ...nothingCounts, scan, cameBy }
  const row = await deps.database.transaction(async (tx) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    const added = await insertResult(tx, {
      ...place,
      source: 'results-letter',
      receivedOn,
      fileKey: null,
      fileNameSealed: null,
      bytes: 0,
      pages: null,
      problem: saysCode('answer.noFile'),
      itemsSealed: deps.sealer.seal(JSON.stringify(content), answerContext(clientId)),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: deps.clock.now(),
    })
    if (added) await noteFact(deps, tx, { kind: 'answer-stored', clientId })
    return added ?? (await selectSameResult(tx, place))
  })
  if (!row) throw new Error('an answer was neither added nor found')
  return shownResult(deps, openAnswer(deps, row))
}
