import { fundingFiles } from '../../../shared/api/funding-form.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { nameOfType } from '../../platform/files/name-of-type.ts'
import { sealFileName, sealRefusedReason } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { checkPaper } from '../intake/check-document-file.ts'
import { applicantPapers } from './check-funding-file.ts'

export interface PreparedFundingFile {
  field: string
  fileNameSealed: Uint8Array
  bytes: number
  fileKey: string | null
  contentType: string | null
  sha256: string | null
  /** For who sent it; its row keeps it sealed. */
  refusedReason: Sentence | null
  refusedReasonSealed: Uint8Array | null
}

/**
 * Checks and stores the files of the form, before its transaction. A refused file does not refuse the application
 * (decision 22): it is listed with its reason and nothing of it is kept.
 */
export async function prepareFundingFiles(
  deps: Pick<Deps, 'files' | 'sealer' | 'engine'>,
  files: readonly UploadedFile[],
): Promise<PreparedFundingFile[]> {
  const prepared: PreparedFundingFile[] = []
  for (const field of fundingFiles) {
    const file = files.find((each) => each.field === field)
    if (file) prepared.push({ ...(await storeFundingFile(deps, file)), field })
  }
  return prepared
}

/** Stores a file that may be kept; a refused one has its reason and no key. */
export async function storeFundingFile(
  deps: Pick<Deps, 'files' | 'sealer' | 'engine'>,
  file: UploadedFile,
): Promise<Omit<PreparedFundingFile, 'field'>> {
  const { reason: refusedReason, contentType } = await checkPaper(deps, file, applicantPapers)
  const named = (fileKey: string | null) => ({
    fileNameSealed: sealFileName(deps.sealer, fileKey, nameOfType(file.fileName, contentType)),
    bytes: file.bytes.length,
  })
  if (refusedReason !== null)
    return {
      ...named(null),
      fileKey: null,
      contentType: null,
      sha256: null,
      refusedReason,
      refusedReasonSealed: sealRefusedReason(deps.sealer, refusedReason),
    }
  const { key: fileKey, sha256 } = await deps.files.put(file.bytes)
  return {
    ...named(fileKey),
    fileKey,
    sha256,
    contentType,
    refusedReason: null,
    refusedReasonSealed: null,
  }
}

/** Takes back what was stored, when the application turned out to be a repetition. */
export async function discardFundingFiles(
  deps: Pick<Deps, 'files'>,
  prepared: readonly { fileKey: string | null }[],
): Promise<void> {
  for (const { fileKey } of prepared) if (fileKey) await deps.files.remove(fileKey)
}
