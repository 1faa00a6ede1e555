import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countDownload, selectDocument } from './documents.store.ts'
import type { DocumentStanding } from './documents.tables.ts'

/**
 * The bytes of a document; counts the download once they are at hand. Errors: not_found.
 * @param counts false: only what a download would answer is asked for
 */
export async function downloadDocument(
  deps: Pick<Deps, 'database' | 'files'>,
  id: number,
  counts = true,
): Promise<{
  document: DocumentStanding
  file: { bytes: Uint8Array; fileName: string; contentType: string }
}> {
  const document = await selectDocument(deps.database.db, id)
  if (!document) throw new Refusal('not_found', says('case.noDocument'))
  const bytes = await deps.files.get(document.fileKey)
  if (counts) await countDownload(deps.database.db, document.id)
  return { document, file: { bytes, fileName: document.fileName, contentType: 'application/pdf' } }
}
