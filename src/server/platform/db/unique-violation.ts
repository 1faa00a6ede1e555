/**
 * Whether an error is the database's 'unique_violation' (SQLSTATE 23505). Both drivers hand it over as the cause of
 * drizzle's own error; their classes differ, their codes do not.
 */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return true
  }
  return false
}
