import * as z from 'zod/v4/core'
import type { Call } from '../../../shared/call.ts'
import { errorReply, errorStatus } from '../../../shared/errors.ts'
import { scopeOfCall } from '../../../shared/rules/key-scopes.ts'
import type { FileLimits } from './read-multipart.ts'

type Json = Record<string, unknown>

/**
 * The OpenAPI 3.1 page of the mounted calls, from the very schemas that check every request and reply.
 * @param files the file fields of the multipart calls, by the name of the call
 */
export function openApiPage(
  calls: readonly Call[],
  files: ReadonlyMap<string, FileLimits>,
  publicUrl: string,
): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call, files.get(call.name) ?? {}),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ARMOR',
      version: '1',
      description:
        'Every call of the product. A browser’s session is one cookie. A program has a key with scopes, which an admin makes under Connections; x-scope names the scope that opens a call to it, and a call without one is for people alone.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      responses: errorResponses,
      headers: { 'x-request-id': textHeader('Names the request in the log of the server.') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'armor_session' },
        key: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer armor_key_…' },
      },
    },
    security: [{ session: [] }],
  }
}

function operationOf(call: Call, files: FileLimits): Json {
  const content = call.produces === 'file' ? fileContent : jsonContent(schemaOf(call.reply, 'output'))
  const scope = scopeOfCall(call.name)
  const body = call.body || Object.keys(files).length > 0 ? bodyContent(call, files) : null
  return {
    operationId: call.name,
    summary: call.summary,
    ...(scope === null ? {} : { security: [{ session: [] }, { key: [] }], 'x-scope': scope }),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headerParameters(call),
    ],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      200: { description: 'Done.', headers: headersGiven(call), content },
      ...errorReferences,
    },
  }
}

const textHeader = (description: string): Json => ({ description, schema: { type: 'string' } })
const requestId = { 'x-request-id': { $ref: '#/components/headers/x-request-id' } }

function headersGiven(call: Call): Json {
  const ofFile =
    call.produces === 'file' ? { 'content-disposition': textHeader('The name of the file.') } : {}
  const own = Object.entries(call.headers.gives ?? {}).map(([name, says]) => [name, textHeader(says)])
  return { ...requestId, ...ofFile, ...Object.fromEntries(own) }
}

/** Headers that a call reads, none of which it must have: without them it says so, or takes whatever there is. */
function headerParameters(call: Call): Json[] {
  const language = { 'accept-language': 'The language of sentences in the answer: en or es.' }
  return Object.entries({ ...call.headers.takes, ...language }).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

const statuses = [...new Set(Object.values(errorStatus))]
const codesOf = (status: number) =>
  Object.entries(errorStatus).flatMap(([code, each]) => (each === status ? [code] : []))

/** One response for each status that an error may have: every call may answer any of them. */
const errorResponses: Json = Object.fromEntries(
  statuses.map((status) => [
    `Error${status}`,
    {
      description: `Refused with the code ${codesOf(status).join(' or ')}.`,
      headers: {
        ...requestId,
        ...([429, 503].includes(status) ? { 'retry-after': textHeader('Seconds to wait.') } : {}),
      },
      content: jsonContent({ $ref: '#/components/schemas/Error' }),
    },
  ]),
)
const errorReferences: Json = Object.fromEntries(
  statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
)

const binary = { type: 'string', format: 'binary' } as const
const fileContent = { 'application/octet-stream': { schema: binary } }

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function bodyContent(call: Call, files: FileLimits): Json {
  const schema = schemaOf(call.body, 'input')
  if (call.encoding === 'json') return jsonContent(schema)
  const properties = { ...(schema['properties'] as Json | undefined), ...fileFields(files) }
  return { 'multipart/form-data': { schema: { type: 'object', ...schema, properties } } }
}

/** A field that takes one file, or several under the same name; each with its limit. */
function fileFields(files: FileLimits): Json {
  const fields = Object.entries(files).map(([name, limit]): [string, Json] => {
    if (typeof limit === 'number') return [name, { ...binary, description: `At most ${limit} bytes.` }]
    const description = `At most ${limit.files} files, together at most ${limit.bytes} bytes.`
    return [name, { type: 'array', items: binary, maxItems: limit.files, description }]
  })
  return Object.fromEntries(fields)
}

function parametersOf(schema: z.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}

function schemaOf(schema: z.$ZodType | undefined, io: 'input' | 'output'): Json {
  if (!schema) return {}
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return json
}
