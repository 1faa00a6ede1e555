import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/own-texts.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { emailOf } from '../accounts/viewer.ts'
import { getOwnTexts } from './get-own-texts.ts'
import { listOwnTexts } from './list-own-texts.ts'
import { previewOwnTexts } from './preview-own-texts.ts'
import { saveOwnTexts } from './save-own-texts.ts'
import { testOwnTexts } from './test-own-texts.ts'

/** Texts of the product as its operator words them. */
export function mountTextDesk(app: FastifyInstance, deps: Deps): void {
  const ofSettings = { policy: forStaff, needs: 'settings' } as const
  mount(app, deps, calls.listOwnTexts, ofSettings, async () => listOwnTexts(deps))
  mount(app, deps, calls.getOwnTexts, ofSettings, async ({ params }) => getOwnTexts(deps, params))
  mount(app, deps, calls.saveOwnTexts, ofSettings, async ({ params, body, viewer }) => {
    await saveOwnTexts(deps, { ...params, ...body, actor: staffActor(viewer) })
    return getOwnTexts(deps, params)
  })
  mount(app, deps, calls.previewOwnTexts, ofSettings, async ({ params, body, viewer }) =>
    previewOwnTexts(deps, { ...params, ...body, actor: staffActor(viewer) }),
  )
  const limited = { ...ofSettings, rateLimit: 'message' } as const
  mount(app, deps, calls.testOwnTexts, limited, async ({ params, body, viewer }) =>
    testOwnTexts(deps, { ...params, ...body, actor: { ...staffActor(viewer), email: emailOf(viewer) } }),
  )
}
