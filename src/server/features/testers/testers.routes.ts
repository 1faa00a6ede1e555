import type { FastifyInstance } from 'fastify'
import {
  applyAsTester as applyAsTesterCall,
  renewTesterToken as renewTesterTokenCall,
} from '../../../shared/api/testers.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { forAnyone, ofClientInPath } from '../accounts/clients-of-viewer.policy.ts'
import { applyAsTester } from './apply-as-tester.ts'
import { renewTesterToken } from './renew-tester-token.ts'

export function mountTesters(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, applyAsTesterCall, { policy: forAnyone, rateLimit: 'message' }, async (context) =>
    applyAsTester(deps, {
      application: context.body,
      userId: await context.ensureBrowser(),
      origin: originOf(context.request),
    }),
  )
  mount(
    app,
    deps,
    renewTesterTokenCall,
    { policy: ofClientInPath, rateLimit: 'message' },
    async ({ params }) => renewTesterToken(deps, params.id),
  )
}
