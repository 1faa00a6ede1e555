import type { EvidencePicture } from '../../../engine/letters/case-file.ts'
import type { Deps } from '../../deps.ts'
import { selectPictures } from './runs.store.ts'
import type { EvidencePictureRow } from './runs.tables.ts'

/** The pictures of a run by their key, without their bytes. */
export async function listPictures(
  deps: Pick<Deps, 'database'>,
  runId: string,
): Promise<Map<string, EvidencePictureRow>> {
  return new Map((await selectPictures(deps.database.db, runId)).map((row) => [row.key, row]))
}

/** The pictures of a run with their bytes, for the documents and the case file. */
export async function loadPictures(
  deps: Pick<Deps, 'database' | 'files'>,
  runId: string,
): Promise<EvidencePicture[]> {
  const pictures: EvidencePicture[] = []
  for (const { key, fileKey, width, height } of await selectPictures(deps.database.db, runId)) {
    pictures.push({ key, png: await deps.files.get(fileKey), width, height })
  }
  return pictures
}
