import wasmAddress from '@embedpdf/pdfium/pdfium.wasm?url'
import type { Asked, DrawnLine, LookedAt, Told } from './worker-messages.ts'

/** The reader in this browser: one file at a time, each forgotten with the page. */
export interface BrowserReader {
  /** Null when it was read; else why it cannot be used. */
  read(
    file: File,
    given: { name: string; password?: string; onPage: (page: number, of: number) => void },
  ): Promise<Extract<Told, { tell: 'read' }>['refusal']>
  drop(name: string): void
  look(asOf: string): Promise<LookedAt>
  /** The line with its mark; null where none can be drawn. */
  draw(of: Omit<Extract<Asked, { ask: 'draw' }>, 'ask' | 'id'>): Promise<DrawnLine | null>
}

/** From here on the page itself can no longer connect to anything, load a script, or show a picture that is not its own. */
const lockedPolicy =
  "connect-src 'none'; script-src 'none'; worker-src 'none'; img-src blob: data:; font-src 'none'; media-src 'none'; frame-src 'none'; object-src 'none'; form-action 'none'"

/**
 * Loads everything that reading needs. The worker that reads can connect to nothing, whatever the page may.
 * @throws when the code cannot be loaded
 */
export async function openReader(): Promise<BrowserReader> {
  const code = await (await loaded(await fetch(wasmAddress))).arrayBuffer()
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  const ask = (asked: Asked, transfer: Transferable[] = []) => worker.postMessage(asked, transfer)
  await new Promise<void>((opened, failed) => {
    worker.onmessage = () => opened()
    worker.onerror = (event) => failed(new Error(`the reader did not start: ${event.message}`))
    ask({ ask: 'open', code }, [code])
  })

  const waiting = new Map<string, (told: Told) => void>()
  const pages = new Map<string, (page: number, of: number) => void>()
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.tell === 'page') return pages.get(data.file)?.(data.page, data.of)
    const key = keyOf(data)
    waiting.get(key)?.(data)
    waiting.delete(key)
  }
  const answered = <T extends Told['tell']>(key: string): Promise<Extract<Told, { tell: T }>> =>
    new Promise((resolve) => waiting.set(key, (told) => resolve(told as Extract<Told, { tell: T }>)))
  let drawings = 0

  return {
    async read(file, { name, password, onPage }) {
      const bytes = await file.arrayBuffer()
      pages.set(name, onPage)
      const answer = answered<'read'>(`read ${name}`)
      ask({ ask: 'read', file: name, bytes, ...(password === undefined ? {} : { password }) }, [bytes])
      return (await answer).refusal
    },
    drop: (name) => ask({ ask: 'drop', file: name }),
    async look(asOf) {
      const answer = answered<'looked'>('looked')
      ask({ ask: 'look', asOf })
      return (await answer).look
    },
    async draw(of) {
      drawings += 1
      const answer = answered<'drawn'>(`drawn ${drawings}`)
      ask({ ask: 'draw', id: drawings, ...of })
      return (await answer).picture
    },
  }
}

function keyOf(told: Told): string {
  switch (told.tell) {
    case 'read':
      return `read ${told.file}`
    case 'drawn':
      return `drawn ${told.id}`
    default:
      return told.tell
  }
}

async function loaded(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`the reading code could not be loaded: ${response.status}`)
  return response
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
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => face)))
}

/** A policy that stands in the page is added to the one that the server sent: what either refuses is refused. */
function addPolicy(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = lockedPolicy
  document.head.append(policy)
}
