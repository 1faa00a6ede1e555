import { readdirSync, readFileSync } from 'node:fs'

/** One turn of running and standing still, in milliseconds: short beside what is measured, long beside the timer's own steps. */
const turnMs = 16

/**
 * Lets the pages and workers of a browser run for one part of the time alone, as on a processor that is so much slower. The browser's own
 * emulation slows the page and not its workers, in which the reading is done.
 * @param times 1 changes nothing
 * @returns ends it
 */
export function slowDown(browserPid: number, times: number): () => void {
  if (times <= 1) return () => {}
  const pids = renderersOf(browserPid)
  const runMs = turnMs / times
  let isRunning = true
  let timer = setTimeout(turn, runMs)
  function turn(): void {
    isRunning = !isRunning
    tell(pids, isRunning ? 'SIGCONT' : 'SIGSTOP')
    timer = setTimeout(turn, isRunning ? runMs : turnMs - runMs)
  }
  return () => {
    clearTimeout(timer)
    tell(pids, 'SIGCONT')
  }
}

function tell(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Every process below the browser that runs pages. */
function renderersOf(browserPid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((name) => [Number(name), parentOf(name)]))
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0
    return parent === browserPid || (parent > 1 && isBelow(parent))
  }
  return [...parents.keys()].filter(
    (pid) => isBelow(pid) && ofProcess(pid, 'cmdline').includes('--type=renderer'),
  )
}

/** Its fourth field (proc(5)), behind the program's name in brackets. */
const parentOf = (pid: string): number =>
  Number(ofProcess(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0)

function ofProcess(pid: string | number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
