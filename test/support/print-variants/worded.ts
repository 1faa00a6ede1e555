/** How the bureaus word dates and amounts. */
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '$12,480'. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** '07/04/2026'; '07/2026' of a month. */
export function slashed(iso: string): string {
  const [year, month, day] = iso.split('-')
  return day === undefined ? `${month}/${year}` : `${month}/${day}/${year}`
}

/** 'Jul 4, 2026'; 'Jul 2026' of a month. */
export function named(iso: string): string {
  const [year, month, day] = iso.split('-')
  const name = shortMonths[Number(month) - 1]
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

/** 'July 04, 2026'; 'July 2026' of a month. */
export function namedInFull(iso: string): string {
  const [year, month, day] = iso.split('-')
  const name = longMonths[Number(month) - 1]
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`
}

export const monthNames: readonly string[] = shortMonths
