/**
 * The last guard before paper: no document carries a whole Social Security number or a whole account number, whatever
 * the report printed and whatever a rule quoted.
 */

const wholeSsn = /\b\d{3}([- ])\d{2}\1(\d{4})\b/g

/** The same content with every whole Social Security number reduced to its last four digits. */
export function hideSocialSecurityNumbers<T>(content: T): T {
  if (typeof content === 'string') return content.replace(wholeSsn, 'XXX-XX-$2') as T
  if (Array.isArray(content)) return content.map((each) => hideSocialSecurityNumbers(each)) as T
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => [key, hideSocialSecurityNumbers(value)]),
    ) as T
  }
  return content
}

/** An account number as printed, except that one printed in full (some Experian entries) keeps its last four only. */
export function maskedAccount(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  const isWhole = /^[\d\s-]+$/.test(printed) && digits.length >= 8
  return isWhole ? `${'X'.repeat(digits.length - 4)}${digits.slice(-4)}` : printed
}
