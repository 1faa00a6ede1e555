import type { Deps } from '../../deps.ts'
import { tagsOfClients } from '../tags/tags-of-clients.ts'
import { findClientOwner } from './give-client.ts'
import { showNotes } from './list-notes.ts'
import { listTasks } from './list-tasks.ts'

const nobody = ''

/** All that staff keep of a case among themselves, with its words: for an export by the operator, never for the client's own archive. */
export async function followupRecords(deps: Deps, clientId: number): Promise<object[]> {
  const { db } = deps.database
  const { owner } = await findClientOwner(deps, clientId)
  const tags = (await tagsOfClients(deps, db, [clientId])).get(clientId) ?? []
  const { notes } = await showNotes(deps, clientId, nobody)
  const { tasks } = await listTasks(deps, db, clientId)
  if (owner === null && tags.length + notes.length + tasks.length === 0) return []
  const ofNotes = notes.map(({ text, by, at, mentions }) => ({
    text,
    by,
    at,
    named: mentions.map(({ name }) => name),
  }))
  return [{ owner: owner?.name ?? null, tags: tags.map(({ name }) => name), notes: ofNotes, tasks }]
}
