import { accentShades, type Shades } from '../../../shared/rules/accent.ts'

/** Where pages find the operator's colours; its address changes with them, so that it can be kept for good. */
export function looksAddress(accent: string): string {
  return `/looks.css?${accent.slice(1)}`
}

/** The colour that such an address names; null for anything else. @param query with its '?' */
export function accentIn(query: string): string | null {
  const hex = /^\?([0-9a-f]{6})$/.exec(query)?.[1]
  return hex === undefined ? null : `#${hex}`
}

/** The operator's colour over the product's own, in the light and the dark scheme. @param accent '#rrggbb', nothing else */
export function looksSheet(accent: string): string {
  const { light, dark } = accentShades(accent)
  return `:root{${namesOf(light)}}@media screen and (prefers-color-scheme:dark){:root{${namesOf(dark)}}}`
}

function namesOf({ press, hover, onPress, soft }: Shades): string {
  return `--press:${press};--press-hover:${hover};--on-press:${onPress};--press-soft:${soft}`
}
