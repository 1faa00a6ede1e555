import { expect, it } from 'vitest'
import { accentContrast, accentShades, contrastOf, leastContrast } from './accent.ts'

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(accentContrast('#ffcc00')).toBeLessThan(2)
  expect(accentContrast('#0b6e4f')).toBeGreaterThan(leastContrast)
})

it.each(['#0b6e4f', '#1a4fa0', '#8a1538', '#000000', '#5b2a86', '#7a4a00'])(
  'makes of %s shades of which every pair can be read',
  (accent) => {
    const { light, dark } = accentShades(accent)
    for (const shades of [light, dark]) {
      expect(contrastOf(shades.press, shades.onPress)).toBeGreaterThanOrEqual(leastContrast)
      expect(contrastOf(shades.hover, shades.onPress)).toBeGreaterThanOrEqual(leastContrast)
      expect(contrastOf(shades.press, shades.soft)).toBeGreaterThanOrEqual(leastContrast)
    }
    for (const ground of ['#0f1420', '#171e2d', '#1f283a'])
      expect(contrastOf(dark.press, ground)).toBeGreaterThanOrEqual(leastContrast)
  },
)
