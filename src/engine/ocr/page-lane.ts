import * as os from 'node:os'
import type { PageText } from '../read/page-text.ts'
import { type ScannedPage, scanPage } from './page/scan-page.ts'
import { startPageDrawer } from './page-drawer.ts'
import { startRecogniser } from './text-recogniser.ts'

/** Reads pages of one file, one after another, beside other lanes: what holds one up holds up no other. */
export interface PageLane {
  /** Null for a page that cannot be drawn; 'late' for one that took too long and was given up. */
  read(text: PageText): Promise<ScannedPage | null | 'late'>
  close(): Promise<void>
}

/** A second recogniser needs some 250 MB and a processor of its own. */
const mostLanes = 2
const freeMemoryForMore = 1_000_000_000

/** How many lanes read so many pages: on two processors a scan takes half the time. */
export function laneCount(
  pages: number,
  processors = os.availableParallelism(),
  freeMemory = process.availableMemory(),
): number {
  return freeMemory < freeMemoryForMore ? 1 : Math.max(1, Math.min(mostLanes, processors, pages))
}

export async function startPageLane(bytes: Uint8Array, deadlineMs: number): Promise<PageLane> {
  const drawer = startPageDrawer(bytes)
  let recogniser = await startRecogniser()
  /** Of the page before: a stack is fed one way. */
  let usualTurn = 0
  return {
    read: async (text) => {
      const { number } = text.page
      const draw = (width: number, height: number) => drawer.draw(number, width, height)
      const read = await within(deadlineMs, (anew) => scanPage(text, draw, usualTurn, recogniser, anew))
      if (read === 'late') {
        // Either may go on for minutes, and does one page at a time.
        await drawer.stop()
        await recogniser.close()
        recogniser = await startRecogniser()
      } else if (read !== null) usualTurn = read.turn
      return read
    },
    close: async () => {
      await drawer.stop()
      await recogniser.close()
    },
  }
}

/** @param start is given what begins the time anew: a sheet with two pages has the time of two */
async function within<T>(deadlineMs: number, start: (anew: () => void) => Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const deadline = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), deadlineMs)
  })
  try {
    return await Promise.race([start(() => !isOver && timer?.refresh()), deadline])
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}
