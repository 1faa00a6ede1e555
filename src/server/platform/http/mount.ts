import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import type { Call } from '../../../shared/call.ts'
import type { Need } from '../../../shared/rules/staff-roles.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { FileScanner } from '../scan/file-scanner.ts'
import { ListInPortions } from './list-in-portions.ts'
import type { Limit, RateLimiter } from './rate-limiter.ts'
import { type FileLimits, type MultipartContent, readMultipart, type UploadedFile } from './read-multipart.ts'
import { type Decision, type Opening, Refusal, requireAllowed } from './refusal.ts'
import { refuseMalware } from './refuse-malware.ts'
import { originOf, type RequestOrigin } from './request-origin.ts'
import { type FileReply, isFileReply, sendFile } from './send-file.ts'
import { sendPacked } from './send-packed.ts'
import type { UploadPlaces } from './upload-places.ts'
import { type Parsed, parseInput, parseReply } from './validate.ts'

/** What a mounted call needs of the product, whatever else its deps hold. */
export interface HttpDeps {
  config: { rateLimits: Record<string, Limit> }
  scanner: FileScanner
  accounts: {
    identify(request: FastifyRequest): Promise<{ viewer: unknown; key?: CallerKey | null }>
    ensureBrowser(request: FastifyRequest, reply: FastifyReply): Promise<string>
    permits(viewer: unknown, need: Need): boolean
  }
}

/** A key that a request was made with: its own limit, and the calls that it may make at all. */
interface CallerKey {
  id: string
  mayCall(name: string): boolean
}

type ViewerOf<D extends HttpDeps> = Awaited<ReturnType<D['accounts']['identify']>>['viewer']
type Schema = Call['params']

export interface PolicyContext<D, V, P, Q> {
  deps: D
  viewer: V
  params: P
  query: Q
  request: FastifyRequest
  /** Where the request came from, for records of consent. */
  origin: RequestOrigin
}

type PolicyAnswer = Decision | Opening<unknown>

/** What the handler gets of what a policy read. */
type OpenedBy<A> = A extends { opened: infer T } ? T : A extends 'allow' | 'allow_anyone' ? undefined : never

/** Runs before the body is looked at; a check that needs the body calls `requireAllowed` in the handler. */
export type Policy<D, V, P, Q, A extends PolicyAnswer = Decision> = (
  context: PolicyContext<D, V, P, Q>,
) => A | Promise<A>

export interface CallContext<D, V, P, Q, B, O = undefined> extends PolicyContext<D, V, P, Q> {
  body: B
  /** What the policy of this request read and opened, such as the client's record. */
  opened: O
  /** Multipart calls only, in the order sent. */
  files: UploadedFile[]
  /** The exact bytes, for calls mounted with `raw` (signed webhooks); else empty. */
  rawBody: Buffer
  reply: FastifyReply
  /** Gives a nobody an anonymous browser session (a cookie on this reply); answers the user id of whoever asks. */
  ensureBrowser(): Promise<string>
}

export interface MountOptions<D extends HttpDeps, P, Q, A extends PolicyAnswer = Decision> {
  /** Required: nothing is open by accident. */
  policy: Policy<D, ViewerOf<D>, P, Q, A>
  /**
   * What a member of staff must hold to make this call, whatever the policy allows. Absent: 'look' to read, 'work' for
   * everything else; nothing where the policy is for anyone.
   */
  needs?: Need
  rateLimit?: keyof D['config']['rateLimits'] & string
  /** Multipart calls: the file fields taken, each with its limit in bytes. */
  files?: FileLimits
  /** Hands the handler the unparsed bytes. */
  raw?: boolean
  /** Largest JSON or raw body in bytes; 256 KiB when absent. */
  bodyLimit?: number
  /** A long answer is sent packed (decision 196): none in which a secret lies beside what somebody else has a say in. */
  packs?: boolean
}

type ReplyOf<R> = R extends z.$ZodType ? z.input<R> | PortionsOf<z.input<R>> : FileReply
type PortionsOf<T> = T extends readonly unknown[] ? ListInPortions<T> : never

declare module 'fastify' {
  interface FastifyInstance {
    rateLimiter: RateLimiter
    uploadPlaces: UploadPlaces
  }
}

/**
 * Mounts one call: rate limit, session, policy, what a member's role must hold, input checked against its schemas, handler, reply checked against its
 * schema. The handler throws a Refusal for every expected failure.
 */
export function mount<
  D extends HttpDeps,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends PolicyAnswer,
