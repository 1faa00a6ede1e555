import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { isDay } from '../rules/civil-days.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, recordNumber } from './vocabulary.ts'

/** What staff keep of a case among themselves. No client sees any of it. */

const colleague = z.object({ id: z.string(), name: z.string() })
const userId = z.nullable(z.string().check(z.maxLength(100)))
const attemptKey = z.string().check(z.minLength(8), z.maxLength(100))
const ofRecord = z.object({ id: recordNumber })

export const listColleagues = defineCall({
  name: 'listColleagues',
  method: 'GET',
  path: '/api/staff/colleagues',
  summary: 'Everybody on the staff who can sign in; staff only.',
  reply: z.array(colleague),
})

const owner = z.object({ owner: z.nullable(colleague) })

export const getClientOwner = defineCall({
  name: 'getClientOwner',
  method: 'GET',
  path: '/api/staff/clients/:id/owner',
  summary: 'Who of the staff looks after a case; staff only.',
  params: clientIdParams,
  reply: owner,
})

export const giveClient = defineCall({
  name: 'giveClient',
  method: 'PUT',
  path: '/api/staff/clients/:id/owner',
  summary: 'Gives a case to a member of staff, or to nobody; 409 when it has another owner by now.',
  params: clientIdParams,
  /** Ids of the new owner, and of the one that was on the screen; null: nobody. */
  body: z.object({ to: userId, from: userId }),
  reply: owner,
})

export const noteText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, saysCode('staffCheck.noteEmpty')),
    z.maxLength(10_000, saysCode('staffCheck.noteLong')),
    z.regex(/^[^\0]*$/, saysCode('staffCheck.unprintable')),
  )

const notes = z.object({
  /** The newest first. */
  notes: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      by: z.string(),
      isMine: z.boolean(),
      at: z.string(),
      /** Who is named in it by "@Name". */
      mentions: z.array(z.object({ name: z.string(), seen: z.boolean() })),
      /** The reader is named and has not said that they saw it. */
      waitsForMe: z.boolean(),
    }),
  ),
})
export type ClientNotes = z.infer<typeof notes>

export const listNotes = defineCall({
  name: 'listNotes',
  method: 'GET',
  path: '/api/staff/clients/:id/notes',
  summary: 'What staff noted of a client among themselves; in the audit log.',
  params: clientIdParams,
  reply: notes,
})

export const addNote = defineCall({
  name: 'addNote',
  method: 'POST',
  path: '/api/staff/clients/:id/notes',
  summary: 'Notes something of a client; whoever is named by "@Name" finds it in their list of today.',
  params: clientIdParams,
  body: z.object({ text: noteText, attemptKey }),
  reply: notes,
})

export const removeNote = defineCall({
  name: 'removeNote',
  method: 'DELETE',
  path: '/api/staff/notes/:id',
  summary: 'Removes a note; its author only.',
  params: ofRecord,
  reply: notes,
})

export const seeMention = defineCall({
  name: 'seeMention',
  method: 'POST',
  path: '/api/staff/notes/:id/seen',
  summary: 'Says that the asking member of staff has seen the note that names them.',
  params: ofRecord,
  reply: z.object({ seen: z.literal(true) }),
})

export const taskText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, saysCode('staffCheck.taskEmpty')),
    z.maxLength(500, saysCode('staffCheck.taskLong')),
    z.regex(/^[^\0]*$/, saysCode('staffCheck.unprintable')),
  )
export const taskDay = z.string().check(z.refine(isDay, saysCode('staffCheck.taskDay')))

const task = z.object({
  id: z.number(),
  text: z.string(),
  /** The last day in time where the office is, 'YYYY-MM-DD'. */
  dueOn: z.string(),
  /** null: anybody. */
  owner: z.nullable(colleague),
  by: z.string(),
  at: z.string(),
  doneAt: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  version: z.number(),
})
export type ClientTask = z.infer<typeof task>
const tasks = z.object({ tasks: z.array(task) })

export const listTasks = defineCall({
  name: 'listTasks',
  method: 'GET',
  path: '/api/staff/clients/:id/tasks',
  summary: 'What is to be done for a client, first what is due first, then what was done; staff only.',
  params: clientIdParams,
  reply: tasks,
})

export const addTask = defineCall({
  name: 'addTask',
  method: 'POST',
  path: '/api/staff/clients/:id/tasks',
  summary: 'Notes what is to be done for a client, by when and by whom.',
  params: clientIdParams,
  body: z.object({ text: taskText, dueOn: taskDay, owner: userId, attemptKey }),
  reply: tasks,
})

/** An absent field stays. `version`: as it was shown; another one meanwhile is a conflict. */
const taskChange = z.object({
  text: z.optional(taskText),
  dueOn: z.optional(taskDay),
  owner: z.optional(userId),
  done: z.optional(z.boolean()),
  version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
})
export type TaskChange = z.infer<typeof taskChange>

export const changeTask = defineCall({
  name: 'changeTask',
  method: 'PATCH',
  path: '/api/staff/tasks/:id',
  summary: 'Changes a task, marks it done or takes the mark back; 409 when a colleague changed it meanwhile.',
  params: ofRecord,
  body: taskChange,
  reply: tasks,
})
