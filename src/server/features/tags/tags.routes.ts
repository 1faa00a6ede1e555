import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/tags.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { changeClientTags } from './change-client-tags.ts'
import { listTags } from './list-tags.ts'
import { tagsOfClients } from './tags-of-clients.ts'

/** Words that staff put on clients; no client ever sees one. */
export function mountTags(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listTags, { policy: forStaff }, async () => listTags(deps))
  mount(app, deps, calls.listClientTags, { policy: forStaff }, async ({ params }) => ({
    tags: [...((await tagsOfClients(deps, deps.database.db, [params.id])).get(params.id) ?? [])],
  }))
  mount(app, deps, calls.changeClientTags, { policy: forStaff }, async ({ params, body, viewer }) =>
    changeClientTags(deps, { clientId: params.id, ...body, actor: staffActor(viewer) }),
  )
}
