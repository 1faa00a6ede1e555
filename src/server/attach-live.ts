import type { FastifyInstance } from 'fastify'
import { noRecord, parseRecordId } from '../shared/rules/record-id.ts'
import type { Deps } from './deps.ts'
import { mayOpenClient } from './features/accounts/clients-of-viewer.policy.ts'
import { nobody, type Viewer } from './features/accounts/viewer.ts'
import { mayOpenApplication } from './features/funding/applications-of-viewer.policy.ts'
import { callerAddress } from './platform/http/caller-address.ts'
import type { LiveIdentity } from './platform/live/live-channel.ts'

interface LiveViewer extends LiveIdentity {
  viewer: Viewer
}

/** Puts the live channel on the app's server, behind the same access rule as every call (decision 18). */
export function attachLive(app: FastifyInstance, deps: Deps): void {
  deps.live.attach<LiveViewer>(app.server, {
    publicOrigin: deps.config.publicUrl,
    limits: { messages: deps.config.rateLimits.live, connections: deps.config.liveConnections },
    rateLimiter: app.rateLimiter,
    callerOf: (request) => callerAddress(request, deps.config.trustProxy),
    async identify(cookieHeader) {
      const { viewer, sessionKey } = await deps.accounts.identifyCookie(cookieHeader)
      return sessionKey === null || viewer.kind === 'nobody' ? null : { sessionKey, viewer }
    },
    async openClient(identity, given) {
      const id = parseRecordId(given) ?? noRecord
      return (await mayOpenClient(deps, identity?.viewer ?? nobody, id)) === 'allow' ? id : null
    },
    async openApplication(identity, given) {
      const id = parseRecordId(given) ?? noRecord
      return (await mayOpenApplication(deps, identity?.viewer ?? nobody, id)) === 'allow' ? id : null
    },
    isStaff: (identity) => identity?.viewer.kind === 'staff',
  })
  app.addHook('preClose', async () => deps.live.close())
}
