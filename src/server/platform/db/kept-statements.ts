import { type PGlite, protocol } from '@electric-sql/pglite'
import { typesIn } from './pglite-results.ts'

const { serialize } = protocol

/** What the embedded database knows of a text of SQL: the types of its parameters and, if it is asked often, its name there. */
export interface KnownStatement {
  types: readonly number[]
  /** '' while it is parsed and planned each time. */
  name: string
}

/** A list of changing length makes many texts of one query: so many texts are known, and so many have a name, which takes memory. */
const mostKnown = 2_000
const mostNamed = 150
/** A text that was asked so often keeps its name, and after some more its plan (PostgreSQL's `plan_cache_mode`, auto). */
const namedAfter = 3
const nameable = /^\s*(select|insert|update|delete|with)\b/i
const changesSchema = /\b(create|alter|drop|discard|deallocate)\b/i

export interface KeptStatements {
  /** Within the turn of a query. Throws as PostgreSQL does when it does not understand the text. */
  find(text: string, parameters: number): Promise<KnownStatement>
  /** What changes the schema makes everything known untrue. */
  noteText(text: string): void
}

export function keptStatements(client: PGlite): KeptStatements {
  /** The one that was asked for longest ago comes first. */
  const known = new Map<string, KnownStatement & { asked: number }>()
  const named = new Map<string, string>()
  let made = 0
  let isStale = false
  const send = (...messages: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  async function forgetAll(): Promise<void> {
    isStale = false
    const names = [...named.values()]
    named.clear()
    known.clear()
    if (names.length > 0) await send(...names.map((name) => serialize.close({ type: 'S', name })))
  }

  async function nameStatement(text: string, types: readonly number[]): Promise<string> {
    const [oldest] = named
    if (oldest && named.size >= mostNamed) {
      named.delete(oldest[0])
      known.delete(oldest[0])
      await send(serialize.close({ type: 'S', name: oldest[1] }))
    }
    made += 1
    const name = `s${made}`
    await send(serialize.parse({ name, text, types: [...types] }))
    named.set(text, name)
    return name
  }

  return {
    async find(text, parameters) {
      if (isStale && !client.isInTransaction()) await forgetAll()
      const before = isStale ? undefined : known.get(text)
      if (before === undefined) {
        const types =
          parameters === 0
            ? []
            : typesIn(await send(serialize.parse({ text }), serialize.describe({ type: 'S' })))
        if (known.size >= mostKnown) isStale = true
        if (!isStale) known.set(text, { types, name: '', asked: 1 })
        return { types, name: '' }
      }
      before.asked += 1
      if (before.name === '' && before.asked > namedAfter && nameable.test(text))
        before.name = await nameStatement(text, before.types)
      else if (before.name !== '') {
        named.delete(text)
        named.set(text, before.name)
      }
      return before
    },
    noteText(text) {
      if (changesSchema.test(text)) isStale = true
    },
  }
}
