import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import { insertFact } from './decisions.store.ts'
import { type Fact, factContext, listFacts, type Said } from './list-facts.ts'
import { requireSpokenWord } from './spoken-words.ts'

/** What a fact is about, taken from the analysis that the client looks at. */
export interface FactSubject {
  subject: string
  said: Said
  /** The texts shown with it. */
  wording: Record<string, string>
}

/**
 * Records what the client said, with time and wording, and has the drafts follow; in one transaction. The same word
 * twice changes nothing and answers the first time. Staff record under the client's word alone (decision 089).
 * @param subjectOf finds the subject in the analysis; throws a Refusal when it is not there
 * Errors: not_found, conflict when nothing is analysed, when the round is mailed, or when the reports were read anew.
 */
export async function recordFact(
  deps: Deps,
  input: { clientId: number; actor: CaseActor },
  subjectOf: (analysis: RunAnalysis, said: readonly Fact[]) => FactSubject,
): Promise<string> {
  return recordFacts(deps, input, (analysis, said) => [subjectOf(analysis, said)])
}

/**
 * Several things said at once: all of them are recorded, or none. Answers when the first of them was said.
 * @param subjectsOf as of one fact; at least one
 */
export async function recordFacts(
  deps: Deps,
  input: { clientId: number; actor: CaseActor },
  subjectsOf: (analysis: RunAnalysis, said: readonly Fact[]) => readonly FactSubject[],
): Promise<string> {
  const { clientId, actor } = input
  const seen = await findAnalysedRun(deps, deps.database.db, clientId)
  if (!seen) throw new Refusal('not_found', says('case.nothingToDecide'))
  const facts = subjectsOf(seen.analysis, await listFacts(deps, deps.database.db, clientId))
  return deps.database.transaction(async (tx) => {
    await requireOpen(deps, tx, { clientId, runId: seen.runId, round: seen.analysis.caseFile.round })
    const known = await listFacts(deps, tx, clientId)
    const isSaid = (fact: FactSubject) => {
      const before = known.findLast(
        ({ subject, said }) => subject === fact.subject && said.kind === fact.said.kind,
      )
      return before && JSON.stringify(before.said) === JSON.stringify(fact.said) ? before : undefined
    }
    const first = facts.map(isSaid).find((before) => before !== undefined)
    const fresh = facts.filter((fact) => isSaid(fact) === undefined)
    if (fresh.length === 0 && first) return first.at
    const spokenWordId =
      actor.kind === 'staff' ? await requireSpokenWord(deps, tx, { clientId, actor }) : null
    const now = deps.clock.now()
    for (const fact of fresh) {
      await insertFact(tx, {
        clientId,
        runId: seen.runId,
        round: seen.analysis.caseFile.round,
        kind: fact.said.kind,
        subject: fact.subject,
        saidSealed: deps.sealer.seal(
          JSON.stringify({ said: fact.said, wording: fact.wording }),
          factContext(clientId),
        ),
        actorKind: actor.kind,
        actorId: actor.id,
        spokenWordId,
        createdAt: now,
      })
    }
    await noteFact(deps, tx, { kind: 'decision-recorded', clientId })
    return now.toISOString()
  })
}

async function requireOpen(
  deps: Deps,
  tx: Queryable,
  input: { clientId: number; runId: string; round: number },
): Promise<void> {
  const client = await findClientForChange(tx, input.clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  if (isRoundMailed(client, input.round)) {
    throw new Refusal('conflict', says('case.roundIsClosed'))
  }
  const newest = await findAnalysedRun(deps, tx, input.clientId)
  if (newest?.runId !== input.runId) {
    throw new Refusal('conflict', says('case.readAnew'))
  }
}
