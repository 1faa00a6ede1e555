import { DrizzleQueryError } from 'drizzle-orm'

/** There was no connection to PostgreSQL to be had: it is stopped, starting, or takes no more of them. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  constructor(cause: unknown) {
    super('There is no connection to the database.', { cause })
  }
}

/**
 * SQLSTATE: connections of class 08, an administrator's stop, a crash, starting up, a connection that was idle too long, too many
 * connections; a statement or a lock that took too long; two transactions that waited for each other; a server that only reads since
 * another one has taken over.
 */
const awayState = /^(08...|57P01|57P02|57P03|57P05|25P03|53300|57014|55P03|40P01|40001|25006)$/
/** What the driver says of a connection that broke or did not answer, in words alone. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e)/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Whether something failed because the database could not be reached, broke the connection off or did not get to it, so that it may
 * succeed a moment later; not whether it was carried out, which nobody knows of a commit that was cut off.
 */
export function isDatabaseAway(error: unknown): boolean {
  let isOfQuery = false
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAway || awayWords.test(each.message)) return true
    if (each instanceof DrizzleQueryError) isOfQuery = true
    const code = 'code' in each ? String(each.code) : ''
    // Mail servers and providers refuse connections, too: only under a query it is the database that did.
    if (awayState.test(code) || (isOfQuery && networkCodes.has(code))) return true
  }
  return false
}
