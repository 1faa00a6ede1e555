import type { PaperField } from '../../../shared/api/papers.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { fileNameOf, sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { checkPaper } from './check-document-file.ts'
import { insertClientFile, selectClientFiles } from './intake.store.ts'

/** Several pages photographed one by one are several files; more than this is no paper any more. */
const mostOfKind = 20

/**
 * Takes a paper that could follow the intake. What was there before stays: nobody can say which of two is the right one.
 * Errors: file_refused (400) with the sentence that says what was wrong, not_found, conflict for too many of a kind.
 */
export async function addPaper(
  deps: Deps,
  input: { clientId: number; field: PaperField; files: readonly UploadedFile[] },
): Promise<{ fileName: string; bytes: number }> {
  const { clientId, field } = input
  const file = input.files.find((each) => each.field === 'paper')
  if (!file) throw new Refusal('file_refused', says('file.choose'))
  const { reason, contentType } = await checkPaper(deps, file)
  if (reason) throw new Refusal('file_refused', reason, { paper: reason })
  const stored = await deps.files.put(file.bytes)
  const paper = {
    field,
    stored,
    fileName: file.fileName.slice(0, 255),
    contentType,
  }
  const kept = await keep(deps, clientId, paper).catch(async (error: unknown) => {
    await deps.files.remove(stored.key)
    throw error
  })
  if (!kept.isNew) await deps.files.remove(stored.key)
  return { fileName: kept.fileName, bytes: stored.bytes }
}

interface Paper {
  field: PaperField
  stored: { key: string; bytes: number; sha256: string }
  fileName: string
  contentType: string | null
}

/** The lock on the record makes two presses follow each other: the second one finds the file of the first. */
async function keep(
  deps: Deps,
  clientId: number,
  { field, stored, fileName, contentType }: Paper,
): Promise<{ fileName: string; isNew: boolean }> {
  return deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const ofKind = (await selectClientFiles(tx, clientId)).filter(
      (row) => row.field === field && row.fileKey !== null,
    )
    const same = ofKind.find(({ sha256 }) => sha256 === stored.sha256)
    if (same) return { fileName: fileNameOf(deps.sealer, same), isNew: false }
    if (ofKind.length >= mostOfKind)
      throw new Refusal('conflict', says('file.enoughOfKind', { most: mostOfKind }))
    await insertClientFile(tx, {
      clientId,
      field,
      fileKey: stored.key,
      fileNameSealed: sealFileName(deps.sealer, stored.key, fileName),
      contentType,
      bytes: stored.bytes,
      sha256: stored.sha256,
      createdAt: deps.clock.now(),
    })
    await noteFact(deps, tx, { kind: 'paper-added', clientId })
    return { fileName, isNew: true }
  })
}
