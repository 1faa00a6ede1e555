import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What this page is at, and what it has done: the whole run is one page. */
const done = new Map<string, Promise<unknown>>()

/** The browser's half of `keptWork`: the same, kept in the page. */
export async function keptWork<Result>(input: unknown, work: () => Promise<Result>): Promise<Result> {
  const key = JSON.stringify(input, (_, value) =>
    value instanceof Uint8Array ? bytesToHex(sha256(value)) : value,
  )
  const made = done.get(key) ?? work()
  done.set(key, made)
  try {
    // Each caller has a copy of its own: what a test does to it, no other test sees.
    return structuredClone(await made) as Result
  } catch (failure) {
    done.delete(key)
    throw failure
  }
}
