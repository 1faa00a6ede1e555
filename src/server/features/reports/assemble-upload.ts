import type { AssembleRefusal } from '../../../engine/assemble/assembled-report.ts'
import { kindOfPart } from '../../../engine/assemble/part-kind.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { nameOfType } from '../../platform/files/name-of-type.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { refusalOfReportFiles, shownName } from './check-report-file.ts'

/** The stored report to which further pages are added. */
export interface StoredPart {
  fileName: string
  bytes: Uint8Array
}

/** `needsPassword`: the sentence asks for the password of a locked PDF, or says that the one given was wrong. */
export type AssembledUpload =
  | { ok: true; bytes: Uint8Array; fileName: string }
  | { ok: false; reason: Sentence; needsPassword: false }
  /** `locked`: the file that is meant, by its name; null when it is the only one. */
  | { ok: false; reason: Sentence; needsPassword: true; locked: string | null }

/**
 * The files of one report, in the order sent and behind what is stored, to the one PDF that is stored. A single PDF stays as
 * it is, also one that is locked or damaged: it is kept and explained (decision 22). The password is used here and kept
 * nowhere. Slow: never inside a transaction.
 */
export async function assembleUpload(
  deps: Pick<Deps, 'engine'>,
  given: { files: readonly UploadedFile[]; password?: string | undefined; addTo?: StoredPart | undefined },
): Promise<AssembledUpload> {
  const { files, password, addTo } = given
  const reason = refusalOfReportFiles(files)
  if (reason) return { ok: false, reason, needsPassword: false }
  const all = addTo ? [addTo, ...files] : files
  const parts = all.map(({ bytes }) => ({ bytes, kind: kindOfPart(bytes) ?? ('pdf' as const) }))
  const [only] = parts
  const fileName = addTo?.fileName ?? nameOfAssembled(files, only?.kind === 'pdf')
  if (only?.kind === 'pdf' && parts.length === 1 && !password)
    return { ok: true, bytes: only.bytes, fileName }
  const assembled = await deps.engine.assembleReport(parts, password)
  if (assembled.ok) return { ok: true, bytes: assembled.bytes, fileName }
  return refused(assembled.refusal, all)
}

/**
 * Whether a file is a PDF that opens with a password only. One that merely forbids printing or copying opens without. Slow:
 * never inside a transaction.
 */
export async function isLockedReport(deps: Pick<Deps, 'engine'>, bytes: Uint8Array): Promise<boolean> {
  // The dictionary of an encrypted file is never encrypted itself (ISO 32000-2, 7.6.1).
  if (
    kindOfPart(bytes) !== 'pdf' ||
    !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')
  )
    return false
  const opened = await deps.engine.assembleReport([{ bytes, kind: 'pdf' }], '')
  return !opened.ok && opened.refusal.code === 'locked'
}

function refused(refusal: AssembleRefusal, all: readonly { fileName: string }[]): AssembledUpload {
  const fileName = all.length > 1 ? all[refusal.part]?.fileName : undefined
  const name = fileName ? shownName(fileName) : null
  const reason = fileName ? says('file.ofSeveral', { name, problem: refusal.sentence }) : refusal.sentence
  return refusal.code === 'locked' || refusal.code === 'wrong_password'
    ? { ok: false, reason, needsPassword: true, locked: name }
    : { ok: false, reason, needsPassword: false }
}

/** Why files of a form were not taken that has no place for a password; the upload page has. */
export function reasonInForm(refused: Extract<AssembledUpload, { ok: false }>): Sentence {
  return refused.needsPassword ? says('file.lockedInForm', { name: refused.locked }) : refused.reason
}

/** What is stored is a PDF, whatever it was made of: 'IMG_0012.pdf', 'IMG_0012 + 3.pdf'. */
export function nameOfAssembled(files: readonly Pick<UploadedFile, 'fileName'>[], isPdf: boolean): string {
  const [first] = files
  const name = first?.fileName ?? 'report.pdf'
  if (files.length === 1 && isPdf) return nameOfType(name, 'application/pdf')
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 180)
  return files.length === 1 ? `${stem}.pdf` : `${stem} + ${files.length - 1}.pdf`
}
