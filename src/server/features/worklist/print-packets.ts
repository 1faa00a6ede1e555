import type * as z from 'zod/mini'
import type { previewPackets as call } from '../../../shared/api/staff-bulk.ts'
import { printLimit } from '../../../shared/api/staff-bulk.ts'
import { wordIn } from '../../../shared/messages/sentences-in.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClients } from '../clients/find-client.ts'
import { listReadyLetters, packetsOfRound } from '../envelopes/download-envelope.ts'

type Preview = z.input<(typeof call)['reply']>

/** Of each client, in the order given, the newest round with letters to bureaus that are ready; whoever has none, with why. */
export async function previewPackets(deps: Deps, clientIds: readonly number[]): Promise<Preview> {
  const { db } = deps.database
  const ids = [...new Set(clientIds)]
  const names = new Map((await findClients(db, ids)).map(({ id, name }) => [id, name]))
  const preview: Preview = { ready: [], skipped: [] }
  for (const clientId of ids) {
    const name = names.get(clientId)
    const letters = name === undefined ? [] : await listReadyLetters(db, clientId)
    const round = Math.max(0, ...letters.map((letter) => letter.round))
    if (name !== undefined && round > 0) {
      const ofRound = letters.filter((letter) => letter.round === round)
      preview.ready.push({ clientId, name, round, letters: ofRound.length })
      continue
    }
    const reason = wordIn('en', says(name === undefined ? 'staff.noClient' : 'envelope.noneReady'))
    preview.skipped.push({ clientId, name: name ?? `Client ${clientId}`, reason })
  }
  return preview
}

/**
 * The packets of all these clients as one PDF, client after client. Each client whose packets are in it is an entry of the
 * audit log. Errors: invalid_input for too many, conflict while nobody has one.
 */
export async function printPackets(deps: Deps, clientIds: readonly number[], actor: AuditActor) {
  if (clientIds.length > printLimit)
    throw new Refusal('invalid_input', says('staff.tooManyToPrint', { most: printLimit }))
  const { ready } = await previewPackets(deps, clientIds)
  const packets: Uint8Array[] = []
  for (const { clientId, round } of ready) packets.push(...(await packetsOfRound(deps, { clientId, round })))
  if (packets.length === 0) throw new Refusal('conflict', says('envelope.noneReady'))
  const bytes = await deps.engine.joinEnvelopes(packets, 'Mailing packets')
  await deps.database.transaction(async (tx) => {
    for (const { clientId, round } of ready) {
      const detail = { round, many: true }
      const entry = {
        actor: { id: actor.id, name: actor.name },
        action: 'download-packets',
        clientId,
        detail,
      }
      await appendAuditEntry(tx, { ...entry, at: deps.clock.now() })
    }
  })
  return { bytes, fileName: 'packets.pdf', contentType: 'application/pdf' }
}
