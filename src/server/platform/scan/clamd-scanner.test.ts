import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { eicar, startSandboxClamd } from '../../../../test/support/sandbox-clamd.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import { tinyPng } from '../../../../test/support/tiny-png.ts'
import { createClamdScanner } from './clamd-scanner.ts'

type Clamd = Awaited<ReturnType<typeof startSandboxClamd>>
let clamd: Clamd
beforeAll(async () => {
  clamd = await startSandboxClamd()
})
afterAll(() => clamd.close())
afterEach(() => clamd.be('looks'))

describe('the scanner', () => {
  it('is shown every byte, whatever the length, and tells what it found', async () => {
    const scanner = createClamdScanner(clamd.address)
    for (const length of [1, 256 * 1024, 256 * 1024 + 1, 3_000_000]) {
      const file = randomBytes(length)
      expect(await scanner.scan(file)).toBeNull()
      expect(clamd.seen.at(-1)?.equals(file)).toBe(true)
    }
    expect(await scanner.scan(Buffer.concat([randomBytes(500_000), Buffer.from(eicar)]))).toBe(
      'Eicar-Test-Signature',
    )
  })

  it('never calls clean what it could not look at', async () => {
    // Only the silence is waited for: what a busy machine is late with is no silence.
    for (const [mood, why, timing] of [
      ['refuses', 'size limit exceeded', {}],
      ['says nothing', 'said nothing', { timeoutMs: 200 }],
      ['hangs up', /ended the connection|EPIPE|ECONNRESET/, {}],
    ] as const) {
      clamd.be(mood)
      const scanner = createClamdScanner(clamd.address, timing)
      await expect(scanner.scan(randomBytes(2_000_000))).rejects.toThrow(why)
    }
    const gone = await startSandboxClamd()
    await gone.close()
    await expect(createClamdScanner(gone.address).scan(randomBytes(10))).rejects.toThrow('ECONNREFUSED')
  })
})

describe('a file that is sent, where there is a scanner', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ working: false, settings: { CLAMD_URL: clamd.address } })
  })
  afterAll(() => app.close())

  const stored = () => app.deps.files.listOlderThan(new Date(Date.now() + 60_000))
  const send = async (bytes: Uint8Array) =>
    (await app.asBrowser()).inject({
      method: 'POST',
      url: '/api/intake-draft/files',
      ...multipartBody({ field: 'ssc' }, { chosen: { fileName: 'card.pdf', bytes: Buffer.from(bytes) } }),
    })

  it('is refused before anything is done with it, by its name and in words', async () => {
    const infected = Buffer.concat([tinyPdf(''), Buffer.from(`%${eicar}\n`)])
    const reply = await send(infected)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields.chosen).toMatch(/^card\.pdf was not taken: a virus scanner/)
    expect(await stored()).toEqual([])
  })

  it('is not taken while the scanner is away, and is when it is back', async () => {
    const picture = tinyPng('mine')
    clamd.be('hangs up')
    const away = await send(picture)
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '30'])
    expect(app.errors.splice(0).join()).toContain('the scanner did not answer')
    clamd.be('looks')
    // Whatever the reader says of it: the scanner let it through.
    expect((await send(Buffer.from('no paper'))).json().error).toMatch(/not a PDF, JPG or PNG/)
    expect(clamd.seen.at(-1)?.toString()).toBe('no paper')
  })
})
