import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/**
 * One call of the product's own API, declared once: the server mounts it, the browser calls it, the OpenAPI page and
 * the access test list it. Paths use Fastify's ':name' for parameters.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  /** Verb and noun, the same on use case, test and log line: 'createPaymentIntent'. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** One sentence for the OpenAPI page. */
  summary: string
  params: Params
  query: Query
  /** JSON body; for multipart calls the schema of the text fields. */
  body: Body
  /** 'file' replies with bytes and has no reply schema. */
  reply: Reply
  encoding: 'json' | 'multipart'
  produces: 'json' | 'file'
  /** Beside those that every call takes and gives; by name, what each says. */
  headers: CallHeaders
}

interface CallHeaders {
  takes?: Readonly<Record<string, string>>
  gives?: Readonly<Record<string, string>>
}

/** Of a list that is read by pages. */
export const totalCount: CallHeaders = { gives: { 'x-total-count': 'How many rows there are on all pages.' } }

/** Of a long answer, which whoever can take it so gets packed. */
export const packedAnswer: CallHeaders = {
  gives: {
    'content-encoding': 'br or gzip, where the answer is long and the request takes it so.',
    vary: 'Which headers of the request the answer depends on.',
  },
}

interface CallInput<P, Q, B, R> {
  name: string
  method: Call['method']
  path: string
  summary: string
  params?: P
  query?: Q
  body?: B
  reply?: R
  encoding?: Call['encoding']
  produces?: Call['produces']
  headers?: CallHeaders
}

/** Declares a call; what is not given is absent (`undefined`), JSON is the default both ways. */
export function defineCall<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(input: CallInput<P, Q, B, R>): Call<P, Q, B, R> {
  return {
    name: input.name,
    method: input.method,
    path: input.path,
    summary: input.summary,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    reply: input.reply as R,
    encoding: input.encoding ?? 'json',
    produces: input.produces ?? 'json',
    headers: input.headers ?? {},
  }
}
