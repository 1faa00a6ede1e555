import type { FastifyInstance } from 'fastify'
import { getFundingApplication as getFundingApplicationCall } from '../../../shared/api/funding-application.ts'
import * as staffCalls from '../../../shared/api/funding-staff.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { ofApplicationInPath } from '../funding/applications-of-viewer.policy.ts'
import { getFundingApplication } from './get-application.ts'
import { getFundingMark, getStaffFundingApplication } from './get-staff-application.ts'
import { listFundingApplications } from './list-applications.ts'

/** How an application stands, with its packages: for its applicant, and for staff. */
export function mountFundingStatus(app: FastifyInstance, deps: Deps): void {
  const own = { policy: ofApplicationInPath } as const
  mount(app, deps, getFundingApplicationCall, own, async ({ params, viewer }) =>
    getFundingApplication(deps, { id: params.id, viewer }),
  )
  const staff = { policy: forStaff } as const
  mount(app, deps, staffCalls.listFundingApplications, staff, async ({ query, viewer, reply }) =>
    answerPage(reply, await listFundingApplications(deps, { query, actor: staffActor(viewer) })),
  )
  mount(app, deps, staffCalls.getStaffFundingApplication, staff, async ({ params, viewer }) =>
    getStaffFundingApplication(deps, { id: params.id, viewer }),
  )
  mount(app, deps, staffCalls.getFundingMark, staff, async ({ params, viewer }) =>
    getFundingMark(deps, { id: params.id, viewer }),
  )
}
