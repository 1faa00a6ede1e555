import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/privacy.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forSignedInClient, forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { emailOf } from '../accounts/viewer.ts'
import { deleteAddress } from './delete-address.ts'
import { getAddressKeeping } from './get-address-keeping.ts'
import { requestAddressDeletion, withdrawAddressDeletion } from './request-address-deletion.ts'
import { writeAddressData } from './write-address-data.ts'

/** The rights of whoever bought, applied or wrote without a client record, for an address that a sign-in link has proven; the same deletion by an admin. */
export function mountAddressRights(app: FastifyInstance, deps: Deps): void {
  const policy = forSignedInClient
  mount(app, deps, calls.downloadAddressData, { policy, rateLimit: 'upload' }, async ({ viewer }) => ({
    file: await writeAddressData(deps, emailOf(viewer)),
  }))
  mount(app, deps, calls.getAddressKeeping, { policy }, async ({ viewer }) =>
    getAddressKeeping(deps.database.db, emailKeyOf(emailOf(viewer))),
  )
  mount(app, deps, calls.requestAddressDeletion, { policy, rateLimit: 'message' }, async ({ viewer }) =>
    requestAddressDeletion(deps, viewer),
  )
  mount(app, deps, calls.withdrawAddressDeletion, { policy }, async ({ viewer }) =>
    withdrawAddressDeletion(deps, viewer),
  )
  mount(app, deps, calls.deleteAddress, { policy: forStaff, needs: 'delete' }, async ({ body, viewer }) =>
    deleteAddress(deps, { ...body, actor: staffActor(viewer) }),
  )
}
