import type { Parse } from './setting-kinds.ts'

/** One setting of the product, as the environment may give it. */
export interface Setting<T, D> {
  name: string
  /** The text that stands for an absent value; null when absence has its own meaning. */
  standard: D
  /** One sentence for the README and for admins. */
  meaning: string
  parse: Parse<T>
  /** Whether admins may read a given value. Never of a key, a password, or an address that may hold one. */
  shown: boolean
}

/** A setting whose given value leaves the server for nobody. */
export const define = <T, D extends string | null>(
  name: string,
  standard: D,
  parse: Parse<T>,
  meaning: string,
): Setting<T, D> => ({ name, standard, parse, meaning, shown: false })

/** A setting whose value is harmless: a port, a limit, an address that is printed anyway. */
export const defineShown = <T, D extends string | null>(
  name: string,
  standard: D,
  parse: Parse<T>,
  meaning: string,
): Setting<T, D> => ({ ...define(name, standard, parse, meaning), shown: true })
