import type { Call } from '../../../shared/call.ts'
import { errorStatus } from '../../../shared/errors.ts'

/** What a call may answer with one status; headers by name, with what each says. */
export interface DeclaredReply {
  description: string
  headers: Readonly<Record<string, string>>
  content: 'reply' | 'bytes' | 'error' | 'nothing'
}

/** On every reply to every call, beside those of security-headers.ts. */
export const headersOfEveryReply = {
  'x-request-id': 'Names the request in the log of the server.',
  'cache-control': 'no-store: no answer of a call is kept.',
  'set-cookie': 'Where a session began, went on or ended, or a choice was kept; mostly absent.',
} as const

const waits: Readonly<Record<number, string>> = {
  [errorStatus.rate_limited]: 'Seconds to wait.',
  [errorStatus.unavailable]: 'Seconds to wait, where they are known.',
  [errorStatus.storage_full]: 'Seconds to wait.',
}

const codesOf = (status: number) =>
  Object.entries(errorStatus).flatMap(([code, each]) => (each === status ? [code] : []))

function refusedWith(status: number): DeclaredReply {
  const wait = waits[status]
  return {
    description: `Refused with the code ${codesOf(status).join(' or ')}.`,
    headers: wait === undefined ? {} : { 'retry-after': wait },
    content: 'error',
  }
}

/** One for each status that a refusal may have. */
export const declaredErrors: ReadonlyMap<number, DeclaredReply> = new Map(
  Object.values(errorStatus).map((status) => [status, refusedWith(status)]),
)

const ofWhole = { 'content-disposition': 'The name of the file.' }
const ofPart = { 'accept-ranges': 'bytes, where a part can be asked for.' }

/** A file may be asked for in part (RFC 9110, 14): those that are kept, not those that are made while they are sent. */
const partsOfFiles: readonly (readonly [number, DeclaredReply])[] = [
  [
    206,
    {
      description: 'The part that was asked for.',
      headers: { ...ofWhole, ...ofPart, 'content-range': 'Which bytes of how many these are.' },
      content: 'bytes',
    },
  ],
  [
    416,
    {
      description: 'The file has no such bytes.',
      headers: { ...ofWhole, ...ofPart, 'content-range': 'How many bytes there are.' },
      content: 'nothing',
    },
  ],
]

/**
 * Everything that a call may answer: what the OpenAPI page prints, and what every reply of the tests is held against. Whoever asks
 * with a wrong key or from another site's page, too often or of a server that is out of room is refused by every call; what
 * else a handler refuses is in the closed list of shared/errors.ts.
 */
export function declaredReplies(
  call: Pick<Call, 'method' | 'produces' | 'headers'>,
): Map<number, DeclaredReply> {
  const isFile = call.produces === 'file'
  const done: DeclaredReply = {
    description: 'Done.',
    headers: { ...(isFile ? { ...ofWhole, ...ofPart } : {}), ...call.headers.gives },
    content: isFile ? 'bytes' : 'reply',
  }
  const replies = new Map<number, DeclaredReply>([
    [200, done],
    ...(isFile ? partsOfFiles : []),
    ...declaredErrors,
  ])
  // Nothing is read of what is sent along with it.
  if (call.method === 'GET') replies.delete(errorStatus.too_large)
  return replies
}
