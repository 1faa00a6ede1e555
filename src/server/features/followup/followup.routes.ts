import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/followup.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { userIdOf } from '../accounts/viewer.ts'
import { addNote } from './add-note.ts'
import { addTask } from './add-task.ts'
import { changeTask } from './change-task.ts'
import { listColleagues } from './colleagues.ts'
import { findClientOwner, giveClient } from './give-client.ts'
import { listNotes } from './list-notes.ts'
import { listTasks } from './list-tasks.ts'
import { removeNote } from './remove-note.ts'
import { seeMention } from './see-mention.ts'

/** What staff keep of a case among themselves: who looks after it, notes, and what is to be done. */
export function mountFollowup(app: FastifyInstance, deps: Deps): void {
  const staff = { policy: forStaff } as const
  mount(app, deps, calls.listColleagues, staff, async () => listColleagues(deps.database.db))
  mount(app, deps, calls.getClientOwner, staff, async ({ params }) => findClientOwner(deps, params.id))
  mount(app, deps, calls.giveClient, staff, async ({ params, body, viewer }) =>
    giveClient(deps, { clientId: params.id, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.listNotes, staff, async ({ params, viewer }) =>
    listNotes(deps, { clientId: params.id, viewer }),
  )
  mount(app, deps, calls.addNote, staff, async ({ params, body, viewer }) =>
    addNote(deps, { clientId: params.id, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.removeNote, staff, async ({ params, viewer }) =>
    removeNote(deps, { noteId: params.id, actor: staffActor(viewer) }),
  )
  // Whoever may only look can be named, too.
  mount(app, deps, calls.seeMention, { policy: forStaff, needs: 'look' }, async ({ params, viewer }) =>
    seeMention(deps, { noteId: params.id, userId: userIdOf(viewer) }),
  )
  mount(app, deps, calls.listTasks, staff, async ({ params }) => listTasks(deps, deps.database.db, params.id))
  mount(app, deps, calls.addTask, staff, async ({ params, body, viewer }) =>
    addTask(deps, { clientId: params.id, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.changeTask, staff, async ({ params, body, viewer }) =>
    changeTask(deps, { taskId: params.id, change: body, actor: staffActor(viewer) }),
  )
}
