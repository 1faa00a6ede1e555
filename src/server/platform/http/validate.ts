import * as z from 'zod/v4/core'
import { englishSentences } from '../../../shared/sentences/en/english-sentences.ts'
import { codeOf, says, sentenceOfCode } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { Refusal } from './refusal.ts'

/**
 * Parses a part of a request. Throws Refusal 'invalid_input' with the first problem as its sentence and every problem
 * by field. A schema's own sentences win; where it has none, a plain one names the field.
 */
export function parseInput<S extends z.$ZodType | undefined>(schema: S, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>
  const result = z.safeParse(schema, value, { error: (issue) => codeOf(plainSentence(issue)) })
  if (result.success) return result.data as Parsed<S>
  const fields: Record<string, Sentence> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'body'
    fields[field] ??= sentenceOfCode(englishSentences, issue.message) ?? says('request.notValid', { field })
  }
  throw new Refusal('invalid_input', Object.values(fields)[0] ?? says('request.invalid'), fields)
}

export type Parsed<S> = S extends z.$ZodType ? z.output<S> : undefined

/** Checks a reply, and drops what its schema does not name, so that no column leaks by accident. */
export function parseReply(schema: z.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const paths = result.error.issues.map((issue) => `${issue.path.map(String).join('.')} (${issue.code})`)
  throw new Error(`the reply does not fit its schema at ${paths.join(', ')}`)
}

function plainSentence(issue: z.$ZodRawIssue): Sentence {
  const field = issue.path?.length ? issue.path.map(String).join('.') : null
  if (issue.input === undefined)
    return field === null ? says('request.noContent') : says('request.missing', { field })
  switch (issue.code) {
    case 'invalid_type':
      return says('request.wrongKind', { field, kind: issue.expected })
    case 'invalid_value':
      return says('request.notOneOf', { field, values: issue.values.map(String) })
    case 'too_big':
      return says('request.tooBig', {
        field,
        limit: String(issue.maximum),
        isNumber: issue.origin === 'number',
      })
    case 'too_small':
      return says('request.tooSmall', {
        field,
        limit: String(issue.minimum),
        isNumber: issue.origin === 'number',
      })
    default:
      return says('request.notValid', { field })
  }
}
