import type { Decision } from '../../../shared/api/review.ts'
import type { LetterLayout } from '../../../shared/rules/letter-layout.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectFacts } from './decisions.store.ts'
import type { ReviewFactRow } from './decisions.tables.ts'

/** What was said of a subject. */
export type Said =
  /** `decision` null: the one before was taken back. */
  | { kind: 'decision'; decision: Decision | null; note: string | null }
  | { kind: 'answer'; key: string; value: string | null; becomes: 'dispute' | 'drop' }
  | { kind: 'confirmation'; correct: boolean }
  /** Last four digits of the Social Security number; null: none of those printed, which `of` names. */
  | { kind: 'digits'; chosen: string | null; of: string[] }
  /** Date of birth, 'YYYY' or 'YYYY-MM-DD'; null: none of those printed, which `of` names. */
  | { kind: 'birthDate'; chosen: string | null; of: string[] }
  | { kind: 'layout'; layout: LetterLayout }
  /** Of a place in a letter (own-words-places.ts); '' takes away what stood there. */
  | { kind: 'words'; text: string }

export interface Fact {
  id: number
  runId: string
  round: number
  subject: string
  said: Said
  /** The texts that were on the screen when it was said. */
  wording: Record<string, string>
  actor: 'client' | 'staff'
  /** Number of the client's word that staff entered it under; null: none. */
  spokenWordId: number | null
  at: string
}

/** The context under which the words of a fact are sealed. */
export const factContext = (clientId: number) => `review-fact:${clientId}`

/** Everything that was ever said about a client's case, oldest first. */
export async function listFacts(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<Fact[]> {
  return (await selectFacts(queryable, clientId)).map((row) => openFact(deps, row))
}

function openFact(deps: Pick<Deps, 'sealer'>, row: ReviewFactRow): Fact {
  const { said, wording }: Pick<Fact, 'said' | 'wording'> = JSON.parse(
    deps.sealer.openText(row.saidSealed, factContext(row.clientId)),
  )
  return {
    id: row.id,
    runId: row.runId,
    round: row.round,
    subject: row.subject,
    said,
    wording,
    actor: row.actorKind,
    spokenWordId: row.spokenWordId,
    at: row.createdAt.toISOString(),
  }
}

/** What counts now: the newest word on each subject. */
export interface FactsInForce {
  decisions: Map<string, { decision: Decision; note: string | null; at: string }>
  answers: Map<string, { key: string; value: string | null; becomes: 'dispute' | 'drop'; at: string }>
  confirmations: Map<string, { correct: boolean; at: string }>
  /** null: nothing was chosen. */
  digits: { chosen: string | null; of: string[]; at: string } | null
  birthDate: { chosen: string | null; of: string[]; at: string } | null
  /** null: not chosen. */
  layout: LetterLayout | null
  /** Own words by their place; '' where they were taken away. */
  words: Map<string, string>
}

export function factsInForce(oldestFirst: readonly Fact[]): FactsInForce {
  const force: FactsInForce = {
    decisions: new Map(),
    answers: new Map(),
    confirmations: new Map(),
    digits: null,
    birthDate: null,
    layout: null,
    words: new Map(),
  }
  for (const { subject, said, at } of oldestFirst) {
    if (said.kind === 'decision') setDecision(force, subject, said, at)
    else if (said.kind === 'answer') force.answers.set(subject, { ...said, at })
    else if (said.kind === 'confirmation') force.confirmations.set(subject, { ...said, at })
    else if (said.kind === 'digits') force.digits = { ...said, at }
    else if (said.kind === 'birthDate') force.birthDate = { ...said, at }
    else if (said.kind === 'layout') force.layout = said.layout
    else force.words.set(subject, said.text)
  }
  return force
}

function setDecision(
  { decisions }: FactsInForce,
  subject: string,
  { decision, note }: Extract<Said, { kind: 'decision' }>,
  at: string,
): void {
  if (decision === null) decisions.delete(subject)
  else decisions.set(subject, { decision, note, at })
}
