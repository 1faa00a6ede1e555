import type { Deps } from '../../deps.ts'

const contextOf = (workId: number) => `work-note:${workId}`

export function sealNote(deps: Pick<Deps, 'sealer'>, workId: number, note: string): Uint8Array {
  return deps.sealer.seal(note, contextOf(workId))
}

/** What staff wrote for the buyer; null: nothing. */
export function openNote(
  deps: Pick<Deps, 'sealer'>,
  work: { id: number; noteSealed: Uint8Array | null },
): string | null {
  return work.noteSealed === null ? null : deps.sealer.openText(work.noteSealed, contextOf(work.id))
}
