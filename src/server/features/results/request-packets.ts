import type * as z from 'zod/mini'
import type { requestPackets as call } from '../../../shared/api/results.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { findPacketRequest, type PacketRequest, packetContext } from './find-packets.ts'
import { type NamedEntry, namedEntries } from './named-entries.ts'
import { insertPacketRequest } from './results.store.ts'

type Body = z.output<typeof call.body>

/**
 * Asks for letters beside the round; they are written at once, also when the round's own letters are mailed: a freeze or
 * a block must not wait for the next round. The whole wish is given each time; what it no longer names goes away unless
 * it was mailed. Errors: not_found before an analysis, invalid_input for an entry that is not in the reports or no collector.
 */
export async function requestPackets(
  deps: Deps,
  input: { clientId: number; actor: CaseActor; body: Body },
): Promise<{ requestedAt: string }> {
  const { clientId, actor } = input
  const run = await findAnalysedRun(deps, deps.database.db, clientId)
  if (!run) throw new Refusal('not_found', says('case.nothingToAskFor'))
  const { reports, round } = run.analysis.caseFile
  const request = requestOf(input.body, namedEntries(reports))
  const requestedAt = await deps.database.transaction(async (tx) => {
    if (!(await findClientForChange(tx, clientId))) throw new Refusal('not_found', says('case.noClient'))
    const before = await findPacketRequest(deps, tx, clientId)
    const isSame = before?.round === round && JSON.stringify(before.request) === JSON.stringify(request)
    if (isSame) return before.requestedAt
    const at = deps.clock.now()
    await insertPacketRequest(tx, {
      clientId,
      round,
      requestSealed: deps.sealer.seal(JSON.stringify(request), packetContext(clientId)),
      actorKind: actor.kind,
      actorId: actor.id,
      createdAt: at,
    })
    await noteFact(deps, tx, { kind: 'packets-requested', clientId })
    return at.toISOString()
  })
  return { requestedAt }
}

function requestOf(body: Body, entries: readonly NamedEntry[]): PacketRequest {
  const named = (places: readonly { bureau: string; itemId: string }[], field: string) => {
    const found = places.map((place) =>
      entries.find((entry) => entry.bureau === place.bureau && entry.itemId === place.itemId),
    )
    const known = found.filter((entry) => entry !== undefined)
    if (known.length < places.length) refuse(field, says('case.entryNotInReports'))
    return [...new Set(known)]
  }
  const collectors = named(body.collectorValidation, 'collectorValidation')
  const other = collectors.find((entry) => !entry.isCollector)
  if (other) refuse('collectorValidation', says('case.noCollector', { creditor: other.creditor }))
  const { identityTheft } = body
  return {
    collectorValidation: collectors,
    identityTheft: identityTheft && {
      items: named(identityTheft.items, 'identityTheft'),
      reportNumber: identityTheft.reportNumber?.trim() || null,
      statesNotMine: true,
    },
    securityFreeze: body.securityFreeze,
  }
}

function refuse(field: string, sentence: Sentence): never {
  throw new Refusal('invalid_input', sentence, { [field]: sentence })
}
