import type { FastifyInstance } from 'fastify'
import { getStaffList as getStaffListCall } from '../../../shared/api/staff-lists.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { getStaffList } from './get-staff-list.ts'

/** The general lists of the staff side. */
export function mountLists(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getStaffListCall, { policy: forStaff }, async ({ params, query, viewer }) =>
    getStaffList(deps, { ...params, ...query, actor: actorOfViewer(viewer) }),
  )
}
