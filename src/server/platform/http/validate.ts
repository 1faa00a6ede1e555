import * as z from 'zod/v4/core'
import { Refusal } from './refusal.ts'

/**
 * Parses a part of a request. Throws Refusal 'invalid_input' with the first problem as its sentence and every problem
 * by field. A schema's own messages win; where it has none, a plain sentence names the field.
 */
export function parseInput<S extends z.$ZodType | undefined>(schema: S, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>
  const result = z.safeParse(schema, value, { error: plainSentence })
  if (result.success) return result.data as Parsed<S>
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'body'
    fields[field] ??= issue.message
  }
  throw new Refusal('invalid_input', Object.values(fields)[0] ?? 'This request is not valid.', fields)
}

export type Parsed<S> = S extends z.$ZodType ? z.output<S> : undefined

/** Checks a reply, and drops what its schema does not name, so that no column leaks by accident. */
export function parseReply(schema: z.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const paths = result.error.issues.map((issue) => `${issue.path.map(String).join('.')} (${issue.code})`)
  throw new Error(`the reply does not fit its schema at ${paths.join(', ')}`)
}

function plainSentence(issue: z.$ZodRawIssue): string {
  const field = issue.path?.length ? `"${issue.path.map(String).join('.')}"` : 'The request'
  if (issue.input === undefined)
    return issue.path?.length ? `${field} is missing.` : 'The request has no content.'
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${field} must be ${issue.values.map(String).join(' or ')}.`
    case 'too_big':
      return `${field} is too ${issue.origin === 'number' ? 'large' : 'long'}: the limit is ${issue.maximum}.`
    case 'too_small':
      return `${field} is too ${issue.origin === 'number' ? 'small' : 'short'}: at least ${issue.minimum} is needed.`
    default:
      return `${field} is not valid.`
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}
