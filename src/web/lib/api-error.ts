import { type ErrorReply, errorReply } from '../../shared/errors.ts'
import { shellTexts } from '../../shared/messages/en/shell.ts'
import { offlineError } from '../../shared/messages/es/offline-error.ts'
import { pageLanguage } from './page-language.ts'

/**
 * Any answer outside 200 to 299. `message` is the specified generic error, `STATUS: body`; a person is shown
 * `sentence`, the `error` field of a JSON body, never raw JSON (decision 33).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | null
  /** The server's own sentence for a person; null when the body carries none. */
  readonly sentence: string | null
  /** The same before it was worded; null when the body carries none. */
  readonly says: ErrorReply['says'] | null
  /** Wrong fields by name, each with its sentence. */
  readonly fields: Readonly<Record<string, string>>
  /** From Retry-After, when the server asked to wait. */
  readonly retryAfterSeconds: number | null

  constructor(input: { status: number; statusText: string; body: string; retryAfter?: string | null }) {
    super(`${input.status}: ${input.body || input.statusText}`)
    this.name = 'ApiError'
    this.status = input.status
    const reply = parseReply(input.body)
    this.code = reply?.code ?? null
    this.sentence = reply?.error ?? null
    this.says = reply?.says ?? null
    this.fields = reply?.fields ?? {}
    const seconds = Number(input.retryAfter ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }
}

/** The server could not be reached at all: offline, blocked or down. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(pageLanguage() === 'es' ? offlineError : shellTexts.offlineError, { cause })
    this.name = 'NetworkError'
  }
}

/** A sentence for a person, whatever was thrown: the server's own, else that it is unreachable, else the fallback. */
export function sentenceOf(error: unknown, fallback: string = shellTexts.genericError): string {
  if (error instanceof NetworkError) return error.message
  return (error instanceof ApiError && error.sentence) || fallback
}

function parseReply(body: string) {
  try {
    const parsed = errorReply.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
