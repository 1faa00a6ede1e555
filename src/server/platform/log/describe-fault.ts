/** What may be said about an error in a log. */
export interface Fault {
  type: string
  message: string
  code?: string
  constraint?: string
  table?: string
  stack?: string
  cause?: Fault
}

const deepest = 4

/**
 * An error without the values it was about. A database error repeats the statement's parameters and the offending row
 * in its message and detail: of those only its code and the names of constraint and table are kept.
 */
export function describeFault(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const ofDatabase = isOfDatabase(error)
  const fault: Fault = {
    type: error.name,
    message: ofDatabase ? 'A database statement failed.' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(error.stack === undefined ? {} : { stack: callsOf(error.stack) }),
  }
  if (error.cause === undefined || depth >= deepest) return fault
  return { ...fault, cause: describeFault(error.cause, depth + 1) }
}

/** Drizzle's wrapper, or the error of either driver: five characters of SQLSTATE and a severity. */
function isOfDatabase(error: Error): boolean {
  const { query, code, severity } = error as { query?: unknown; code?: unknown; severity?: unknown }
  return (
    typeof query === 'string' ||
    (typeof severity === 'string' && typeof code === 'string' && code.length === 5)
  )
}

/** The calls alone: the first lines of a stack repeat the message. */
function callsOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
