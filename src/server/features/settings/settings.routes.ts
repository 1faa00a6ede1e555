import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/settings.ts'
import * as setupCalls from '../../../shared/api/setup.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { emailOf } from '../accounts/viewer.ts'
import { checkSetup } from './check-setup.ts'
import { getSetup } from './get-setup.ts'
import { listSettings } from './list-settings.ts'
import { noteWebhooks } from './note-webhooks.ts'
import { saveSettings } from './save-settings.ts'
import { confirmTestMail, sendTestMail } from './test-mail.ts'

/** The settings, and the set-up in the browser. */
export function mountSettings(app: FastifyInstance, deps: Deps): void {
  const ofSettings = { policy: forStaff, needs: 'settings' } as const
  const limited = { ...ofSettings, rateLimit: 'signIn' } as const
  const opened = ofStart(deps)
  const setup = () => getSetup(deps, () => ofStart(deps) !== opened)
  mount(app, deps, calls.listSettings, ofSettings, async ({ viewer }) =>
    listSettings(deps, staffActor(viewer)),
  )
  mount(app, deps, setupCalls.getSetup, ofSettings, setup)
  mount(app, deps, setupCalls.saveSettings, limited, async ({ viewer, body, request }) => {
    await saveSettings(deps, { ...body, current: body.current, actor: staffActor(viewer), request })
    return setup()
  })
  mount(app, deps, setupCalls.sendTestMail, limited, async ({ viewer }) =>
    sendTestMail(deps, emailOf(viewer)),
  )
  mount(app, deps, setupCalls.confirmTestMail, limited, async ({ body }) => {
    await confirmTestMail(deps, body.token)
    return setup()
  })
  mount(app, deps, setupCalls.checkSetup, limited, async ({ params }) => {
    await checkSetup(deps, params.check)
    return setup()
  })
  noteWebhooks(app, deps)
}

/** What is opened at the start and not again: other settings of these hold from the next one. */
function ofStart({ config }: Deps): string {
  const { stripe, lob, postgrid, drive } = config
  return JSON.stringify({ stripe, lob, postgrid, drive })
}
