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
const longestMessage = 500

/**
 * An error without the values it was about. A database error repeats the statement's parameters and the offending row
 * in its message and detail, a parser the text that it could not read: of those only code and place are kept. Addresses
 * and long numbers are taken out of every other message. What is no error is told by its type alone.
 */
export function describeFault(error: unknown, depth = 0): Fault {
  if (!isErrorLike(error)) return { type: typeOf(error), message: 'Something that is no error was thrown.' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const fault: Fault = {
    type: typeof error.name === 'string' ? error.name : typeOf(error),
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(error.stack === undefined ? {} : { stack: callsOf(error.stack) }),
  }
  if (error.cause === undefined || depth >= deepest) return fault
  return { ...fault, cause: describeFault(error.cause, depth + 1) }
}

/** Errors of another realm or of a child process are no `Error` of this one; the queue tells of copies that have lost their name. */
function isErrorLike(given: unknown): given is Error {
  if (given instanceof Error) return true
  if (typeof given !== 'object' || given === null) return false
  const { message, stack } = given as { message?: unknown; stack?: unknown }
  return typeof message === 'string' && typeof stack === 'string'
}

/** 'string', 'undefined', or the name of the class of an object: never what is in it. */
function typeOf(given: unknown): string {
  if (typeof given !== 'object' || given === null) return given === null ? 'null' : typeof given
  return Object.getPrototypeOf(given)?.constructor?.name ?? 'object'
}

function messageOf(error: Error): string {
  if (isOfDatabase(error)) return 'A database statement failed.'
  // "Unexpected token 'J', "Jane Roe, "... is not valid JSON"
  if (error.name === 'SyntaxError') return 'Something could not be parsed.'
  return error.message
    .slice(0, longestMessage)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '[hidden]')
    .replace(/\d(?:[ -]?\d){6,}/g, '[hidden]')
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
