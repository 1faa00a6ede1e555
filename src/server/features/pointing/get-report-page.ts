import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPointedFile } from './find-pointed-file.ts'
import { turnOfPage } from './lines-of-file.ts'

/** A picture of one page of the current report, upright. Errors: not_found without the report or the page. */
export async function getReportPage(
  deps: Deps,
  input: { clientId: number; bureau: BureauKey; page: number },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const row = await findPointedFile(deps.database.db, input)
  const drawn = await deps.engine.drawPage(
    await deps.files.get(row.fileKey),
    input.page,
    turnOfPage(deps, row, input.page),
  )
  if (!drawn) throw new Refusal('not_found', says('pointing.noPage'))
  return { bytes: drawn.png, fileName: `${input.bureau}-${input.page}.png`, contentType: 'image/png' }
}
