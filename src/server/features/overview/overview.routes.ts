import type { FastifyInstance } from 'fastify'
import {
  downloadReceipt,
  getAccountOverview as getAccountOverviewCall,
} from '../../../shared/api/overview.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forSignedInClient } from '../accounts/clients-of-viewer.policy.ts'
import { emailOf } from '../accounts/viewer.ts'
import { getAccountOverview } from './get-account-overview.ts'
import { writeReceipt } from './write-receipt.ts'

/** What an address finds after its sign-in, across everything that it bought and sent. */
export function mountOverview(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getAccountOverviewCall, { policy: forSignedInClient }, async ({ viewer }) =>
    getAccountOverview(deps, viewer),
  )
  const writing = { policy: forSignedInClient, rateLimit: 'upload' } as const
  mount(app, deps, downloadReceipt, writing, async ({ params, query, viewer }) =>
    writeReceipt(deps, { ...params, ...query, email: emailOf(viewer) }),
  )
}
