import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/funding-staff.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { askFundingDocument } from './ask-document.ts'
import { changeFundingStatus } from './change-status.ts'
import { closeFundingMessages } from './close-messages.ts'
import { getFundingMark, getStaffFundingApplication } from './get-staff-application.ts'
import { listFundingApplications } from './list-applications.ts'

/** What only staff do with applications. */
export function mountFundingOfStaff(app: FastifyInstance, deps: Deps): void {
  const staff = { policy: forStaff } as const
  mount(app, deps, calls.listFundingApplications, staff, async ({ query, viewer, reply }) => {
    const { rows, total } = await listFundingApplications(deps, { query, actor: staffActor(viewer) })
    reply.header('x-total-count', total)
    return rows
  })
  mount(app, deps, calls.getStaffFundingApplication, staff, async ({ params, viewer }) =>
    getStaffFundingApplication(deps, { id: params.id, viewer }),
  )
  mount(app, deps, calls.getFundingMark, staff, async ({ params, viewer }) =>
    getFundingMark(deps, { id: params.id, viewer }),
  )
  mount(app, deps, calls.closeFundingMessages, staff, async ({ params, body, viewer }) =>
    closeFundingMessages(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.changeFundingStatus, staff, async ({ params, body, viewer }) =>
    changeFundingStatus(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.askFundingDocument, staff, async ({ params, body, viewer }) =>
    askFundingDocument(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
}
