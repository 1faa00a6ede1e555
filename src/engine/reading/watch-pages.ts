import { processorTimeOf } from './processor-time.ts'

/**
 * Keeps account of what a process works on one page, from the first that it tells of on until all are read.
 * @param mostMs of processor time a page
 */
export function watchPages(pid: number, mostMs: number) {
  let isReading = false
  /** What the process had worked when the page in hand was first seen. */
  let begun: number | null = null
  return {
    tellRead(page: number, of: number): void {
      isReading = page < of
      begun = null
    },
    /** Whatever came of the file: its process is free for another. */
    end(): void {
      isReading = false
    },
    isBurning(): boolean {
      if (!isReading) return false
      const now = processorTimeOf(pid)
      if (now === null) return false
      begun ??= now
      return now - begun > mostMs
    },
  }
}
