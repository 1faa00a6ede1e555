import type { Said } from '../../../shared/sentences/said.ts'
import { codeOf } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Sealer } from '../crypto/sealer.ts'

/** The name of a file as its row keeps it. `fileKey` is null for a file that was refused. */
export interface NamedFile {
  fileKey: string | null
  fileNameSealed: Uint8Array | null
  /** Of a row from before names were sealed, until the next start. */
  clearFileName: string | null
}

/** Why a file was refused, as its row keeps it: the sentence names the file. */
export interface RefusedFile {
  refusedReasonSealed: Uint8Array | null
  clearRefusedReason: string | null
}

/** A name belongs to its stored file: it opens with no other one. */
const nameContext = (fileKey: string | null) => `file-name:${fileKey ?? 'refused'}`
const reasonContext = 'refused-file'

export function sealFileName(sealer: Sealer, fileKey: string | null, fileName: string): Uint8Array {
  return sealer.seal(fileName, nameContext(fileKey))
}

/** As the person's own device named the file; '' when no name is kept. */
export function fileNameOf(sealer: Sealer, file: NamedFile): string {
  if (file.fileNameSealed === null) return file.clearFileName ?? ''
  return sealer.openText(file.fileNameSealed, nameContext(file.fileKey))
}

export function sealRefusedReason(sealer: Sealer, reason: Sentence | null): Uint8Array | null {
  return reason === null ? null : sealer.seal(codeOf(reason), reasonContext)
}

/** A reason of a row from before sentences had keys stays in its English. */
export function sealOldReason(sealer: Sealer, english: string | null): Uint8Array | null {
  return english === null ? null : sealer.seal(english, reasonContext)
}

/** The sentence that a person is told; null for a file that was taken. */
export function refusedReasonOf(sealer: Sealer, file: RefusedFile): Said | null {
  const { refusedReasonSealed, clearRefusedReason } = file
  const kept =
    refusedReasonSealed === null ? clearRefusedReason : sealer.openText(refusedReasonSealed, reasonContext)
  return kept === null ? null : storedSentence(kept)
}
