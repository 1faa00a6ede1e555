import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../support/make-app.ts'

let app: TestApp
let address: URL
let cookie: string
beforeAll(async () => {
  app = await makeApp({ working: false })
  address = new URL(await app.listen())
  cookie = (await app.asBrowser()).cookie ?? ''
})
afterAll(() => app.close())

/** Begins a form with a file, and says no more. */
async function begin(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  const start = '--x\r\ncontent-disposition: form-data; name="chosen"; filename="a.pdf"\r\n\r\n%PDF-1.7'
  const head = `POST /api/intake-draft/files HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n`
  socket.on('error', () => undefined).resume()
  socket.write(head + start)
  return socket
}

async function send(): Promise<number> {
  const form = new FormData()
  form.set('field', 'licenseId')
  form.set('chosen', new Blob(['%PDF-1.7 whole']), 'a.pdf')
  return (
    await fetch(new URL('/api/intake-draft/files', address), {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
  ).status
}

describe('forms that are begun and never ended', () => {
  it('keep back those of their own caller alone, and only as long as they stand', async () => {
    const begun = await Promise.all(Array.from({ length: 20 }, begin))
    let answered: number | null = null
    const own = send().then((status) => {
      answered = status
    })
    expect((await fetch(new URL('/healthz', address))).status).toBe(200)
    await pause(300)
    expect(answered).toBeNull()
    for (const socket of begun) socket.destroy()
    await own
    // What it says of the file is another matter: this test has no engine that reads.
    expect(answered).not.toBe(503)
    expect([await send(), await send()]).toEqual([answered, answered])
  })
})
