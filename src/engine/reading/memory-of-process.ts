import { readFileSync } from 'node:fs'

/**
 * Resident memory of a process in bytes, from /proc; null where there is none (macOS, Windows) or it has ended. At once: the kernel has
 * the answer in memory, and four turns through other threads cost a hundred times what it takes.
 */
export function memoryOfProcess(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    return kilobytes ? Number(kilobytes) * 1024 : null
  } catch {
    return null
  }
}
