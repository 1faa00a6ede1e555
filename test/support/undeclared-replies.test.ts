import fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addRegistry } from '../../src/server/platform/http/registry.ts'
import { defineCall } from '../../src/shared/call.ts'
import { watchReplies } from './undeclared-replies.ts'

const call = (name: string, path: string, produces: 'json' | 'file' = 'json') =>
  defineCall({ name, method: 'GET', path, summary: name, produces, reply: z.object({}) })

it('names each status, header and type of a reply that is not declared, once', async () => {
  const app = fastify()
  addRegistry(app)
  app.mountedCalls.push(call('plain', '/plain'), call('other', '/other'), call('file', '/file', 'file'))
  app.get('/plain', async (_request, reply) => reply.header('x-request-id', 'a').send({}))
  app.get('/file', async (_request, reply) => reply.code(206).header('content-range', 'a').send('a'))
  app.get('/no-call', async (_request, reply) => reply.code(201).header('x-other', 'a').send('a'))
  app.get<{ Querystring: { status: number } }>('/other', async ({ query: { status } }, reply) =>
    reply.code(status).header('x-other', 'a').type('text/plain').send('a'),
  )
  const undeclared = watchReplies(app)
  for (const url of ['/plain', '/file', '/no-call', '/nowhere']) await app.inject({ url })
  expect(undeclared).toEqual([])
  for (const status of [201, 201, 413, 409]) await app.inject({ url: `/other?status=${status}` })
  expect(undeclared).toEqual([
    'other 201: the status is not declared',
    'other 413: the status is not declared',
    'other 409: the header x-other is not declared',
    'other 409: it is declared as JSON, and is none',
  ])
  await app.close()
})
