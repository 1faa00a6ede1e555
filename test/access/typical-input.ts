import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'

interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
}

/** Texts of which one fits most patterns of the contract. */
const texts = ['2026-11-20', '12', '12.50', '5550101234', '62704', 'IL', 'a@b.example', 'access-test-text-1']

/** The schema of a declared call as JSON Schema; an empty object for none. */
export function shapeOf(schema: z.ZodMiniType | undefined): JsonSchema {
  if (schema === undefined) return {}
  return toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
}

/** A value that such a schema takes, as far as a schema says it: every field filled, optional ones too. */
export function typicalOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return typicalOf(schema.anyOf.find((each) => each.type !== 'null') ?? {})
  if (schema.properties) {
    const fields = Object.entries(schema.properties)
    return Object.fromEntries(fields.map(([name, each]) => [name, typicalOf(each)]))
  }
  if (schema.type === 'array') return schema.items ? [typicalOf(schema.items)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'object') return {}
  return textFor(schema)
}

function textFor({ format, pattern, minLength }: JsonSchema): string {
  if (format === 'email') return 'a@b.example'
  const fitting = texts.find((text) => pattern === undefined || new RegExp(pattern, 'u').test(text))
  return (fitting ?? '1').padEnd(minLength ?? 0, '1')
}
