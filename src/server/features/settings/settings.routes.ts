import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/settings.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { listSettings } from './list-settings.ts'

/** The settings, to read: they are changed in the environment alone. */
export function mountSettings(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listSettings, { policy: forStaff, needs: 'settings' }, async ({ viewer }) =>
    listSettings(deps, staffActor(viewer)),
  )
}
