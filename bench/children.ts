import { readdir, readFile } from 'node:fs/promises'

/** Most memory that any process started by this one and still running has had, in megabytes; null without /proc. */
export async function peakMemoryOfChildren(): Promise<number | null> {
  try {
    const tasks = await readdir('/proc/self/task')
    const lists = await Promise.all(
      tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'latin1')),
    )
    const peaks = await Promise.all(lists.flatMap((list) => list.split(' ').filter(Boolean)).map(peakOf))
    return Math.max(0, ...peaks)
  } catch {
    return null
  }
}

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1')
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
