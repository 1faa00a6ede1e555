import { readFile } from 'node:fs/promises'

/** Resident memory of a process in bytes, from /proc; null where there is none (macOS, Windows) or it has ended. */
export async function memoryOfProcess(pid: number): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'latin1')
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    return kilobytes ? Number(kilobytes) * 1024 : null
  } catch {
    return null
  }
}
