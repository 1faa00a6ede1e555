import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { defineCall } from '../../../shared/call.ts'
import { says } from '../../../shared/sentences/says.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log/log.ts'
import { ProviderUnavailable } from '../payments/payment-provider.ts'
import { refuseSilentProvider } from '../payments/refuse-silent-provider.ts'
import { noScanner } from '../scan/file-scanner.ts'
import { answerErrors } from './answer-errors.ts'
import { mount } from './mount.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { Refusal } from './refusal.ts'
import { addRegistry } from './registry.ts'
import { createUploadPlaces } from './upload-places.ts'

const upload = defineCall({
  name: 'uploadThing',
  method: 'POST',
  path: '/things',
  summary: 'A thing with files.',
  encoding: 'multipart',
  body: z.object({ title: z.string() }),
  reply: z.object({
    title: z.string(),
    files: z.array(
      z.object({ field: z.string(), name: z.string(), bytes: z.number(), truncated: z.boolean() }),
    ),
  }),
})
const look = defineCall({
  name: 'getThing',
  method: 'GET',
  path: '/things/:id',
  summary: 'One thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ size: z.optional(z.enum(['small', 'large'])) }),
  reply: z.object({ id: z.string(), shown: z.string() }),
})
const fetchFile = defineCall({
  name: 'getFile',
  method: 'GET',
  path: '/file',
  summary: 'Bytes.',
  produces: 'file',
})
const exact = defineCall({
  name: 'receiveExact',
  method: 'POST',
  path: '/exact',
  summary: 'Raw bytes.',
  reply: z.object({ text: z.string() }),
})

const deps = {
  config: { rateLimits: { few: { max: 2, windowSeconds: 60 } } },
  scanner: noScanner,
  accounts: {
    identify: async () => ({ viewer: { kind: 'nobody' as const } }),
    ensureBrowser: async () => 'user-1',
    permits: () => true,
  },
}

let app: FastifyInstance
const logged: string[] = []
beforeAll(async () => {
  const log = createLog('warn', (line) => logged.push(line))
  app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  addRegistry(app)
  app.decorate('rateLimiter', createRateLimiter(systemClock))
  app.decorate('uploadPlaces', createUploadPlaces())
  answerErrors(app)
  await app.register(multipart)
  mount(
    app,
    deps,
    upload,
    { policy: () => 'allow', files: { paper: 1000, photo: 50 } },
    async ({ body, files }) => ({
      title: body.title,
      files: files.map((file) => ({
        field: file.field,
        name: file.fileName,
        bytes: file.bytes.length,
        truncated: file.truncated,
      })),
    }),
  )
  mount(
    app,
    deps,
    look,
    { policy: ({ params }) => (params.id === 'mine' ? 'allow' : 'not_found') },
    async ({ params }) => {
      if (params.id === 'never') throw new Refusal('conflict', says('request.nothingHere'))
      return { id: params.id, shown: 'yes', secretColumn: 'hidden' }
    },
  )
  mount(app, deps, fetchFile, { policy: () => 'allow', rateLimit: 'few' }, async () => ({
    file: { bytes: new Uint8Array([1, 2, 3]), contentType: 'application/pdf', fileName: 'Zoë "x"\r\n.pdf' },
  }))
  mount(app, deps, exact, { policy: () => 'allow', raw: true }, async ({ rawBody }) => {
    failAs(rawBody.toString())
    return { text: rawBody.toString('hex') }
  })
  await app.ready()
})
afterAll(() => app.close())

/** The ways in which a handler may fail; a text that names none fails in none. */
function failAs(way: string): void {
  if (way === 'break') throw new Error('connection string postgres://secret')
  if (way === 'parse') JSON.parse('Jane Roe')
  if (way === 'address') throw new Error('No mailbox jane.roe@example.com of 900-12-3456')
  if (way === 'plain') throw 'Jane Roe'
  if (way === 'silent')
    refuseSilentProvider(new ProviderUnavailable('no answer', { cause: new Error('socket hang up') }))
}

const file = (length: number, fileName = 'a.pdf') => ({ fileName, bytes: new Uint8Array(length).fill(65) })

