import { type ErrorCode, errorStatus } from '../../../shared/errors.ts'

/**
 * An expected failure: `sentence` is shown to the person, `fields` says what was wrong by field name.
 * Everything else that is thrown becomes 'internal' and shows nothing of itself. `cause` is for the log alone.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    sentence: string,
    fields?: Record<string, string>,
    options?: { retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(sentence, options?.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = options?.retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** What an access policy answers. */
export type Decision = 'allow' | 'not_signed_in' | 'not_found' | 'forbidden'

const sentences: Record<Exclude<Decision, 'allow'>, string> = {
  not_signed_in: 'Please sign in to see this.',
  not_found: 'There is nothing here.',
  forbidden: 'You may not do this.',
}

/** Throws the Refusal of a decision that is not 'allow' (decision 18). For checks that need the body. */
export function requireAllowed(decision: Decision): void {
  if (decision !== 'allow') throw new Refusal(decision, sentences[decision])
}
