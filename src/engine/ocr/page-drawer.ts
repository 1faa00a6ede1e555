import type { Worker } from 'node:worker_threads'
import { startThread } from '../children/start-thread.ts'
import type { Raster } from '../read/render-region.ts'

/** Draws pages of one file in a thread of its own: nothing but the thread's end stops a drawing that goes on for ever. */
export interface PageDrawer {
  /**
   * A whole page as displayed, gray, in so many pixels; null where it cannot be drawn, or was stopped. A page that makes
   * PDFium give up takes no other with it.
   * @param number of the page, from 1
   */
  draw(number: number, width: number, height: number): Promise<Raster | null>
  /** Gives up what is being drawn; the next page starts a new thread. */
  stop(): Promise<void>
}

export interface DrawingTask {
  id: number
  number: number
  width: number
  height: number
}

export interface Drawing {
  id: number
  raster: Raster | null
}

/** The thread starts with the first page that is drawn. */
export function startPageDrawer(bytes: Uint8Array): PageDrawer {
  const waiting = new Map<number, (raster: Raster | null) => void>()
  let thread: Worker | null = null
  let nextId = 0

  const giveUp = () => {
    thread = null
    for (const settle of waiting.values()) settle(null)
    waiting.clear()
  }

  function start(): Worker {
    const started = startThread('ocr/drawing-thread', bytes)
    started.on('message', ({ id, raster }: Drawing) => {
      waiting.get(id)?.(raster)
      waiting.delete(id)
    })
    // What ends a thread is a page that cannot be drawn; 'exit' follows.
    started.on('error', () => {})
    started.on('exit', () => {
      if (thread === started) giveUp()
    })
    return started
  }

  return {
    draw: (number, width, height) =>
      new Promise((resolve) => {
        thread ??= start()
        const id = nextId++
        waiting.set(id, resolve)
        const task: DrawingTask = { id, number, width, height }
        thread.postMessage(task)
      }),
    stop: async () => {
      const ended = thread
      giveUp()
      await ended?.terminate()
    },
  }
}
