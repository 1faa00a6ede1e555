import type { FastifyInstance } from 'fastify'
import * as bulk from '../../../shared/api/staff-bulk.ts'
import * as calls from '../../../shared/api/staff-clients.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { changeStaffClient } from './change-staff-client.ts'
import { changeStages } from './change-stages.ts'
import { exportClients } from './export-clients.ts'
import { followMany } from './follow-many.ts'
import { getDashboardTotals } from './get-dashboard-totals.ts'
import { listStaffClients } from './list-staff-clients.ts'
import { previewPackets, printPackets } from './print-packets.ts'
import { staffActorOf } from './staff-actor-of.ts'

/** The list of clients that staff work with, its figures and its bulk acts. */
export function mountWorklist(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listClients, { policy: forStaff }, async ({ viewer, query, reply }) => {
    const { clients, total } = await listStaffClients(deps, viewer, query)
    if (total !== null) reply.header('x-total-count', total)
    return clients
  })
  mount(app, deps, calls.getDashboardTotals, { policy: forStaff }, async () => getDashboardTotals(deps))
  mount(
    app,
    deps,
    calls.changeClient,
    { policy: forStaff },
    async ({ viewer, params, body, request: { headers } }) =>
      changeStaffClient(deps, {
        clientId: params.id,
        change: body,
        ifMatch: headers['if-match'],
        viewer,
      }),
  )
  mount(app, deps, bulk.changeStages, { policy: forStaff }, async ({ viewer, body }) =>
    changeStages(deps, { ...body, actor: staffActorOf(viewer) }),
  )
  mount(app, deps, bulk.followClients, { policy: forStaff }, async ({ viewer, body }) =>
    followMany(deps, { ...body, actor: staffActorOf(viewer) }),
  )
  mount(app, deps, bulk.previewPackets, { policy: forStaff, needs: 'papers' }, async ({ body }) =>
    previewPackets(deps, body.clientIds),
  )
  const printing = { policy: forStaff, needs: 'papers', rateLimit: 'upload' } as const
  mount(app, deps, bulk.printPackets, printing, async ({ viewer, query }) => ({
    file: await printPackets(deps, query.clients.split(',').map(Number), staffActorOf(viewer)),
  }))
  mount(app, deps, calls.exportClients, { policy: forStaff, needs: 'exports' }, async ({ viewer, query }) =>
    exportClients(deps, { filter: query, actor: staffActorOf(viewer) }),
  )
}
