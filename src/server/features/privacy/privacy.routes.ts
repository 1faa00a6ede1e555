import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/privacy.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { languageOfTag } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { getRetention } from './get-retention.ts'
import { listFileOpenings } from './list-file-openings.ts'
import { mountAddressRights } from './mount-address-rights.ts'
import { mountApplicationRights } from './mount-application-rights.ts'
import { requestDeletion, withdrawDeletion } from './request-deletion.ts'
import { writeMyData } from './write-my-data.ts'

/** The client's rights over what is held about them. Open to the client's holders and to staff only. */
export function mountPrivacy(app: FastifyInstance, deps: Deps): void {
  mountApplicationRights(app, deps)
  mountAddressRights(app, deps)
  const policy = ofClientInPath
  mount(
    app,
    deps,
    calls.downloadMyData,
    { policy, needs: 'papers', rateLimit: 'upload' },
    async ({ params, viewer }) => {
      const clientId = params.id
      const address = await provenAddress(deps, viewer, clientId)
      const file = await writeMyData(deps, { clientId, address })
      await noteStaffRead(deps, viewer, 'download-my-data', clientId, {})
      return { file }
    },
  )
  mount(app, deps, calls.listFileOpenings, { policy }, async ({ params, query, request }) =>
    listFileOpenings(deps, {
      clientId: params.id,
      language: query.language ?? languageOfTag(request.headers['accept-language']),
    }),
  )
  mount(app, deps, calls.getRetention, { policy }, async ({ params }) => getRetention(deps, params.id))
  mount(app, deps, calls.requestDeletion, { policy }, async ({ params, viewer }) => {
    if (viewer.kind === 'nobody') throw new Error('a viewer without a session got past its policy')
    return requestDeletion(deps, { clientId: params.id, viewer })
  })
  mount(app, deps, calls.withdrawDeletion, { policy }, async ({ params, viewer }) =>
    withdrawDeletion(deps, { clientId: params.id, viewer }),
  )
}

/**
 * A browser holds the record that it made with an address that anybody could have typed; what else is kept under that
 * address is shown only to whoever followed a link sent there, and to staff.
 */
async function provenAddress(deps: Deps, viewer: Viewer, clientId: number): Promise<string | null> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) return null
  if (viewer.kind === 'staff') return client.emailKey
  return viewer.kind === 'client' && emailKeyOf(viewer.email) === client.emailKey ? client.emailKey : null
}
