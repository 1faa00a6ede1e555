import type { DescribedSetting } from '../../../shared/api/settings.ts'
import type { Setting } from './setting.ts'

/**
 * Which settings were given, in their order. A value that is not shown is left out here already, so that whoever holds
 * the list cannot tell it.
 * @param textOf the text that was given, null for none; it has passed the setting's parser
 * @param isKept whether such a text was made in the browser
 */
export function describeSettings(
  settings: readonly Setting<unknown, string | null>[],
  textOf: (name: string) => string | null,
  isKept: (name: string) => boolean,
): DescribedSetting[] {
  return settings.map((setting) => {
    const { name, meaning, standard } = setting
    const text = textOf(name)
    if (text === null) return { name, meaning, standard, state: 'default', value: standard }
    const state = isKept(name) ? 'kept' : 'set'
    return { name, meaning, standard, state, value: setting.shown ? asUsed(setting, text) : null }
  })
}

/** As the product uses it: of PUBLIC_URL without a name and password that somebody typed into it. */
function asUsed(setting: Setting<unknown, string | null>, text: string): string {
  const value = setting.parse(text)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : text
}
