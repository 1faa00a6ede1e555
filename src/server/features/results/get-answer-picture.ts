import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findScanOfClient } from './find-scan.ts'

/**
 * A place of a scanned answer, drawn when it is asked for. `picture` is '{item}-{place}', both counted from 0.
 * Errors: not_found.
 */
export async function getAnswerPicture(
  deps: Deps,
  input: { clientId: number; result: number; picture: string },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const { row, scan } = await findScanOfClient(deps, input)
  const [, item, place] = /^(\d{1,3})-(\d{1,3})$/.exec(input.picture) ?? []
  const box = scan.read[Number(item)]?.places[Number(place)]
  const key = `answer-${row.id}-${input.picture}`
  const bytes = box && row.fileKey !== null ? await deps.files.get(row.fileKey) : null
  const [drawn] = box && bytes ? await deps.engine.drawEvidence(bytes, [{ key, box }]) : []
  if (!drawn) throw new Refusal('not_found', says('case.noPicture'))
  return { bytes: drawn.png, fileName: `${key}.png`, contentType: 'image/png' }
}
