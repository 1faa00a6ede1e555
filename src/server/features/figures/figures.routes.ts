import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/figures.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { actorOfViewer } from '../accounts/actor-of-viewer.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { exportFigures } from './export-figures.ts'
import { getOutcomes, listOutcomeCases } from './get-outcomes.ts'
import { getRevenue } from './get-revenue.ts'
import { getWorkFigures, listFunnelPeople, listMailedRounds } from './get-work-figures.ts'
import { listRevenueRows } from './list-revenue-rows.ts'

/** Reports of the business, for staff. */
export function mountFigures(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.getRevenue, { policy: forStaff }, async ({ query }) => getRevenue(deps, query))
  mount(app, deps, calls.listRevenueRows, { policy: forStaff }, async ({ query, viewer, reply }) => {
    const { rows, total } = await listRevenueRows(deps, { ...query, actor: actorOfViewer(viewer) })
    reply.header('x-total-count', total)
    return rows
  })
  mount(app, deps, calls.getOutcomes, { policy: forStaff }, async ({ query }) => getOutcomes(deps, query))
  mount(app, deps, calls.listOutcomeCases, { policy: forStaff }, async ({ query, viewer, reply }) => {
    const { rows, total } = await listOutcomeCases(deps, { ...query, actor: actorOfViewer(viewer) })
    reply.header('x-total-count', total)
    return rows
  })
  mount(app, deps, calls.getWorkFigures, { policy: forStaff }, async ({ query }) =>
    getWorkFigures(deps, query),
  )
  mount(app, deps, calls.listMailedRounds, { policy: forStaff }, async ({ query, viewer, reply }) => {
    const { rows, total } = await listMailedRounds(deps, { ...query, actor: actorOfViewer(viewer) })
    reply.header('x-total-count', total)
    return rows
  })
  mount(app, deps, calls.listFunnelPeople, { policy: forStaff }, async ({ query, viewer, reply }) => {
    const { rows, total } = await listFunnelPeople(deps, { ...query, actor: actorOfViewer(viewer) })
    reply.header('x-total-count', total)
    return rows
  })
  mount(app, deps, calls.exportFigures, { policy: forStaff, needs: 'exports' }, async ({ query, viewer }) =>
    exportFigures(deps, { ...query, actor: actorOfViewer(viewer) }),
  )
}
