import type { Deps } from '../../deps.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { listStandingDocuments } from '../documents/list-documents.ts'
import type { EnvelopeInputs } from './envelope-inputs.ts'
import { sealManifest } from './envelope-manifest.ts'
import { deleteEarlier, insertEnvelope } from './envelopes.store.ts'
import type { EnvelopeRow } from './envelopes.tables.ts'
import type { MadeEnvelope } from './make-envelope.ts'

/**
 * Keeps what was made, once for the same inputs: of two requests at once both get what the first one kept. It takes the place of what
 * was made of the letter before, but of a letter that was mailed nothing kept goes.
 */
export async function keepEnvelope(
  deps: Deps,
  inputs: EnvelopeInputs & { inputsSha256: string },
  made: MadeEnvelope,
): Promise<{ row: EnvelopeRow; pdf: Uint8Array }> {
  const { document, madeFor, inputsSha256 } = inputs
  const file = await deps.files.put(made.pdf)
  const { row, unused } = await deps.database.transaction(async (tx) => {
    await findClientForChange(tx, document.clientId)
    const now = (await listStandingDocuments(tx, document.clientId)).find(({ id }) => id === document.id)
    const kept = await insertEnvelope(tx, {
      clientId: document.clientId,
      documentId: document.id,
      madeFor,
      inputsSha256,
      letterSha256: document.sha256,
      fileKey: file.key,
      sha256: file.sha256,
      bytes: file.bytes,
      pages: made.pages,
      manifestSealed: sealManifest(deps, file.sha256, made.manifest),
      createdAt: deps.clock.now(),
    })
    if (!kept) throw new Error('the packet of a letter was not kept')
    const earlier = now?.frozenAt === null ? await deleteEarlier(tx, kept) : []
    return { row: kept, unused: kept.fileKey === file.key ? earlier : [...earlier, file.key] }
  })
  for (const key of unused) await deps.files.remove(key)
  return { row, pdf: row.fileKey === file.key ? made.pdf : await deps.files.get(row.fileKey) }
}
