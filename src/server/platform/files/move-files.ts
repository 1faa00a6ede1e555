import type { SealedFiles } from './sealed-files.ts'

/** Files that were copied now, that were there before, and that were removed because they are gone where they come from. */
export interface MovedFiles {
  copied: number
  there: number
  removed: number
}

/**
 * Copies what is not there yet, as it is sealed: neither key nor database is needed. It may be stopped at any moment and begun anew, also
 * while the product goes on storing. Throws when `to` is a store already: nothing of it is written over.
 */
export async function copyFiles(from: SealedFiles, to: SealedFiles): Promise<MovedFiles> {
  if ((await to.readId()) !== null) throw new Error(`${to.place} is a store of files already.`)
  const lengths = await lengthsOf(to)
  const moved: MovedFiles = { copied: 0, there: 0, removed: 0 }
  for await (const { key, bytes } of from.list()) {
    if (lengths.get(key) === bytes) moved.there += 1
    else {
      const sealed = await from.read(key)
      // Removed since it was listed.
      if (sealed === null) continue
      await to.write(key, sealed)
      moved.copied += 1
    }
  }
  return moved
}

/**
 * The last of it, with no server running: copies what is left, removes what has gone meanwhile, compares, and lays the id of the store
 * there, so that the product starts there.
 */
export async function finishMove(from: SealedFiles, to: SealedFiles): Promise<MovedFiles> {
  const id = await from.readId()
  if (id === null) throw new Error(`${from.place} is no store of files.`)
  const moved = await copyFiles(from, to)
  const wanted = await lengthsOf(from)
  for (const key of (await lengthsOf(to)).keys()) {
    if (wanted.has(key)) continue
    await to.remove(key)
    moved.removed += 1
  }
  const there = await lengthsOf(to)
  const differing = [...wanted].filter(([key, bytes]) => there.get(key) !== bytes)
  if (differing.length > 0 || there.size !== wanted.size)
    throw new Error(`${differing.length} files are not there as they should be: begin again.`)
  await to.writeId(id)
  return moved
}

async function lengthsOf(files: SealedFiles): Promise<Map<string, number>> {
  const lengths = new Map<string, number>()
  for await (const { key, bytes } of files.list()) lengths.set(key, bytes)
  return lengths
}
