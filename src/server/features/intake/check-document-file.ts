import type { PaperFault } from '../../../engine/opening/opened-paper.ts'
import { contentTypeOf, type PaperKind, paperKindOf } from '../../../engine/opening/paper-kind.ts'
import { mostCopiedPages } from '../../../shared/rules/copied-pages.ts'
import { paperLimit } from '../../../shared/rules/file-limits.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { shownName } from '../reports/check-report-file.ts'

/** What a form takes, and how it says which kinds these are. */
export interface AcceptedPapers {
  kinds: readonly PaperKind[]
  otherKind: 'file.notDocument' | 'file.notFundingDocument'
}

/** Decision 22: identity and evidence documents are PDF, JPG or PNG by content. */
const identityPapers: AcceptedPapers = { kinds: ['pdf', 'jpeg', 'png'], otherKind: 'file.notDocument' }

/** `reason`: the sentence with which the file is refused, by its name; null when it may be kept. */
export type CheckedPaper =
  | { reason: Sentence; contentType: null; pages: null }
  | { reason: null; contentType: string; pages: number | null }

/**
 * Whether a paper may be kept: small enough, of a kind that is taken, and opened to its end by a reading child. Its first bytes
 * alone say nothing: an upload that broke off begins like every other and is opened by nobody. Slow: never inside a transaction.
 */
export async function checkPaper(
  deps: Pick<Deps, 'engine'>,
  file: Pick<UploadedFile, 'fileName' | 'bytes' | 'truncated'>,
  accepted: AcceptedPapers = identityPapers,
): Promise<CheckedPaper> {
  const { bytes, truncated } = file
  const name = shownName(file.fileName)
  const refused = (reason: Sentence) => ({ reason, contentType: null, pages: null })
  if (truncated || bytes.length > paperLimit.bytes)
    return refused(says('file.larger', { name, megabytes: paperLimit.megabytes }))
  if (bytes.length === 0) return refused(says('file.empty', { name }))
  const kind = paperKindOf(bytes)
  if (kind === null || !accepted.kinds.includes(kind)) return refused(says(accepted.otherKind, { name }))
  const opened = await deps.engine.openPaper(bytes)
  if (!opened.ok) return refused(says(faultKeys[opened.fault], { name }))
  return { reason: null, contentType: contentTypeOf(opened.kind), pages: opened.pages }
}

/** With a letter goes all of a paper, or nothing of it. */
export const paperTooLong = ({ fileName }: Pick<UploadedFile, 'fileName'>, pages: number): Sentence =>
  says('file.paperTooLong', { name: shownName(fileName), pages, most: mostCopiedPages })

const faultKeys = {
  'other-kind': 'file.paperDamaged',
  locked: 'file.paperLocked',
  incomplete: 'file.incomplete',
  damaged: 'file.paperDamaged',
  'too-large': 'file.paperTooLarge',
} as const satisfies Record<PaperFault, string>
