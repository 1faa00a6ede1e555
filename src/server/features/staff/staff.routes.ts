import type { FastifyInstance } from 'fastify'
import * as auditCalls from '../../../shared/api/audit.ts'
import * as calls from '../../../shared/api/staff.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forAnyone, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { confirmStaffCode } from '../accounts/confirm-staff-code.ts'
import { makeFirstAccount } from '../accounts/first-account.ts'
import { signInStaff } from '../accounts/sign-in-staff.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { findStaffSetup } from '../accounts/staff-setup.ts'
import { findAuditVerdict, verifyAudit } from '../audit-log/judge-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'
import { listOpenedClients } from './list-opened-clients.ts'

export function mountStaff(app: FastifyInstance, deps: Deps): void {
  const open = { policy: forAnyone, rateLimit: 'signIn' } as const
  mount(app, deps, calls.signInStaff, open, async ({ request, reply, body }) =>
    signInStaff(deps, { request, reply, ...body }),
  )
  mount(app, deps, calls.confirmStaffCode, open, async ({ request, reply, body }) =>
    confirmStaffCode(deps, { request, reply, ...body }),
  )
  mount(
    app,
    deps,
    calls.makeFirstAccount,
    { policy: forAnyone, rateLimit: 'signIn' },
    async ({ body, request, reply }) => makeFirstAccount(deps, { ...body, request, reply }),
  )
  mount(app, deps, calls.getStaffSetup, { policy: forAnyone }, async () => findStaffSetup(deps))
  mountAuditLog(app, deps)
}

function mountAuditLog(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, auditCalls.listAuditEntriesCall, { policy: forStaff }, async ({ viewer, query }) =>
    listAuditLog(deps, { ...query, reader: staffActor(viewer) }),
  )
  mount(app, deps, auditCalls.openedClients, { policy: forStaff }, async ({ viewer, query }) =>
    listOpenedClients(deps, { ...query, reader: staffActor(viewer) }),
  )
  mount(app, deps, auditCalls.getAuditVerdict, { policy: forStaff }, async () => findAuditVerdict(deps))
  mount(app, deps, auditCalls.verifyAudit, { policy: forStaff, needs: 'look' }, async ({ viewer }) =>
    verifyAudit(deps, staffActor(viewer)),
  )
}
