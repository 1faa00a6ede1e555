import type { AnswerDay, DisputeResult, ItemOutcome } from '../../../shared/api/results.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says, saysCode } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { changeScan } from './change-scan.ts'
import { asideWording, confirmationWording } from './confirmation-wording.ts'
import { lockScanOfClient } from './find-scan.ts'
import { type AnswerCounts, openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import type { AnswerStatement, ScannedContent } from './scanned-content.ts'

interface Confirmation {
  clientId: number
  result: number
  actor: CaseActor
  /** In which the page asked. */
  language: Language
  items: readonly { finding: string; outcome: ItemOutcome; said?: string | undefined }[]
  days: readonly AnswerDay[]
  /** False: the file is no answer to the letter. Left out, it is one. */
  isAnswer?: boolean | undefined
}

/**
 * The client has compared an answer with the paper, or entered what it says: from now on it counts as any other. Words
 * that were read stay only with an outcome that was read. Or the file is no answer: then it counts for nothing. The same
 * statement twice is one.
 * Errors: not_found, conflict while it is read or once it is confirmed otherwise, invalid_input for a missing item.
 */
export async function confirmAnswer(deps: Deps, input: Confirmation): Promise<DisputeResult> {
  const row = await deps.database.transaction(async (tx) => {
    const locked = await lockScanOfClient(deps, tx, input)
    const { scan } = locked
    const isAnswer = input.isAnswer ?? true
    if (scan.state === 'reading') throw new Refusal('conflict', says('mailing.answerBeingRead'))
    if (isSame(scan, input)) return locked.row
    if (scan.state === 'confirmed') throw new Refusal('conflict', says('mailing.answerConfirmed'))
    if (isAnswer) requireEveryItem(scan, input.items)
    const statement = statementOf(scan, input, deps.clock.now())
    // Words are typed only where there is no file to read them from.
    const words = locked.row.fileKey === null ? input.items : []
    const changed = await changeScan(deps, tx, locked, {
      scan: {
        ...scan,
        state: isAnswer ? 'confirmed' : 'set_aside',
        statements: [...scan.statements, statement],
      },
      problem: isAnswer ? null : saysCode('answer.setAside'),
      ...(isAnswer ? { counts: countsOf(scan, statement, words) } : {}),
    })
    await noteFact(deps, tx, { kind: 'answer-confirmed', clientId: input.clientId })
    return changed
  })
  return shownResult(deps, openAnswer(deps, row))
}

function statementOf(scan: ScannedContent, input: Confirmation, now: Date): AnswerStatement {
  const isAnswer = input.isAnswer ?? true
  const { isByHand } = scan
  const items = isAnswer
    ? scan.read.map((item) => ({ ...item, stated: stated(input.items, item.fingerprint) ?? item.outcome }))
    : []
  const days = isAnswer ? scan.days.filter(({ kind }) => input.days.includes(kind)) : []
  return {
    at: now.toISOString(),
    actorKind: input.actor.kind,
    actorId: input.actor.id,
    isAnswer,
    isByHand,
    items: items.map(({ fingerprint, title, creditor, accountNumber, outcome, stated }) => ({
      fingerprint,
      title,
      creditor,
      accountNumber: accountNumber ?? null,
      read: outcome,
      stated,
    })),
    days,
    wording: isAnswer
      ? confirmationWording(input.language, { isByHand, items, days })
      : asideWording(input.language),
  }
}

function countsOf(
  { read }: ScannedContent,
  { items, days }: AnswerStatement,
  words: Confirmation['items'],
): AnswerCounts {
  const dayOf = (kind: AnswerDay) => days.find((each) => each.kind === kind)?.day ?? null
  return {
    items: items.map(({ read: outcome, stated, ...item }) => {
      const said = read.find(({ fingerprint }) => fingerprint === item.fingerprint)?.said ?? null
      const typed = words.find(({ finding }) => finding === item.fingerprint)?.said || null
      return { ...item, outcome: stated, said: typed ?? (stated === outcome ? said : null) }
    }),
    finishedOn: dayOf('finished'),
    frivolousOn: dayOf('frivolous'),
    reinsertedOn: dayOf('reinserted'),
  }
}

function stated(items: Confirmation['items'], fingerprint: string): ItemOutcome | undefined {
  return items.find(({ finding }) => finding === fingerprint)?.outcome
}

/** Nothing counts that the client did not look at. */
function requireEveryItem({ read }: ScannedContent, items: Confirmation['items']): void {
  const isComplete =
    items.length === read.length && read.every(({ fingerprint }) => stated(items, fingerprint) !== undefined)
  if (!isComplete)
    throw new Refusal('invalid_input', says('mailing.sayOfEachItem'), {
      items: says('mailing.sayOfEachItem'),
    })
}

/** Whether this is what stands already. */
function isSame(scan: ScannedContent, { items, days, isAnswer = true }: Confirmation): boolean {
  const last = scan.statements.at(-1)
  if (!last || last.isAnswer !== isAnswer) return false
  if (!isAnswer) return true
  return (
    last.items.length === items.length &&
    last.items.every(({ fingerprint, stated: before }) => stated(items, fingerprint) === before) &&
    scan.days.every(({ kind }) => days.includes(kind) === last.days.some((day) => day.kind === kind))
  )
}
