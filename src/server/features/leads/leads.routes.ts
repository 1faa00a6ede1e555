import type { FastifyInstance } from 'fastify'
import { submitInterest as submitInterestCall } from '../../../shared/api/leads.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/request-origin.ts'
import { forAnyone } from '../accounts/clients-of-viewer.policy.ts'
import { submitInterest } from './submit-interest.ts'

export function mountLeads(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    submitInterestCall,
    { policy: forAnyone, rateLimit: 'message' },
    async ({ body, request }) => submitInterest(deps, { interest: body, origin: originOf(request) }),
  )
}
