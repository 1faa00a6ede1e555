import type { Deps } from '../../deps.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { documentTypeOf, refusalOfDocumentFile } from '../intake/check-document-file.ts'

export interface KeptEvidence {
  fileKey: string
  fileNameSealed: Uint8Array
  contentType: string
  bytes: number
  sha256: string
}

/** Stores the photo or PDF of a step as it was sent; null when none was. Errors: file_refused with a sentence. */
export async function keepEvidence(
  deps: Pick<Deps, 'files' | 'sealer'>,
  files: readonly UploadedFile[],
): Promise<KeptEvidence | null> {
  const file = files.find((each) => each.field === 'evidence')
  if (!file) return null
  const reason = refusalOfDocumentFile(file.fileName, file.bytes, file.truncated)
  if (reason) throw new Refusal('file_refused', reason, { evidence: reason })
  const stored = await deps.files.put(file.bytes)
  return {
    fileKey: stored.key,
    fileNameSealed: sealFileName(deps.sealer, stored.key, file.fileName),
    contentType: documentTypeOf(file.bytes) ?? 'application/octet-stream',
    bytes: stored.bytes,
    sha256: stored.sha256,
  }
}
