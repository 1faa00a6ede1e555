import wasmAddress from '@embedpdf/pdfium/pdfium.wasm?url'
import { nextFrame } from '../lib/next-frame.ts'
import { piecesOf } from './pieces-of.ts'
import type { Asked, Question, Questions, Told } from './worker-messages.ts'

/** The reader in this browser: one file at a time, each forgotten with the page. What cannot be done rejects. */
export interface BrowserReader {
  /** Null when it was read; else why it cannot be used. */
  read(
    file: File,
    given: { name: string; password?: string; onPage: (page: number, of: number) => void },
  ): Promise<Questions['read']['answer']>
  drop(name: string): void
  look(asOf: string): Promise<Questions['look']['answer']>
  /** The line with its mark; null where none can be drawn. */
  draw(of: Questions['draw']['of']): Promise<Questions['draw']['answer']>
}

/** From here on the page itself can no longer connect to anything, load a script, or show a picture that is not its own. */
const lockedPolicy =
  "connect-src 'none'; script-src 'none'; worker-src 'none'; img-src blob: data:; font-src 'none'; media-src 'none'; frame-src 'none'; object-src 'none'; form-action 'none'"

/** Somebody on the worst of telephones waits that long for the next piece before being told that it does not come. */
const longestSilenceMs = 30_000
/** A typeface that has not come by then does without: nobody waits for the look of a letter to have a report read. */
const typefaceMs = 5_000

type Ask = <Q extends Question>(
  question: Q,
  of: Questions[Q]['of'],
  transfer?: Transferable[],
) => Promise<Questions[Q]['answer']>

/**
 * Loads everything that reading needs. The worker that reads can connect to nothing, whatever the page may.
 * @param ready what the page does first, while the engine is on its way: both in one frame would hold the page up
 * @throws when the code cannot be loaded
 */
export async function openReader(ready?: Promise<unknown>): Promise<BrowserReader> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  const pages = new Map<string, (page: number, of: number) => void>()
  const ask = askerOf(worker, (file, page, of) => pages.get(file)?.(page, of))
  try {
    await Promise.race([sendEngine(ask, ready), failureOf(worker)])
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    read(file, { name, password, onPage }) {
      pages.set(name, onPage)
      return ask('read', { file: name, content: file, password })
    },
    drop: (name) => void ask('drop', { file: name }),
    look: (asOf) => ask('look', { asOf }),
    draw: (of) => ask('draw', of),
  }
}

/** A piece a frame: those that are there already would all be taken in one. */
async function sendEngine(ask: Ask, ready?: Promise<unknown>): Promise<void> {
  for await (const code of piecesOf(wasmAddress, longestSilenceMs, ready)) {
    void ask('take', { code }, [code.buffer])
    await nextFrame()
  }
  await ask('open', {})
}

function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.onerror = (event) => reject(new Error(`the reader did not start: ${event.message}`))
  })
}

/** Each question has a key of its own, by which its answer is known. */
function askerOf(worker: Worker, onPage: (file: string, page: number, of: number) => void): Ask {
  const waiting = new Map<number, (told: Exclude<Told, { tell: 'page' }>) => void>()
  let keys = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.tell === 'page') return onPage(data.file, data.page, data.of)
    waiting.get(data.key)?.(data)
    waiting.delete(data.key)
  })
  return <Q extends Question>(question: Q, of: Questions[Q]['of'], transfer: Transferable[] = []) => {
    keys += 1
    const asked = { ask: question, key: keys, ...of }
    return new Promise<Questions[Q]['answer']>((resolve, reject) => {
      waiting.set(asked.key, (told) => {
        if (told.tell === 'failed') reject(new Error(`the reader could not ${question}`))
        else resolve(told.answer as Questions[Q]['answer'])
      })
      worker.postMessage(asked satisfies { ask: Asked['ask'] }, transfer)
    })
  }
}

/**
 * For a page that does nothing but read, before the first byte of a file is looked at. Whatever the page needs has to be there: from
 * here on it can fetch nothing.
 */
export async function lockPage(): Promise<void> {
  await everyLetter()
  addPolicy()
}

/** A typeface is fetched when the first word is set in it: after the lock none could be. */
async function everyLetter(): Promise<void> {
  const loaded = Promise.all([...document.fonts].map((face) => face.load().catch(() => face)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, typefaceMs))])
}

/** A policy that stands in the page is added to the one that the server sent: what either refuses is refused. */
function addPolicy(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = lockedPolicy
  document.head.append(policy)
}
