import type { BareBrowser } from './bare-browser.ts'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** In microseconds: when it began, how long it took, and how much of that a processor worked on it. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * How long the thread of the page worked at most between two of its frames while something was done, in milliseconds of a processor: the
 * same beside other people's work as alone. The page has to ask for every frame.
 */
export async function longestWork(browser: BareBrowser, run: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  browser.hear('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])))
  await browser.askBrowser('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  await run()
  const whole = new Promise<void>((resolve) => browser.hear('Tracing.tracingComplete', () => resolve()))
  await browser.askBrowser('Tracing.end')
  await whole
  return workBetweenFrames(events) / 1000
}

function workBetweenFrames(events: readonly TraceEvent[]): number {
  const drawn = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [first] = drawn
  if (first === undefined) throw new Error('The page asked for no frame.')
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid
  const frames = drawn.filter(isOfPage).sort((a, b) => a.ts - b.ts)
  const tasks = events.filter((event) => isTask(event) && isOfPage(event)).sort((a, b) => a.ts - b.ts)
  let longest = 0
  let work = 0
  let next = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // The task in which a frame begins draws it, too.
    if ((frames[next]?.ts ?? Number.POSITIVE_INFINITY) <= ts + dur) work = 0
    while ((frames[next]?.ts ?? Number.POSITIVE_INFINITY) <= ts + dur) next += 1
    work += tdur
    longest = Math.max(longest, work)
  }
  return longest
}

const isTask = ({ name, ph }: TraceEvent) => name === 'ThreadControllerImpl::RunTask' && ph === 'X'
