import { withoutMarks } from '../../../engine/opening/without-marks.ts'
import { mostCopiedPages } from '../../../shared/rules/copied-pages.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { nameOfType } from '../../platform/files/name-of-type.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkPaper, paperTooLong } from '../intake/check-document-file.ts'

export interface KeptEvidence {
  fileKey: string
  fileNameSealed: Uint8Array
  contentType: string
  bytes: number
  sha256: string
}

/**
 * Makes an entry with the photo or PDF that was sent for it, in one transaction. What an entry does not keep is removed
 * again. Errors: file_refused with a sentence, and those of `enter`.
 * @param enter whether it kept the proof
 */
export async function enterWithEvidence(
  deps: Pick<Deps, 'files' | 'sealer' | 'database' | 'engine'>,
  files: readonly UploadedFile[],
  enter: (tx: Queryable, evidence: KeptEvidence | null) => Promise<boolean>,
): Promise<void> {
  const evidence = await keepEvidence(deps, files)
  try {
    const isKept = await deps.database.transaction((tx) => enter(tx, evidence))
    if (evidence && !isKept) await deps.files.remove(evidence.fileKey)
  } catch (cause) {
    if (evidence) await deps.files.remove(evidence.fileKey)
    throw cause
  }
}

type Proof = { [K in keyof KeptEvidence]: KeptEvidence[K] | null }

/** The columns of an entry's proof, all null when it has none. @param proof with whatever else its row has */
export const proofColumns = (proof: Proof | null): Proof => ({
  fileKey: proof?.fileKey ?? null,
  fileNameSealed: proof?.fileNameSealed ?? null,
  contentType: proof?.contentType ?? null,
  bytes: proof?.bytes ?? null,
  sha256: proof?.sha256 ?? null,
})

/** Stores the file, a photo without the place and the device that it names; null when none was sent. */
async function keepEvidence(
  deps: Pick<Deps, 'files' | 'sealer' | 'engine'>,
  files: readonly UploadedFile[],
): Promise<KeptEvidence | null> {
  const file = files.find((each) => each.field === 'evidence')
  if (!file) return null
  const { reason, contentType, pages } = await checkPaper(deps, file)
  if (reason !== null) throw new Refusal('file_refused', reason, { evidence: reason })
  if ((pages ?? 0) > mostCopiedPages) {
    const tooLong = paperTooLong(file, pages ?? 0)
    throw new Refusal('file_refused', tooLong, { evidence: tooLong })
  }
  const stored = await deps.files.put(withoutMarks(file.bytes))
  return {
    fileKey: stored.key,
    fileNameSealed: sealFileName(deps.sealer, stored.key, nameOfType(file.fileName, contentType)),
    contentType,
    bytes: stored.bytes,
    sha256: stored.sha256,
  }
}
