import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { phoneWordOf } from '../../platform/db/search-words.ts'
import { selectAlike } from './client-words.store.ts'

/** A client who may be the same person: the address or the whole telephone number is the same. */
export interface AlikeClient {
  id: number
  name: string
  emailKey: string
}

/**
 * Who of the clients may be the same person as each of these, by its place in the list; a place with nobody is not in it.
 * One question to the database for all of them.
 */
export async function findAlike(
  queryable: Queryable,
  people: readonly { email: string; phone: string }[],
): Promise<ReadonlyMap<number, readonly AlikeClient[]>> {
  const keysOf = people.map(({ email, phone }) => ({ email: emailKeyOf(email), phone: phoneWordOf(phone) }))
  const rows = await selectAlike(queryable, {
    emailKeys: [...new Set(keysOf.map(({ email }) => email))],
    phones: [...new Set(keysOf.flatMap(({ phone }) => phone ?? []))],
  })
  const byKey = new Map<string, AlikeClient[]>()
  for (const { id, name, emailKey, phone } of rows)
    for (const key of [emailKey, phoneWordOf(phone)])
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), { id, name, emailKey }])
  const found = new Map<number, readonly AlikeClient[]>()
  for (const [at, { email, phone }] of keysOf.entries()) {
    const alike = [email, phone].flatMap((key) => (key === null ? [] : (byKey.get(key) ?? [])))
    const each = new Map(alike.map((client) => [client.id, client]))
    if (each.size > 0) found.set(at, [...each.values()])
  }
  return found
}
