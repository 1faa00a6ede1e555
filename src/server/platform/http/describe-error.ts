/**
 * What may be logged of an unexpected error: its name, code and place. Never the values of a failed query, which a
 * database error carries in its message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const query = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')
  return {
    name: error.name,
    ...(query ? {} : { message: error.message.slice(0, 500) }),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: places.slice(0, 12).join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
