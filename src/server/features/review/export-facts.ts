import type { Deps } from '../../deps.ts'
import { listFacts } from './list-facts.ts'

/** Every decision, answer and confirmation with time and wording, as readable JSON, oldest first. */
export async function factsFile(deps: Deps, clientId: number): Promise<Uint8Array> {
  const facts = await listFacts(deps, deps.database.db, clientId)
  const shown = facts.map(({ at, actor, round, said, subject, wording }) => ({
    at,
    by: actor,
    round,
    ...said,
    subject,
    wordingShown: wording,
  }))
  return new TextEncoder().encode(`${JSON.stringify({ client: clientId, facts: shown }, null, 2)}\n`)
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
