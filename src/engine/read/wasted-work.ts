/** A page may take this long whatever it holds: honest ones take some thirty milliseconds. */
const freeMs = 500
/** And this long for each character that it gives: fifty times what an honest page takes. */
const freeMsPerCharacter = 0.5
/** So much beyond that, and the file only burns time. */
const mostWastedMs = 5_000
/** One page counts for no more: a machine that stands still for a minute refuses nobody's report. A page that burns alone meets the deadline. */
const mostOfOnePageMs = 2_000

/**
 * Keeps account of pages that take long and give little: sixty pages that share one stream of forty megabytes are a small file that
 * holds a reader up for minutes. What a scan or a long report takes is never near it.
 * @returns to be told what each page took and gave; true once the file is not worth going on with
 */
export function countWastedWork(): (page: { ms: number; characters: number }) => boolean {
  let wasted = 0
  return ({ ms, characters }) => {
    wasted += Math.min(mostOfOnePageMs, Math.max(0, ms - freeMs - characters * freeMsPerCharacter))
    return wasted > mostWastedMs
  }
}
