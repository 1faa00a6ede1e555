import type { Setting } from './setting.ts'
import { SettingError } from './setting-kinds.ts'

/** What a program is given from outside; an empty text counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>

type AnySetting = Setting<unknown, string | null>

/** What each setting of a table parses to; those without a default may be null. */
type Values<Table> = {
  [K in keyof Table]: Table[K] extends Setting<infer T, infer D> ? (D extends string ? T : T | null) : never
}

/** Reads a table of settings. Throws SettingError with one sentence that names the bad one. */
export function readSettings<Table extends Record<string, AnySetting>>(
  table: Table,
  env: Environment,
): Values<Table> {
  const values = Object.entries(table).map(([key, setting]) => {
    const text = givenText(env, setting.name) ?? setting.standard
    return [key, text === null ? null : parseSetting(setting, text)] as const
  })
  // Object.entries forgets which key has which type; the table itself is what `Values` is derived from.
  return Object.fromEntries(values) as Values<Table>
}

/** Null for an absent one, and for a blank text. */
export function givenText(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

/** The value of a text that was given for a setting. Throws SettingError, as `readSettings`. */
export function parseSetting<T>(setting: Setting<T, string | null>, text: string): T {
  try {
    return setting.parse(text)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    throw new SettingError(`The setting ${setting.name} ${error.message}.`)
  }
}
