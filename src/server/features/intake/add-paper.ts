import type { PaperField } from '../../../shared/api/papers.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf, sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { deleteClientFile, insertClientFile, markReplaced } from './intake.store.ts'
import { listStandingPapers } from './list-client-files.ts'
import { sentDays } from './sent-papers.ts'
import { type TakenPaper, takePaper } from './take-paper.ts'

/** Front and back, one year and the next; more than this of one kind is a mistake. */
const mostOfKind = 20

interface AddInput {
  clientId: number
  actor: Pick<CaseActor, 'kind'>
  field: PaperField
  /** Number of the paper whose place it takes. */
  replaces?: number | undefined
  files: readonly UploadedFile[]
}

interface AddedPaper {
  id: number
  fileName: string
  bytes: number
}

/**
 * Takes a paper at any time, beside what is there or in the place of one of them. A replaced paper goes for good; one that was sent
 * with a letter stays as what the letter enclosed, and goes with no further one.
 * Errors: file_refused (400) with the sentence that says what was wrong, not_found, conflict for too many of a kind.
 */
export async function addPaper(deps: Deps, input: AddInput): Promise<AddedPaper> {
  const [first, ...more] = input.files.filter((each) => each.field === 'paper')
  if (!first) throw new Refusal('file_refused', says('file.choose'))
  const taken = await takePaper(deps, [first, ...more], input.field)
  if (!taken.ok) throw new Refusal('file_refused', taken.reason, { paper: taken.reason })
  const stored = await deps.files.put(taken.bytes)
  const kept = await keep(deps, input, taken, stored).catch(async (error: unknown) => {
    await deps.files.remove(stored.key)
    throw error
  })
  for (const key of kept.unused) await deps.files.remove(key)
  return { id: kept.id, fileName: kept.fileName, bytes: stored.bytes }
}

type Taken = Extract<TakenPaper, { ok: true }>
interface Stored {
  key: string
  bytes: number
  sha256: string
}
type Kept = Omit<AddedPaper, 'bytes'> & {
  /** Stored files that no row names any more. */
  unused: string[]
}

/** The lock on the record makes two presses follow each other: the second one finds the file of the first. */
async function keep(deps: Deps, input: AddInput, taken: Taken, stored: Stored): Promise<Kept> {
  const { clientId, field, replaces } = input
  return deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const ofKind = (await listStandingPapers(tx, clientId)).filter((row) => row.field === field)
    const same = ofKind.find(({ sha256 }) => sha256 === stored.sha256)
    if (same) return { id: same.id, fileName: fileNameOf(deps.sealer, same), unused: [stored.key] }
    const before = ofKind.find(({ id }) => id === replaces)
    if (replaces !== undefined && !before) throw new Refusal('not_found', says('case.noFile'))
    if (!before && ofKind.length >= mostOfKind)
      throw new Refusal('conflict', says('file.enoughOfKind', { most: mostOfKind }))
    const fileName = taken.fileName.slice(0, 255)
    const now = deps.clock.now()
    const unused = before ? await takePlace(tx, before, now) : []
    const id = await insertClientFile(tx, {
      clientId,
      field,
      fileKey: stored.key,
      fileNameSealed: sealFileName(deps.sealer, stored.key, fileName),
      contentType: taken.contentType,
      pages: taken.pages,
      bytes: stored.bytes,
      sha256: stored.sha256,
      addedBy: input.actor.kind,
      createdAt: now,
    })
    await noteFact(deps, tx, { kind: 'paper-added', clientId })
    return { id, fileName, unused }
  })
}

/** @returns the stored file of what went for good */
async function takePlace(
  tx: Queryable,
  before: Awaited<ReturnType<typeof listStandingPapers>>[number],
  now: Date,
): Promise<string[]> {
  if ((await sentDays(tx, before.clientId))(before) !== null) {
    await markReplaced(tx, before.id, now)
    return []
  }
  await deleteClientFile(tx, before.id)
  return before.fileKey === null ? [] : [before.fileKey]
}
