import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { sendPacked } from './send-packed.ts'

const long = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({ id, text: 'Ñandú, a line of a report' })),
)
const app = fastify()
app.get('/long', (request, reply) => sendPacked(request, reply, long))
app.get('/short', (request, reply) => sendPacked(request, reply, '[1]'))
afterAll(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ method: 'GET', url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer goes to whoever takes %s as %s', async (accepted, encoding, unpack) => {
  const answer = await get('/long', accepted)
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(answer.rawPayload.length).toBeLessThan(long.length / 5)
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(unpack(answer.rawPayload).toString()).toBe(long)
})

it.each([
  ['/long', undefined, long],
  ['/long', 'identity', long],
  ['/short', 'br', '[1]'],
])('%s goes as it is to whoever takes %s', async (url, accepted, text) => {
  const answer = await get(url, accepted)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['vary']).toBe('accept-encoding')
  expect(answer.body).toBe(text)
})
