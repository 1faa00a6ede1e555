import type * as z from 'zod/mini'
import type { Call } from '../../shared/call.ts'

type Values<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Part<Name extends string, S> = S extends z.ZodMiniType
  ? { [K in Name]: z.input<S> }
  : { [K in Name]?: undefined }

/** What a call needs besides its declaration; parts it does not declare cannot be given. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']>
export type CallReply<C extends Call> = C['reply'] extends z.ZodMiniType ? z.output<C['reply']> : undefined
export type CallBody<C extends Call> = Values<C['body']>

interface Address {
  params?: unknown
  query?: unknown
}

/**
 * The query key of a read: the segments of its path, the query string as last one. Joined with '/', and with '?'
 * before the last one's text, it is the GET path (specification section 7).
 */
export function queryKeyOf(call: Pick<Call, 'path'>, input: Address = {}): string[] {
  return addressOf(call, input).split('/')
}

/** '/api/clients/:id/documents' with {id: '5'} is '/api/clients/5/documents'. A missing parameter is a programming error. */
export function addressOf(call: Pick<Call, 'path'>, input: Address = {}): string {
  const params = asRecord(input.params)
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new Error(`${call.path} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asRecord(input.query))) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Every page, search and filter of a list that was read: for `invalidateQueries`. */
export function everyPageOf(call: Pick<Call, 'path'>): {
  predicate: (query: { queryKey: readonly unknown[] }) => boolean
} {
  const path = queryKeyOf(call).join('/')
  return { predicate: ({ queryKey }) => queryKey.join('/').split('?')[0] === path }
}
