import type { FastifyInstance } from 'fastify'
import { getPerson as getPersonCall } from '../../../shared/api/persons.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { getPerson } from './get-person.ts'

/** Everything of one address, for staff. */
export function mountPersons(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getPersonCall, { policy: forStaff }, async ({ query, viewer }) =>
    getPerson(deps, { ...query, actor: actorOfViewer(viewer) }),
  )
}
