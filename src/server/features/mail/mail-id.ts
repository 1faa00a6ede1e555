/** Parses the number of a mail in a path; anything but a positive 32-bit integer is none. */
export function parseMailId(given: string): number | null {
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
}
