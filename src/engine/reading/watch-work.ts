import { processorTimeOf } from './processor-time.ts'

/**
 * Keeps account of what a process works from here on, in milliseconds. Of one that has ended it is what was last seen: to be looked at
 * now and then. By the clock where nothing tells of the processor.
 */
export function watchWork(pid: number | undefined): { look: () => number } {
  const since = performance.now()
  const begun = timeOf(pid)
  let worked = 0
  return {
    look() {
      const now = timeOf(pid)
      if (begun === null) worked = performance.now() - since
      else if (now !== null) worked = Math.max(worked, now - begun)
      return worked
    },
  }
}

function timeOf(pid: number | undefined): number | null {
  return pid === undefined ? null : processorTimeOf(pid)
}
