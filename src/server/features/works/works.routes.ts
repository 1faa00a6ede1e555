import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/works.ts'
import type { Deps } from '../../deps.ts'
import { answerPage } from '../../platform/http/answer-page.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { agreeSessionDay } from './agree-session-day.ts'
import { deliverWork } from './deliver-work.ts'
import { handOverWork } from './hand-over-work.ts'
import { listPurchaseWorks } from './list-purchase-works.ts'
import { listWorkOwners } from './list-work-owners.ts'
import { listWorks } from './list-works.ts'
import { reopenWork } from './reopen-work.ts'
import { takeWork } from './take-work.ts'

/** What only a person can do: the queue of staff, and what the buyer sees of it. */
export function mountWorks(app: FastifyInstance, deps: Deps): void {
  const byKnownSession = { policy: forAnyone, rateLimit: 'payment' } as const
  mount(app, deps, calls.listPurchaseWorks, byKnownSession, async ({ params, viewer }) =>
    listPurchaseWorks(deps, { sessionId: params.sessionId, viewer }),
  )
  const staff = { policy: forStaff } as const
  mount(app, deps, calls.listWorks, staff, async ({ query, viewer, reply }) =>
    answerPage(reply, await listWorks(deps, { ...query, actor: actorOfViewer(viewer) })),
  )
  mount(app, deps, calls.listWorkOwners, staff, async () => listWorkOwners(deps))
  mount(app, deps, calls.takeWork, staff, async (context) => takeWork(deps, subjectOf(context)))
  mount(app, deps, calls.handOverWork, staff, async (context) =>
    handOverWork(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, calls.deliverWork, staff, async (context) =>
    deliverWork(deps, { ...subjectOf(context), ...context.body }),
  )
  mount(app, deps, calls.reopenWork, staff, async (context) => reopenWork(deps, subjectOf(context)))
  mount(app, deps, calls.agreeSessionDay, staff, async (context) =>
    agreeSessionDay(deps, { ...subjectOf(context), ...context.body }),
  )
}

function subjectOf({ params, viewer }: { params: { id: number }; viewer: Viewer }) {
  return { id: params.id, actor: actorOfViewer(viewer) }
}
