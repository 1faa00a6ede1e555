import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/funding-staff.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { askFundingDocument } from './ask-document.ts'
import { changeFundingStatus } from './change-status.ts'
import { closeFundingMessages } from './close-messages.ts'

/** What only staff do with an application. */
export function mountFundingOfStaff(app: FastifyInstance, deps: Deps): void {
  const staff = { policy: forStaff } as const
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
