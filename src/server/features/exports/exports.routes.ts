import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/exports.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { describeExport } from './describe-export.ts'
import { selectExports, selectVolumes } from './exports.store.ts'
import { openVolume } from './open-volume.ts'
import { startExport } from './start-export.ts'

const listed = 10

/** Exports of everything, for admins. No scope opens these calls to a key. */
export function mountExports(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  mount(app, deps, calls.listExports, { policy: forStaff, needs: 'exports' }, async () => {
    const rows = await selectExports(db, listed)
    const volumes = await selectVolumes(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => describeExport(row, volumes))
  })
  mount(
    app,
    deps,
    calls.startExport,
    { policy: forStaff, needs: 'exports', rateLimit: 'signIn' },
    async ({ viewer, body, request }) => startExport(deps, { ...body, actor: staffActor(viewer), request }),
  )
  mount(app, deps, calls.downloadExport, { policy: forStaff, needs: 'exports' }, async ({ viewer, params }) =>
    openVolume(deps, { exportId: params.export, number: params.number, actor: staffActor(viewer) }),
  )
}
