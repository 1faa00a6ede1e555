import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptEngine } from '../../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../support/make-app.ts'
import { type FormFile, multipartBody } from '../../support/multipart-body.ts'

let app: TestApp
let visitor: Caller
/** Notes who comes, and is named by the files. */
let lure: Server
let lured = 0
beforeAll(async () => {
  app = await makeApp({ engine: keptEngine(), working: false, settings: { RATE_LIMIT_UPLOAD: '9999/1' } })
  visitor = await app.asBrowser()
  lure = createServer((_request, reply) => {
    lured += 1
    reply.end()
  })
  await new Promise<void>((resolve) => lure.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await app.close()
  await new Promise((resolve) => lure.close(resolve))
})

/** What an anonymous visitor is told of a file chosen in the form, and that others were answered meanwhile. */
async function choose(field: string, chosen: FormFile) {
  const url = '/api/intake-draft/files'
  const sent = { done: false }
  const asked = visitor
    .inject({ method: 'POST', url, ...multipartBody({ field }, { chosen }) })
    .finally(() => Object.assign(sent, { done: true }))
  let others = 0
  for (; !sent.done; others += 1) {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await pause(10)
  }
  expect(others).toBeGreaterThan(0)
  const reply = await asked
  return { status: reply.statusCode, says: reply.json().says?.key, seen: reply.json().recognition }
}
const file = (fileName: string, content: string | Uint8Array): FormFile => ({
  fileName,
  bytes: typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
})

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const around = Buffer.alloc(12)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 8)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(8)])
}
/** A PNG that says how large it is, of points that say something else. */
function png(side: number, points: Uint8Array, more: Uint8Array[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', points),
    chunk('IEND', Buffer.of()),
  ])
}
/** Ten megabytes of nothing in ten kilobytes. */
const unfolding = deflateSync(Buffer.alloc(10_000_000), { level: 9 })
const few = deflateSync(Buffer.alloc(300 * 901))

/** The header of a lossless WebP of 16,383 by 16,383 points, and nothing behind it. */
const webp = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv/j//DwdQ/v/+iOh/AAA=', 'base64')

function pdf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj${body}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>'
const deepTree = pdf([
  catalogue,
  ...Array.from({ length: 20_000 }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 1>>`),
  page,
])
const circle = pdf([catalogue, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 99999999>>'])
const onePageOften = pdf([catalogue, `<</Type/Pages/Kids[${'3 0 R '.repeat(100_000)}]/Count 100000>>`, page])

const archive = (parts: string) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b0"\r\n\r\n${parts}`
const part = (boundary: string, type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`
const nested = archive(
  Array.from({ length: 1_900 }, (_, at) => part(`b${at}`, `multipart/related; boundary="b${at + 1}"`)).join(
    '',
  ),
)
const letters = archive(part('b0', 'message/rfc822') + part('x', 'message/rfc822').repeat(500))

describe('a file that is a bomb', () => {
  it.each([
    [
      'a picture that says it has 60,000 by 60,000 points',
      'licenseId',
      'a.png',
      png(60_000, few),
      'file.paperTooLarge',
    ],
    ['the same as a report', 'creditReport0', 'a.png', png(60_000, few), 'file.pictureTooLarge'],
    ['a WebP that says it has 268 million points', 'creditReport0', 'a.webp', webp, 'file.damaged'],
    ['a page tree of 20,000 floors', 'licenseId', 'a.pdf', deepTree, 'file.paperDamaged'],
    ['a page tree that is a circle', 'licenseId', 'a.pdf', circle, 'file.paperDamaged'],
    ['one page a hundred thousand times', 'licenseId', 'a.pdf', onePageOften, 'file.paperTooLarge'],
    ['a saved page of 1,900 nested parts', 'creditReport0', 'a.mhtml', nested, 'file.pageTooLarge'],
    ['a saved page of letters in letters', 'creditReport0', 'a.mhtml', letters, 'file.pageTooLarge'],
  ])(
    '%s is refused in a sentence, and others are answered meanwhile',
    async (_name, field, name, content, says) => {
      expect(await choose(field, file(name, content))).toEqual({ status: 400, says, seen: undefined })
    },
  )

  it('a picture whose texts and points unfold to a thousand times its size is no more than its picture', async () => {
    const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), unfolding]))
    expect((await choose('licenseId', file('a.png', png(300, few, [text, text])))).status).toBe(200)
    expect((await choose('ssc', file('a.png', png(300, unfolding)))).status).toBe(200)
  })

  it('leaves no child behind that is not given the next file', async () => {
    expect((await choose('licenseId', file('b.png', png(300, few)))).status).toBe(200)
    expect(app.errors).toEqual([])
  })
})

describe('a saved page that names other places', () => {
  it('is set from what is in it: nothing is fetched, of this machine or another', async () => {
    const at = `http://127.0.0.1:${(lure.address() as AddressInfo).port}`
    const names = `<base href="${at}/"><link rel="stylesheet" href="a.css"><link rel="stylesheet" href="file:///etc/passwd">
      <style>@import url(${at}/b.css); p { background: url(${at}/c.png); content: url(file:///etc/passwd) }</style>
      <script src="${at}/d.js"></script><img src="${at}/e.png"><img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${at}/f.png'/></svg>">
      <iframe src="file:///etc/passwd"></iframe><object data="${at}/g"></object><meta http-equiv="refresh" content="0;url=${at}/h">`
    const html = `<!doctype html><html><head>${names}</head><body><p>Hello`
    const inArchive = archive(
      `${part('b0', 'text/html')}${html}\r\n--b0\r\nContent-Type: text/css\r\nContent-Location: ${at}/i.css\r\n\r\n@import "${at}/j.css";\r\n--b0\r\nContent-Type: message/external-body; access-type=URL; URL="${at}/k"\r\n\r\n--b0--`,
    )
    for (const [name, content] of [
      ['a.html', html],
      ['a.mhtml', inArchive],
    ] as const) {
      expect((await choose('creditReport0', file(name, content))).status).toBe(200)
      const kept = await visitor.inject({ url: '/api/intake-draft' })
      expect(kept.body).not.toContain('root:')
    }
    expect(lured).toBe(0)
  })
})
