import * as z from 'zod/v4/core'
import type { Call } from '../../../shared/call.ts'
import { errorReply, errorStatus } from '../../../shared/errors.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 page of the mounted calls, from the very schemas that check every request and reply. */
export function openApiPage(calls: readonly Call[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'ARMOR',
      version: '1',
      description: 'Every call of the product. The session is one cookie.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'armor_session' } },
    },
    security: [{ session: [] }],
  }
}

function operationOf(call: Call): Json {
  const content = call.produces === 'file' ? fileContent : jsonContent(schemaOf(call.reply, 'output'))
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, content: bodyContent(call) } } : {}),
    responses: {
      200: { description: 'Done.', content },
      default: {
        description: `An error, with one of the codes ${Object.keys(errorStatus).join(', ')}.`,
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

const fileContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } }
}

function bodyContent(call: Call): Json {
  const schema = schemaOf(call.body, 'input')
  return call.encoding === 'multipart' ? { 'multipart/form-data': { schema } } : jsonContent(schema)
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
