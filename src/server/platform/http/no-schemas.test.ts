import fastify from 'fastify'
import { expect, it } from 'vitest'
import { noSchemas } from './no-schemas.ts'

it('answers calls that have no schema of the framework', async () => {
  const app = fastify({ logger: false, schemaController: noSchemas })
  app.post('/things', async (request) => ({ got: request.body }))
  const answer = await app.inject({ method: 'POST', url: '/things', payload: { title: 'one' } })
  expect([answer.statusCode, answer.json()]).toEqual([200, { got: { title: 'one' } }])
  expect((await app.inject({ method: 'GET', url: '/nothing' })).statusCode).toBe(404)
  await app.close()
})

it('refuses at the start a call that has one, rather than leave it unchecked', async () => {
  const checked = fastify({ logger: false, schemaController: noSchemas })
  checked.post('/things', { schema: { body: { type: 'object' } } }, async () => ({}))
  await expect(checked.ready()).rejects.toThrow('mounted with zod')
  const worded = fastify({ logger: false, schemaController: noSchemas })
  worded.get('/things', { schema: { response: { 200: { type: 'object' } } } }, async () => ({}))
  await expect(worded.ready()).rejects.toThrow('mounted with zod')
})
