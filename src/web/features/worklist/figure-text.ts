import { formatDollars } from '../../../shared/rules/money.ts'

/** '$1,750.00' of a numeric string; whole dollars without cents. */
export function dollarsText(amount: string): string {
  return formatDollars(Number(amount), { whole: true })
}

/** '4%' of a share between 0 and 1; `none` where there is nothing to share. */
export function percentText(share: number | null, none: string): string {
  if (share === null || !Number.isFinite(share)) return none
  return `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`
}

/** '$49k', '$1.2m': for labels with little room. */
export function shortDollars(amount: string): string {
  const dollars = Number(amount)
  if (dollars < 1_000) return `$${Math.round(dollars)}`
  if (dollars < 999_500) return `$${Math.round(dollars / 1_000)}k`
  return `$${(dollars / 1_000_000).toFixed(1)}m`
}

/** A part of a whole, null when the whole is nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}
