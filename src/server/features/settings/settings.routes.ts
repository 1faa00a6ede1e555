import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/settings.ts'
import * as setupCalls from '../../../shared/api/setup.ts'
import { logoLimits } from '../../../shared/rules/operator-logo.ts'
import type { Deps } from '../../deps.ts'
import { serveLogo } from '../../platform/http/kept-logo.ts'
import { mount } from '../../platform/http/mount.ts'
import { forStaff } from '../accounts/clients-of-viewer.policy.ts'
import { staffActor } from '../accounts/staff-actor.ts'
import { emailOf } from '../accounts/viewer.ts'
import { openSetupChecks } from './check-setup.ts'
import { getSetup } from './get-setup.ts'
import { takeKeptSettings } from './kept-settings.ts'
import { listSettings } from './list-settings.ts'
import { noteWebhooks } from './note-webhooks.ts'
import { removeLogo, saveLogo } from './operator-logo.ts'
import { saveSettings } from './save-settings.ts'
import { confirmTestMail, sendTestMail } from './test-mail.ts'

/** The settings, and the set-up in the browser. */
export function mountSettings(app: FastifyInstance, deps: Deps): void {
  const ofSettings = { policy: forStaff, needs: 'settings' } as const
  const limited = { ...ofSettings, rateLimit: 'signIn' } as const
  const opened = ofStart(deps)
  const checkSetup = openSetupChecks(deps)
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
    await checkSetup(params.check)
    return setup()
  })
  const takesLogo = { ...ofSettings, rateLimit: 'upload', files: { logo: logoLimits.bytes } } as const
  mount(app, deps, setupCalls.uploadLogo, takesLogo, async ({ viewer, files }) => {
    await saveLogo(deps, { file: files[0], actor: staffActor(viewer) })
    return setup()
  })
  mount(app, deps, setupCalls.removeLogo, limited, async ({ viewer }) => {
    await removeLogo(deps, staffActor(viewer))
    return setup()
  })
  serveLogo(
    app,
    () => deps.config.logo,
    () => takeKeptSettings(deps),
  )
  noteWebhooks(app, deps)
}

/** What is opened at the start and not again: other settings of these hold from the next one. */
function ofStart({ config }: Deps): string {
  const { stripe, lob, postgrid, drive } = config
  return JSON.stringify({ stripe, lob, postgrid, drive })
}
