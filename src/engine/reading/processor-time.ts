import { readFileSync } from 'node:fs'

/** Of a second, in which Linux tells programs of the time of processes, whatever the kernel counts in (proc(5), USER_HZ). */
const ticksASecond = 100

/**
 * What a process has worked, all its threads together, in milliseconds, from /proc; null where there is none (macOS, Windows) or it has
 * ended. A machine that stands still or is busy with others adds nothing to it, as it does to a clock.
 */
export function processorTimeOf(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Fields 14 and 15, counted behind the name, which may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? (1000 * ticks) / ticksASecond : null
  } catch {
    return null
  }
}
