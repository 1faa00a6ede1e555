import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPicture } from '../runs/find-picture.ts'

/**
 * The bytes of one picture of the client's own report. `picture` is '{run}.{key}'; one of another client's run is the
 * same as an absent one. Errors: not_found.
 */
export async function getEvidencePicture(
  deps: Deps,
  input: { clientId: number; picture: string },
): Promise<{ bytes: Uint8Array; fileName: string; contentType: string }> {
  const [, runId = '', key = ''] = /^([0-9a-f-]{36})\.([a-z0-9-]{1,120})$/.exec(input.picture) ?? []
  const picture = await findPicture(deps.database.db, { clientId: input.clientId, runId, key })
  if (!picture) throw new Refusal('not_found', says('case.noPicture'))
  return {
    bytes: await deps.files.get(picture.fileKey),
    fileName: `${key}.png`,
    contentType: 'image/png',
  }
}
