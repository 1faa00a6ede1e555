import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumProgram } from './find-chromium.ts'

type Params = Record<string, unknown>
type Message = { id?: number; method?: string; params?: Params; result?: Params; error?: { message: string } }

/**
 * A browser and its one page with nothing in them but what is asked: what drives browsers for tests puts scripts of its own into each page
 * and has each fetch and each module traced, which takes the page's thread as long again as the page itself does.
 */
export interface BareBrowser {
  pid: number
  /** One command of the DevTools protocol to the page. @throws when the browser refuses it */
  ask(method: string, params?: Params): Promise<Params>
  /** The same to the browser itself. */
  askBrowser(method: string, params?: Params): Promise<Params>
  /** Until it is closed. */
  hear(method: string, heard: (params: Params) => void): void
  close(): Promise<void>
}

export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'armor-bench-browser-'))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const child = spawn(
    await chromiumProgram(),
    [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const wire = wireOf(child.stdio[3] as Writable, child.stdio[4] as Readable)
  const ended = once(child, 'exit')
  const page = await firstPage(wire.ask)
  return {
    pid: child.pid ?? 0,
    ask: (method, params) => wire.ask(method, params, page),
    askBrowser: (method, params) => wire.ask(method, params),
    hear: wire.hear,
    async close() {
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Ask = (method: string, params?: Params, sessionId?: string) => Promise<Params>

/** Messages of JSON, each ended by a zero byte. */
function wireOf(out: Writable, back: Readable): { ask: Ask; hear: BareBrowser['hear'] } {
  const waiting = new Map<number, (message: Message) => void>()
  const hearing = new Map<string, (params: Params) => void>()
  let said = ''
  let ids = 0
  back.setEncoding('utf8')
  back.on('data', (part: string) => {
    const messages = `${said}${part}`.split('\0')
    said = messages.pop() ?? ''
    for (const each of messages) {
      const message = JSON.parse(each) as Message
      if (message.id !== undefined) waiting.get(message.id)?.(message)
      else hearing.get(message.method ?? '')?.(message.params ?? {})
    }
  })
  return {
    hear: (method, heard) => hearing.set(method, heard),
    ask: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        ids += 1
        waiting.set(ids, ({ result, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
        )
        out.write(`${JSON.stringify({ id: ids, method, params, sessionId })}\0`)
      }),
  }
}

async function firstPage(ask: Ask): Promise<string> {
  const { targetInfos } = (await ask('Target.getTargets')) as { targetInfos: Params[] }
  const page = targetInfos.find(({ type }) => type === 'page')
  if (page === undefined) throw new Error('The browser has no page.')
  const { sessionId } = await ask('Target.attachToTarget', { targetId: page.targetId, flatten: true })
  return String(sessionId)
}
