import { readFileSync } from 'node:fs'
import { createReportReader } from '../src/engine/reading/read-in-child.ts'
import { persistentClient } from '../test/recovery/persistent-client.ts'
import { startLoad } from './load.ts'
import { runProduct } from './run-product.ts'
import { timed, timesLine } from './timing.ts'

const reports = 10
const names = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'].flatMap((set) => [
  `${set}/experian`,
  `${set}/transunion`,
])

/** What other people's calls to the server take while it is idle, and while its children read ten reports. */
export async function benchUnderLoad(print: (line: string) => void): Promise<void> {
  print(`Other calls while the server reads ${reports} reports (GET /api/clients/:id, one after the other)`)
  const product = await runProduct()
  const load = startLoad()
  const reader = createReportReader()
  try {
    const client = persistentClient(2, () => product.address)
    await client.goOn(() => undefined)
    await product.deps.queue.idle()
    const ask = (count: number) =>
      load.run({
        url: `${product.address}/api/clients/${client.clientId}`,
        cookie: client.browser.cookie,
        count,
        atOnce: 1,
      })
    const files = names.map((name) =>
      readFileSync(new URL(`../test/fixtures/reports/${name}.pdf`, import.meta.url)),
    )
    await ask(200)
    print(timesLine('idle', await ask(600)))
    const busy: number[] = []
    let reading = true
    const asking = (async () => {
      while (reading) busy.push(...(await ask(25)))
    })()
    const took = await timed(() =>
      Promise.all(files.map((bytes) => reader.readReport(new Uint8Array(bytes)))),
    )
    reading = false
    await asking
    print(timesLine(`while ${reports} reports are read (${(took / 1000).toFixed(1)} s)`, busy))
    print(`  the longest of these ${Math.max(...busy).toFixed(1)} ms`)
  } finally {
    reader.close()
    load.close()
    await product.close()
  }
}
