import { Readable } from 'node:stream'
import { setImmediate as letOthers } from 'node:timers/promises'
import type * as z from 'zod/v4/core'
import { parseReply } from './validate.ts'

/**
 * A long list as a reply, read and sent portion by portion, so that neither the whole of it is held nor anybody else waits for it. What fails
 * on the way breaks the connection off: half a list is never a whole one.
 */
export class ListInPortions<T extends readonly unknown[]> {
  readonly #portions: AsyncIterable<T>

  constructor(portions: AsyncIterable<T>) {
    this.#portions = portions
  }

  /** @param schema of the list; each portion is checked against it, as a whole reply would be */
  toJson(schema: z.$ZodType): Readable {
    return Readable.from(jsonOf(schema, this.#portions))
  }
}

async function* jsonOf(
  schema: z.$ZodType,
  portions: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const portion of portions) {
    const text = JSON.stringify(parseReply(schema, portion)).slice(1, -1)
    if (text !== '') {
      yield isFirst ? `[${text}` : `,${text}`
      isFirst = false
    }
    // The embedded database answers without ever leaving this process to its sockets.
    await letOthers()
  }
  yield isFirst ? '[]' : ']'
}
