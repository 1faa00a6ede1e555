import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/team.ts'
import { holds, ownerRole } from '../../../shared/rules/staff-roles.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireAllowed } from '../../platform/http/refusal.ts'
import { addPasskey, beginPasskey } from '../accounts/add-passkey.ts'
import { changeStaffPassword } from '../accounts/change-staff-password.ts'
import { forAnyone, forOwner, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { endStaffSession } from '../accounts/end-staff-session.ts'
import { deviceHashOf } from '../accounts/known-device.ts'
import { listStaffSessions } from '../accounts/list-staff-sessions.ts'
import { listOwnPasskeys, removeOwnPasskey } from '../accounts/own-passkeys.ts'
import { renewRecoveryCodes } from '../accounts/renew-recovery-codes.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from '../accounts/sign-in-with-passkey.ts'
import { limitsOfStaff, type StaffActor, staffActor } from '../accounts/staff-actor.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.ts'
import { changeMember } from './change-member.ts'
import { removeRole, saveRole } from './change-role.ts'
import { inviteStaff, revokeInvitation } from './invite-staff.ts'
import { listTeam, showRole } from './list-team.ts'
import type { RoleGiver } from './roles-of-team.ts'

/** Members of staff: invitations, sessions, passwords, passkeys. */
export function mountTeam(app: FastifyInstance, deps: Deps): void {
  mountMembers(app, deps)
  mountRoles(app, deps)
  mountInvitation(app, deps)
  mountSessions(app, deps)
  mountOwnKeys(app, deps)
  mountPasskeySignIn(app, deps)
}

function mountMembers(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.listTeam, { policy: forStaff, needs: 'team' }, async ({ viewer }) => {
    const asking = roleGiver(viewer)
    const { roles, ...team } = await listTeam(deps)
    const shown = roles.map((role) => showRole(role, asking))
    return { ...team, roles: shown, isOwner: asking.role === ownerRole }
  })
  mount(app, deps, calls.inviteStaff, { policy: forStaff, needs: 'team' }, async ({ viewer, body }) =>
    inviteStaff(deps, { ...body, actor: roleGiver(viewer) }),
  )
  mount(app, deps, calls.revokeInvitation, { policy: forStaff, needs: 'team' }, async ({ viewer, params }) =>
    revokeInvitation(deps, { invitation: params.invitation, actor: staffActor(viewer) }),
  )
  mount(
    app,
    deps,
    calls.changeMember,
    { policy: forStaff, needs: 'team' },
    async ({ viewer, params, body }) =>
      changeMember(deps, { member: params.member, change: body, actor: roleGiver(viewer) }),
  )
}

function mountRoles(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, calls.addRole, { policy: forOwner }, async ({ viewer, body }) =>
    saveRole(deps, { key: null, wanted: body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.changeRole, { policy: forOwner }, async ({ viewer, params, body }) =>
    saveRole(deps, { key: params.role, wanted: body, actor: staffActor(viewer) }),
  )
  mount(app, deps, calls.removeRole, { policy: forOwner }, async ({ viewer, params }) =>
    removeRole(deps, { key: params.role, actor: staffActor(viewer) }),
  )
}

const roleGiver = (viewer: Viewer): RoleGiver => ({
  ...staffActor(viewer),
  role: viewer.kind === 'staff' ? viewer.role : '',
  limits: limitsOfStaff(viewer),
})

function mountInvitation(app: FastifyInstance, deps: Deps): void {
  const open = { policy: forAnyone, rateLimit: 'signIn' } as const
  mount(app, deps, calls.findInvitation, open, async ({ body }) => findInvitation(deps, body.token))
  mount(app, deps, calls.acceptInvitation, open, async ({ request, reply, body }) =>
    acceptInvitation(deps, { request, reply, ...body }),
  )
}

/** One's own, or of whoever looks after the team another member's. Throws Refusal 'forbidden' for anybody else's. */
function whose(
  viewer: Viewer,
  member: string | undefined,
): { actor: StaffActor; userId: string; own: boolean } {
  const actor = staffActor(viewer)
  const own = member === undefined || member === actor.id
  if (!own && !holds(limitsOfStaff(viewer), 'team')) requireAllowed('forbidden')
  return { actor, userId: own ? actor.id : member, own }
}

function mountSessions(app: FastifyInstance, deps: Deps): void {
  const thisBrowser = async (request: Parameters<Deps['accounts']['findSession']>[0]) => ({
    session: (await deps.accounts.findSession(request))?.idHash ?? null,
    device: deviceHashOf(deps, request),
  })
  mount(app, deps, calls.listSessions, { policy: forStaff }, async ({ viewer, query, request }) => {
    const { userId } = whose(viewer, query.member)
    const { session, device } = await thisBrowser(request)
    return listStaffSessions(deps, { userId, currentSession: session, currentDevice: device })
  })
  mount(
    app,
    deps,
    calls.endSession,
    { policy: forStaff, needs: 'look' },
    async ({ viewer, query, params, request }) => {
      const { actor, userId, own } = whose(viewer, query.member)
      const keep = own ? await thisBrowser(request) : { session: null, device: null }
      return endStaffSession(deps, { userId, session: params.session, keep, actor })
    },
  )
}

function mountOwnKeys(app: FastifyInstance, deps: Deps): void {
  const limited = { policy: forStaff, needs: 'look', rateLimit: 'signIn' } as const
  mount(app, deps, calls.changePassword, limited, async ({ viewer, body, request }) =>
    changeStaffPassword(deps, { userId: staffActor(viewer).id, ...body, request }),
  )
  mount(app, deps, calls.renewRecoveryCodes, limited, async ({ viewer, body, request }) =>
    renewRecoveryCodes(deps, { userId: staffActor(viewer).id, ...body, request }),
  )
  mount(app, deps, calls.listPasskeys, { policy: forStaff }, async ({ viewer }) =>
    listOwnPasskeys(deps, staffActor(viewer).id),
  )
  mount(app, deps, calls.beginPasskey, limited, async ({ viewer, body, request }) =>
    beginPasskey(deps, { userId: staffActor(viewer).id, current: body.current, request }),
  )
  mount(app, deps, calls.addPasskey, { policy: forStaff, needs: 'look' }, async ({ viewer, body }) =>
    addPasskey(deps, { userId: staffActor(viewer).id, ...body }),
  )
  mount(app, deps, calls.removePasskey, { policy: forStaff, needs: 'look' }, async ({ viewer, params }) =>
    removeOwnPasskey(deps, { actor: staffActor(viewer), passkey: params.passkey }),
  )
}

function mountPasskeySignIn(app: FastifyInstance, deps: Deps): void {
  const open = { policy: forAnyone, rateLimit: 'signIn' } as const
  mount(app, deps, calls.beginPasskeySignIn, open, async () => beginPasskeySignIn(deps))
  mount(app, deps, calls.finishPasskeySignIn, open, async ({ request, reply, body }) =>
    finishPasskeySignIn(deps, { request, reply, ...body }),
  )
}
