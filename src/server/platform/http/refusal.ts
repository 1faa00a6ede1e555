import { type ErrorCode, errorStatus } from '../../../shared/errors.ts'
import { englishSentences } from '../../../shared/sentences/en/english-sentences.ts'
import { says, wordSentence } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'

/**
 * An expected failure: `says` is worded for the person, in their language, where it is answered; `fields` says what was
 * wrong by field name. `message` is its English, for logs and commands.
 * Everything else that is thrown becomes 'internal' and shows nothing of itself. `cause` is for the log alone.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly says: Sentence
  readonly fields: Record<string, Sentence> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    sentence: Sentence,
    fields?: Record<string, Sentence>,
    options?: { retryAfterSeconds?: number; cause?: unknown },
  ) {
    super(
      wordSentence(englishSentences, sentence),
      options?.cause === undefined ? undefined : { cause: options.cause },
    )
    this.code = code
    this.says = sentence
    this.fields = fields
    this.retryAfterSeconds = options?.retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/**
 * What an access policy answers. 'allow_anyone': whatever the role of a member of staff; 'allow': where the member's role
 * holds what the call needs.
 */
export type Decision = 'allow' | 'allow_anyone' | 'not_signed_in' | 'not_found' | 'forbidden'

type Allowed = 'allow' | 'allow_anyone'

/** The same of a policy that hands on what it had to read, so that the handler need not read it again. */
export type Opening<T> = Exclude<Decision, Allowed> | { opened: T }

const sentences: Record<Exclude<Decision, Allowed>, Sentence> = {
  not_signed_in: says('request.notSignedIn'),
  not_found: says('request.nothingHere'),
  forbidden: says('request.forbidden'),
}

/** Throws the Refusal of a decision that is not 'allow' (decision 18). For checks that need the body. */
export function requireAllowed(decision: Decision): void {
  if (decision !== 'allow' && decision !== 'allow_anyone') throw new Refusal(decision, sentences[decision])
}
