import type { Operation } from './fuzz-requests.ts'
import type { ValueSchema } from './fuzz-values.ts'

interface Media {
  schema: ValueSchema
}
interface DocumentedOperation {
  operationId: string
  parameters: Operation['parameters']
  requestBody?: { content: Record<string, Media> }
  responses: { 200: { content: Record<string, Media> } }
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: { Error: object } }
}

/** Every operation that the document names. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: bodyOf(requestBody?.content),
      reply: responses[200].content['application/json']?.schema ?? null,
    })),
  )
}

function bodyOf(content: Record<string, Media> | undefined): Operation['body'] {
  for (const type of ['application/json', 'multipart/form-data'] as const) {
    const media = content?.[type]
    if (media) return { type, schema: media.schema }
  }
  return null
}
