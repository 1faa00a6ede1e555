import { type LogFn, type Logger, pino } from 'pino'
import { describeFault } from './describe-fault.ts'
import { linesOfATurn } from './lines-of-a-turn.ts'

/** Structured log. No personal data goes in: ids and codes only, never names, addresses, emails or file names. */
export type Log = Logger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Paths that are never printed, whoever logs them by mistake. */
const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'headers.authorization',
  '*.password',
  '*.ssn',
  '*.dateOfBirth',
  '*.email',
  '*.clientSecret',
]

/**
 * A log of JSON lines. Errors go under `err`.
 * @param write where the lines go; standard output when absent
 */
export function createLog(level: LogLevel, write?: (line: string) => void): Log {
  const options = {
    level,
    base: null,
    redact: { paths: secretPaths, censor: '[hidden]' },
    serializers: { err: describeFault, error: describeFault },
    hooks: { logMethod: sayItself },
  }
  return pino(options, write === undefined ? linesOfATurn() : { write })
}

/** An error that is logged without a word: pino would say for it the error's own message, whatever is in it. */
function sayItself(this: Log, args: Parameters<LogFn>, method: LogFn): void {
  const given: unknown = args[0]
  if (args.length === 1 && typeof given === 'object' && given !== null) {
    const line: { err?: unknown } = given instanceof Error ? { err: given } : given
    if (line.err !== undefined) {
      method.call(this, line, describeFault(line.err).message)
      return
    }
  }
  method.apply(this, args)
}

/** The same log for lines of which every value is ours: nothing in them is looked for to be hidden. */
export function withoutHiding(log: Log): Log {
  return log.child({}, { redact: [] })
}
