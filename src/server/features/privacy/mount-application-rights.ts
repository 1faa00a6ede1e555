import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/funding-application.ts'
import { deleteFundingApplication } from '../../../shared/api/funding-staff.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { ofApplicationInPath } from '../funding/applications-of-viewer.policy.ts'
import { deleteApplication } from './delete-application.ts'
import { requestApplicationDeletion, withdrawApplicationDeletion } from './request-application-deletion.ts'
import { writeApplicationData } from './write-application-data.ts'

/** The applicant's rights over a funding application. Open to who holds it and to staff; deleting at once to admins. */
export function mountApplicationRights(app: FastifyInstance, deps: Deps): void {
  const policy = ofApplicationInPath
  mount(
    app,
    deps,
    calls.downloadApplicationData,
    { policy, needs: 'papers', rateLimit: 'upload' },
    async ({ params, viewer }) => ({ file: await writeApplicationData(deps, { ...params, viewer }) }),
  )
  mount(
    app,
    deps,
    calls.requestApplicationDeletion,
    { policy, rateLimit: 'message' },
    async ({ params, viewer }) => requestApplicationDeletion(deps, { ...params, viewer }),
  )
  mount(app, deps, calls.withdrawApplicationDeletion, { policy }, async ({ params, viewer }) =>
    withdrawApplicationDeletion(deps, { ...params, viewer }),
  )
  mount(
    app,
    deps,
    deleteFundingApplication,
    { policy: forStaff, needs: 'delete' },
    async ({ params, body, viewer }) =>
      deleteApplication(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
}
