/** The database's own limit of a record's number. */
export const largestId = 2_147_483_647

/** The number that no record has. */
export const noRecord = 0

/** The number of a record as a path, a query or a live event says it: 1 to 2^31-1 in plain digits; null for anything else. */
export function parseRecordId(given: string | number): number | null {
  if (!/^[1-9]\d{0,9}$/.test(String(given))) return null
  const id = Number(given)
  return id <= largestId ? id : null
}
