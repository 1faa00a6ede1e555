import type { SpokenWord } from '../../../shared/api/spoken-word.ts'
import type { Deps } from '../../deps.ts'
import { listFacts } from '../decisions/list-facts.ts'
import { listSpokenWords } from '../decisions/spoken-words.ts'
import { listPointings } from '../hints/list-pointings.ts'
import { listOwnerWords } from '../reports/owner-words.ts'
import { listAnswerStatements } from '../results/list-answer-statements.ts'

/**
 * Every decision, answer and confirmation with time and wording, as readable JSON, oldest first; also what was said of whose
 * reports in another name are, of lines of reports, and of the bureaus' answers that are scans or could not be read.
 */
export async function factsFile(deps: Deps, clientId: number): Promise<Uint8Array> {
  const shown = [
    ...(await reviewFacts(deps, clientId)),
    ...(await ownerFacts(deps, clientId)),
    ...(await answerFacts(deps, clientId)),
    ...(await pointingFacts(deps, clientId)),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return new TextEncoder().encode(`${JSON.stringify({ client: clientId, facts: shown }, null, 2)}\n`)
}

async function reviewFacts(deps: Deps, clientId: number) {
  const facts = await listFacts(deps, deps.database.db, clientId)
  const words = await listSpokenWords(deps, deps.database.db, clientId)
  return facts.map(({ at, actor, round, said, subject, wording, spokenWordId }) => ({
    at,
    by: actor,
    ...onWordOf(spokenWordId === null ? undefined : words.get(spokenWordId)),
    round,
    ...said,
    subject,
    wordingShown: wording,
  }))
}

/** Of what staff entered: whose word it was, when they said it and how. */
function onWordOf(word: SpokenWord | undefined) {
  return word ? { onWordOf: { by: word.by, saidAt: word.saidAt, how: word.how, note: word.note } } : {}
}

async function ownerFacts(deps: Deps, clientId: number) {
  const words = await listOwnerWords(deps, deps.database.db, clientId)
  return words.map(({ at, actor, isMine, wording }) => ({
    at,
    by: actor,
    kind: 'report-owner' as const,
    isMine,
    wordingShown: wording,
  }))
}

/** `outcomeRead` is null where the client entered what the paper says, because nothing was read. */
async function answerFacts(deps: Deps, clientId: number) {
  const statements = await listAnswerStatements(deps, deps.database.db, clientId)
  return statements.map(
    ({ at, actorKind, round, resultId, bureau, fileName, receivedOn, isAnswer, ...said }) => ({
      at,
      by: actorKind,
      round,
      kind: isAnswer ? 'answer-confirmed' : 'answer-set-aside',
      entered: said.isByHand ? 'by hand' : 'compared with a scan',
      subject: `answer-${resultId}`,
      bureau,
      fileName,
      receivedOn,
      items: said.items.map(({ fingerprint, title, creditor, accountNumber, read, stated }) => ({
        finding: fingerprint,
        title,
        creditor,
        accountNumber,
        outcomeRead: said.isByHand ? null : read,
        outcomeStated: stated,
      })),
      days: said.days,
      wordingShown: said.wording,
    }),
  )
}

/** `withdrawnAt` is null while it counts. */
async function pointingFacts(deps: Deps, clientId: number) {
  const pointings = await listPointings(deps, deps.database.db, clientId)
  return pointings.map(({ at, actor, wording, ...said }) => ({
    at,
    by: actor,
    kind: 'pointing' as const,
    ...said,
    wordingShown: wording,
  }))
}

export async function exportFacts(
  deps: Deps,
  clientId: number,
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  return {
    bytes: await factsFile(deps, clientId),
    fileName: `armor-facts-${clientId}.json`,
    contentType: 'application/json; charset=utf-8',
  }
}
