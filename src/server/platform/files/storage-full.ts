/** What a file system says without room (ENOSPC) or beyond a quota (EDQUOT), and a database whose disk is full (SQLSTATE 53100). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because nothing more can be stored: it succeeds once there is room again. */
export function isStorageFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && codes.has(String(each.code))) return true
  }
  return false
}
