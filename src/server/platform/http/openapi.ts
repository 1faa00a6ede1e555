import * as z from 'zod/v4/core'
import type { Call } from '../../../shared/call.ts'
import { errorReply } from '../../../shared/errors.ts'
import { scopeOfCall } from '../../../shared/rules/key-scopes.ts'
import {
  type DeclaredReply,
  declaredErrors,
  declaredReplies,
  headersOfEveryReply,
} from './declared-replies.ts'
import type { Limit } from './rate-limiter.ts'
import { type FileLimits, formLimit, longestField, mostFields } from './read-multipart.ts'
import type { MountedTraits } from './registry.ts'

type Json = Record<string, unknown>

/**
 * The OpenAPI 3.1 page of the mounted calls, from the very schemas that check every request and reply, and from how each call
 * was mounted.
 * @param traits by the name of the call
 */
export function openApiPage(
  calls: readonly Call[],
  traits: ReadonlyMap<string, MountedTraits>,
  config: { publicUrl: string; rateLimits: Record<string, Limit> },
): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call, traits.get(call.name), config.rateLimits),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ARMOR',
      version: '1',
      description:
        'Every call of the product. A browser’s session is one cookie. A program has a key with scopes, which an admin makes under Connections; x-scope names the scope that opens a call to it, and a call without one is for people alone. x-needs names what the role of a member of staff must hold; x-rate-limit says how many requests of one caller a call takes in its window, beside the limit of all calls. Every GET answers HEAD, too. Another method at a known address is answered with 405 and Allow. Every answer has the headers of security that the pages have.',
    },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      responses: errorResponses,
      headers: headersOf(headersOfEveryReply),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'armor_session' },
        key: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer armor_key_…' },
      },
    },
    security: [{ session: [] }],
  }
}

function operationOf(call: Call, traits: MountedTraits | undefined, limits: Record<string, Limit>): Json {
  const scope = scopeOfCall(call.name)
  const limit = limits[traits?.rateLimit ?? '']
  const body = bodyOf(call, traits)
  return {
    operationId: call.name,
    summary: call.summary,
    ...(scope === null ? {} : { security: [{ session: [] }, { key: [] }], 'x-scope': scope }),
    ...(traits?.needs ? { 'x-needs': traits.needs } : {}),
    ...(limit ? { 'x-rate-limit': { max: limit.max, windowSeconds: limit.windowSeconds } } : {}),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...headerParameters(call),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call),
  }
}

/** Refusals are the same for every call, and stand once. */
function responsesOf(call: Call): Json {
  const replies = [...declaredReplies(call)].map(([status, declared]): [string, Json] =>
    declaredErrors.get(status) === declared
      ? [String(status), { $ref: `#/components/responses/Error${status}` }]
      : [String(status), responseOf(declared, call)],
  )
  return Object.fromEntries(replies)
}

function responseOf({ description, headers, content }: DeclaredReply, call?: Call): Json {
  const every = Object.keys(headersOfEveryReply).map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ])
  return {
    description,
    headers: { ...Object.fromEntries(every), ...headersOf(headers) },
    ...(content === 'nothing' ? {} : { content: contentOf(content, call) }),
  }
}

function contentOf(content: Exclude<DeclaredReply['content'], 'nothing'>, call: Call | undefined): Json {
  if (content === 'bytes') return anyBytes
  if (content === 'error') return jsonContent({ $ref: '#/components/schemas/Error' })
  return jsonContent(schemaOf(call?.reply, 'output'))
}

const textHeader = (description: string): Json => ({ description, schema: { type: 'string' } })
const headersOf = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(headers).map(([name, says]) => [name, textHeader(says)]))

const errorResponses: Json = Object.fromEntries(
  [...declaredErrors].map(([status, declared]) => [`Error${status}`, responseOf(declared)]),
)

/** Headers that a call reads, none of which it must have: without them it says so, or takes whatever there is. */
function headerParameters(call: Call): Json[] {
  const language = { 'accept-language': 'The language of sentences in the answer: en or es.' }
  const range = { range: 'A part of the file, as bytes=from-to; where none can be had all of it comes.' }
  const ofFile = call.produces === 'file' ? range : {}
  return Object.entries({ ...call.headers.takes, ...ofFile, ...language }).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

const binary = { type: 'string', format: 'binary' } as const
/** A file has the type of what it is: a PDF, a picture, a table. */
const anyBytes = { '*/*': { schema: binary } }

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function bodyOf(call: Call, traits: MountedTraits | undefined): Json | null {
  const { files = {}, raw = false, bodyLimit = 0 } = traits ?? {}
  const description = `At most ${bodyLimit} bytes.`
  if (raw) return { required: false, description, content: anyBytes }
  if (call.encoding === 'multipart') return formOf(call, files)
  return call.body
    ? { required: true, description, content: jsonContent(schemaOf(call.body, 'input')) }
    : null
}

function formOf(call: Call, files: FileLimits): Json {
  const schema = schemaOf(call.body, 'input')
  const properties = { ...(schema['properties'] as Json | undefined), ...fileFields(files) }
  return {
    required: true,
    description: `At most ${formLimit(files)} bytes in all, ${mostFields} text fields of at most ${longestField} bytes each. A file that is larger than its field allows is judged by itself.`,
    content: { 'multipart/form-data': { schema: { type: 'object', ...schema, properties } } },
  }
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