>(
  app: FastifyInstance,
  deps: D,
  call: Call<P, Q, B, R>,
  options: MountOptions<D, Parsed<P>, Parsed<Q>, A>,
  handler: (
    context: CallContext<D, ViewerOf<D>, Parsed<P>, Parsed<Q>, Parsed<B>, OpenedBy<A>>,
  ) => Promise<ReplyOf<R>>,
): void {
  app.mountedCalls.push(call as Call)
  const { files = {}, raw = false, bodyLimit = 256 * 1024, rateLimit = null, needs = null } = options
  app.mountedTraits.set(call.name, { files, raw, bodyLimit, rateLimit, needs })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (rateLimit) await takeFromLimit(app, deps, rateLimit, request)
    const identity = await deps.accounts.identify(request)
    if (identity.key) await judgeKey(app, deps, identity.key, call.name)
    const viewer = identity.viewer as ViewerOf<D>
    const params = parseInput(call.params, request.params)
    const query = parseInput(call.query, request.query)
    const origin = originOf(request)
    const decision = await options.policy({ deps, viewer, params, query, request, origin })
    const opened = takeOpened(decision)
    if (!deps.accounts.permits(viewer, needOf(call, options.needs, decision))) requireAllowed('forbidden')
    const content = await readContent(call, options, request)
    const body = parseInput(call.body, content.body)
    await refuseMalware(deps.scanner, content.files, request.log)
    const value = await handler({
      deps,
      viewer,
      params,
      query,
      body,
      opened,
      files: content.files,
      rawBody: content.rawBody,
      request,
      origin,
      reply,
      ensureBrowser: () => deps.accounts.ensureBrowser(request, reply),
    })
    if (isFileReply(value)) return sendFile(reply, value)
    if (call.reply === undefined) throw new Error(`${call.name} has no reply schema and answered no file`)
    reply.type('application/json; charset=utf-8')
    if (value instanceof ListInPortions) return reply.send(value.toJson(call.reply))
    const text = JSON.stringify(parseReply(call.reply, value))
    return options.packs ? sendPacked(request, reply, text) : reply.send(text)
  }
  const route = {
    method: call.method,
    url: call.path,
    bodyLimit,
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      call.encoding === 'multipart'
        ? app.uploadPlaces.within(request.ip, () => answer(request, reply))
        : answer(request, reply),
  }
  if (raw) {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.route(route)
    })
  } else app.route(route)
}

function needOf(call: Pick<Call, 'method'>, needs: Need | undefined, decision: PolicyAnswer): Need {
  if (needs !== undefined) return needs
  return decision === 'allow_anyone' || call.method === 'GET' ? 'look' : 'work'
}

/** Throws what `requireAllowed` throws. */
function takeOpened<A extends PolicyAnswer>(answer: A): OpenedBy<A> {
  if (typeof answer === 'object') return answer.opened as OpenedBy<A>
  requireAllowed(answer)
  return undefined as OpenedBy<A>
}

async function takeFromLimit(
  app: FastifyInstance,
  deps: HttpDeps,
  group: string,
  request: FastifyRequest,
): Promise<void> {
  const limit = deps.config.rateLimits[group]
  if (limit) refuseWhenLimited(await app.rateLimiter.take(group, request.ip, limit))
}

/** Before the policy, which judges whoever the key acts as. Throws Refusal 'rate_limited' or 'forbidden'. */
async function judgeKey(app: FastifyInstance, deps: HttpDeps, key: CallerKey, name: string): Promise<void> {
  const limit = deps.config.rateLimits['key']
  if (limit) refuseWhenLimited(await app.rateLimiter.take('key', key.id, limit))
  if (!key.mayCall(name)) throw new Refusal('forbidden', says('staff.keyMayNot'))
}

/** Throws Refusal 'rate_limited' with the seconds to wait, unless they are 0. */
export function refuseWhenLimited(waitSeconds: number): void {
  if (waitSeconds === 0) return
  throw new Refusal('rate_limited', says('request.tooOften', { seconds: waitSeconds }), undefined, {
    retryAfterSeconds: waitSeconds,
  })
}

interface Content {
  body: unknown
  files: UploadedFile[]
  rawBody: Buffer
}

async function readContent(
  call: Pick<Call, 'encoding'>,
  options: { files?: FileLimits; raw?: boolean },
  request: FastifyRequest,
): Promise<Content> {
  const nothing = Buffer.alloc(0)
  if (options.raw)
    return { body: undefined, files: [], rawBody: Buffer.isBuffer(request.body) ? request.body : nothing }
  if (call.encoding === 'json') return { body: request.body, files: [], rawBody: nothing }
  // Who left while waiting for a place sends nothing more, and would be read without end.
  if (request.raw.destroyed) throw new Refusal('invalid_input', says('request.unreadable'))
  const multipart: MultipartContent = await readMultipart(request, options.files ?? {})
  return { body: multipart.fields, files: multipart.files, rawBody: nothing }
}
