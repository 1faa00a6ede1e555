import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientFile } from './list-client-files.ts'

/**
 * The first page of a paper as a picture, drawn by a reading child. A picture that was kept as it came, from before papers became
 * PDFs, is that picture. Errors: not_found.
 */
export async function getPaperPicture(
  deps: Deps,
  { clientId, paper }: { clientId: number; paper: number },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const row = await findClientFile(deps.database.db, clientId, paper)
  if (!row?.fileKey) throw new Refusal('not_found', says('case.noFile'))
  const bytes = await deps.files.get(row.fileKey)
  const isPicture = row.contentType === 'image/jpeg' || row.contentType === 'image/png'
  if (isPicture) return { bytes, fileName: `paper-${row.id}`, contentType: row.contentType ?? '' }
  const drawn = await deps.engine.drawPage(bytes, 1)
  if (!drawn) throw new Refusal('not_found', says('pointing.noPage'))
  return { bytes: drawn.png, fileName: `paper-${row.id}.png`, contentType: 'image/png' }
}
