/** Money: cents inside and on the provider's wire, dollars in query strings, payloads and storage (decision 9). */
export function dollarsFromCents(cents: number): number {
  return cents / 100
}

export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100)
}

/** A client's `amount`: '1750.00'. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** '$1,750.00', or '$1,750' when `whole` and there are no cents. */
export function formatDollars(dollars: number, options: { whole?: boolean } = {}): string {
  const digits = options.whole && Number.isInteger(dollars) ? 0 : 2
  const [units = '0', fraction] = Math.abs(dollars).toFixed(digits).split('.')
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${dollars < 0 ? '-' : ''}$${grouped}${fraction ? `.${fraction}` : ''}`
}
