import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { inject } from 'vitest'

/** What this worker is at; the others look into the folder of the run. */
const atWork = new Map<string, Promise<Buffer>>()

/**
 * The result of work that depends on nothing but `input`, done once in a whole test run: the first that asks does it, and
 * whoever asks after that, in any worker, gets a copy of what came out. Nothing is kept from one run to the next, so that a result
 * is never that of other code. What fails is not kept.
 * @param input whatever decides the result, and which work it is: plain values and bytes
 */
export async function keptWork<Result>(input: unknown, work: () => Promise<Result>): Promise<Result> {
  const key = createHash('sha256').update(serialize(input)).digest('hex')
  const file = path.join(inject('runFolder'), 'kept-work', key)
  const made = atWork.get(key) ?? makeOrRead(file, work)
  atWork.set(key, made)
  try {
    // Each caller has a copy of its own: what a test does to it, no other test sees.
    return deserialize(await made) as Result
  } finally {
    atWork.delete(key)
  }
}

async function makeOrRead(file: string, work: () => Promise<unknown>): Promise<Buffer> {
  const kept = await fs.readFile(file).catch(() => null)
  if (kept !== null) return kept
  const made = serialize(await work())
  await fs.mkdir(path.dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  await fs.writeFile(own, made)
  await fs.rename(own, file)
  return made
}
