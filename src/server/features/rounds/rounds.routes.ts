import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/results.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import { startNextRound } from './start-next-round.ts'

/** The next round. Open to the client's holders and to staff only; what staff do is logged. */
export function mountRounds(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.startNextRound, { policy: ofClientInPath }, async ({ params, viewer }) => {
    const clientId = params.id
    await noteStaffRead(deps, viewer, 'start-next-round', clientId, {})
    return startNextRound(deps, { clientId })
  })
}
