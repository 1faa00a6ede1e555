import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { parseClientId } from '../clients/find-client.ts'
import { selectStep } from './mailing.store.ts'

/** The photo or PDF of one step. Errors: not_found. */
export async function downloadMailingEvidence(
  deps: Deps,
  input: { clientId: number; step: string },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const id = parseClientId(input.step)
  const step = id === null ? undefined : await selectStep(deps.database.db, { clientId: input.clientId, id })
  if (!step?.fileKey) throw new Refusal('not_found', 'There is no such evidence.')
  return {
    bytes: await deps.files.get(step.fileKey),
    fileName: step.fileName ?? 'evidence',
    contentType: step.contentType ?? 'application/octet-stream',
  }
}
