/** A colour as '#rrggbb'. */
type Hex = string

/** What text needs against what it stands on (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** What the accent stands on, or stands on it: white letters of a button, a link on a sheet, on the page, on a sunk field. */
const lightGrounds = ['#ffffff', '#fbfaf6', '#f3f0e8']
const darkGrounds = ['#0f1420', '#171e2d', '#1f283a']

const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** @param share of the second, 0 to 1 */
function mixed(one: Hex, other: Hex, share: number): Hex {
  const second = channels(other)
  const parts = channels(one).map((value, at) => Math.round(value + ((second[at] ?? 0) - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const leastOn = (hex: Hex, grounds: readonly Hex[]) =>
  Math.min(...grounds.map((ground) => contrastOf(hex, ground)))

/** The lowest contrast of an accent with white letters and light pages; it may stand from `leastContrast` on. */
export function accentContrast(accent: Hex): number {
  return leastOn(accent, lightGrounds)
}

/** The colours of what can be pressed, as the pages name them. */
export interface Shades {
  press: Hex
  hover: Hex
  onPress: Hex
  soft: Hex
}

/** All of them from one accent, in both schemes: each pair passes, the dark ones because they are made lighter until they do. */
export function accentShades(accent: Hex): { light: Shades; dark: Shades } {
  const soft = [0.88, 0.92, 0.96, 1]
    .map((share) => mixed(accent, '#ffffff', share))
    .find((each) => contrastOf(accent, each) >= leastContrast)
  const softDark = mixed('#171e2d', accent, 0.25)
  const press = [0, 0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 1]
    .map((share) => mixed(accent, '#ffffff', share))
    .find((each) => leastOn(each, [...darkGrounds, softDark]) >= leastContrast)
  const light = { press: accent, hover: mixed(accent, '#000000', 0.2), onPress: '#ffffff' }
  const pressDark = press ?? '#ffffff'
  return {
    light: { ...light, soft: soft ?? '#ffffff' },
    dark: { press: pressDark, hover: mixed(pressDark, '#ffffff', 0.3), onPress: '#0f1420', soft: softDark },
  }
}
