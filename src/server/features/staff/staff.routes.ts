import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/staff.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { confirmStaffCode } from '../accounts/confirm-staff-code.ts'
import { createPasswordHasher } from '../accounts/password-hash.ts'
import { signInStaff } from '../accounts/sign-in-staff.ts'
import { listStaffClients } from './list-staff-clients.ts'

export function mountStaff(app: FastifyInstance, deps: Deps): void {
  const hasher = createPasswordHasher()
  mount(app, deps, calls.signInStaff, { policy: forAnyone, rateLimit: 'signIn' }, async (context) =>
    signInStaff(deps, hasher, { ...context, ...context.body }),
  )
  mount(app, deps, calls.confirmStaffCode, { policy: forAnyone, rateLimit: 'signIn' }, async (context) =>
    confirmStaffCode(deps, { ...context, ...context.body }),
  )
  mount(app, deps, calls.listClients, { policy: forStaff }, async ({ viewer }) =>
    listStaffClients(deps, viewer),
  )
}