describe('a multipart call', () => {
  it('hands over fields and files, each up to its own limit', async () => {
    const form = multipartBody({ title: 'Two' }, { paper: file(1000), photo: file(51, 'big.jpg') })
    const reply = await app.inject({ method: 'POST', url: '/things', ...form })
    expect(reply.json()).toEqual({
      title: 'Two',
      files: [
        { field: 'paper', name: 'a.pdf', bytes: 1000, truncated: false },
        { field: 'photo', name: 'big.jpg', bytes: 0, truncated: true },
      ],
    })
  })

  it('reads to the end past a file that is far too large', async () => {
    const form = multipartBody({}, { photo: file(3_000_000), paper: file(10) })
    const title = Buffer.from(
      `--${form.headers['content-type'].split('boundary=')[1]}\r\nContent-Disposition: form-data; name="title"\r\n\r\nAfter\r\n`,
    )
    const reply = await app.inject({
      method: 'POST',
      url: '/things',
      headers: form.headers,
      payload: Buffer.concat([title, form.payload]),
    })
    expect(reply.json().files.map((each: { truncated: boolean }) => each.truncated)).toEqual([true, false])
  })

  it('ends at a form that is far beyond all its limits together', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/things',
      ...multipartBody({ title: 'x' }, { paper: file(6_000_000) }),
    })
    expect(reply.statusCode).toBe(413)
  })

  it('drops file inputs left alone and fields it does not know', async () => {
    const form = multipartBody(
      { title: 'None' },
      { paper: { fileName: '', bytes: new Uint8Array() }, other: file(5) },
    )
    expect((await app.inject({ method: 'POST', url: '/things', ...form })).json().files).toEqual([])
  })

  it('keeps only the last part of a file name, without tricks', async () => {
    const form = multipartBody({ title: 'Name' }, { paper: file(3, '../../etc/pass\u202ewd.pdf') })
    expect((await app.inject({ method: 'POST', url: '/things', ...form })).json().files[0].name).toBe(
      'passwd.pdf',
    )
  })

  it('says so when it gets JSON, a form that breaks off, or no title', async () => {
    const json = await app.inject({ method: 'POST', url: '/things', payload: { title: 'x' } })
    expect(json.statusCode).toBe(400)
    const form = multipartBody({ title: 'x' }, { paper: file(500) })
    const cut = await app.inject({
      method: 'POST',
      url: '/things',
      headers: form.headers,
      payload: form.payload.subarray(0, 300),
    })
    expect(cut.statusCode).toBe(400)
    const untitled = await app.inject({
      method: 'POST',
      url: '/things',
      ...multipartBody({}, { paper: file(5) }),
    })
    expect(untitled.json()).toMatchObject({ code: 'invalid_input', fields: { title: '"title" is missing.' } })
  })
})

describe('a mounted call', () => {
  it('asks its policy before anything else happens', async () => {
    expect((await app.inject({ url: '/things/never' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/things/mine?size=huge' })).json().error).toBe(
      '"size" must be small or large.',
    )
  })

  it('replies nothing that its schema does not name', async () => {
    expect((await app.inject({ url: '/things/mine' })).json()).toEqual({ id: 'mine', shown: 'yes' })
  })

  it('sends files as attachments that no browser runs, under their true name', async () => {
    const reply = await app.inject({ url: '/file' })
    expect(reply.rawPayload).toEqual(Buffer.from([1, 2, 3]))
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="Zo_ _x___.pdf"; filename*=UTF-8''Zo%C3%AB%20%22x%22%0D%0A.pdf`,
    )
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    await app.inject({ url: '/file' })
    const limited = await app.inject({ url: '/file' })
    expect(limited.statusCode).toBe(429)
    expect(limited.headers['retry-after']).toMatch(/^\d+$/)
  })

  it('gets the exact bytes when it asks for them', async () => {
    const payload = Buffer.from('{"a": 1 }\n')
    const reply = await app.inject({
      method: 'POST',
      url: '/exact',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(reply.json().text).toBe(payload.toString('hex'))
  })

  it('says nothing of an unexpected failure, and logs it with the request id', async () => {
    logged.length = 0
    const reply = await app.inject({
      method: 'POST',
      url: '/exact',
      headers: { 'content-type': 'text/plain' },
      payload: 'break',
    })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ error: 'Something went wrong. Please try again.', code: 'internal' })
    expect(reply.body).not.toContain('secret')
    expect(logged.join()).toContain(reply.json().requestId)
  })

  it('logs the cause of every 5xx with its place, and what a person typed in none of them', async () => {
    const said = async (payload: string) => {
      logged.length = 0
      await app.inject({ method: 'POST', url: '/exact', headers: { 'content-type': 'text/plain' }, payload })
      expect(logged.join()).not.toMatch(/Jane|example\.com|900-12/)
      return JSON.parse(logged[0] ?? '{}')
    }
    expect(await said('break')).toMatchObject({
      route: '/exact',
      err: {
        type: 'Error',
        message: 'connection string postgres://secret',
        stack: expect.stringContaining('mount.test.ts'),
      },
    })
    expect(await said('parse')).toMatchObject({ err: { type: 'SyntaxError' } })
    expect(await said('address')).toMatchObject({ err: { message: 'No mailbox [hidden] of [hidden]' } })
    expect(await said('plain')).toMatchObject({ err: { type: 'string' } })
    expect(await said('silent')).toMatchObject({
      code: 'provider_unavailable',
      err: { message: 'no answer', cause: { message: 'socket hang up' } },
    })
  })
})
