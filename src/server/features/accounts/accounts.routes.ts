import type { FastifyInstance } from 'fastify'
import * as calls from '../../../shared/api/accounts.ts'
import { saveLanguage as saveLanguageCall } from '../../../shared/api/language.ts'
import { languageCookie } from '../../../shared/rules/language-cookie.ts'
import type { Deps } from '../../deps.ts'
import { mount } from '../../platform/http/mount.ts'
import { listConsentHistory } from '../consent/list-consent-history.ts'
import { preferencesInForce } from '../consent/preferences-in-force.ts'
import { forAnyone, forAnySession, forSignedInClient } from './clients-of-viewer.policy.ts'
import { describeViewer } from './describe-viewer.ts'
import { listMyClients } from './list-my-clients.ts'
import { lookUpSignInLink } from './look-up-sign-in-link.ts'
import { redeemSignInLink } from './redeem-sign-in-link.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { saveLanguage } from './save-language.ts'
import { savePreferences } from './save-preferences.ts'
import { signOut } from './sign-out.ts'
import { emailOf } from './viewer.ts'

export function mountAccounts(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    calls.requestSignInLink,
    { policy: forAnyone, rateLimit: 'signIn' },
    async ({ body, origin }) =>
      requestSignInLink(deps, { email: body.email, next: body.next, language: origin.language }),
  )
  mount(
    app,
    deps,
    calls.lookUpSignInLink,
    { policy: forAnyone, rateLimit: 'signIn' },
    async ({ viewer, body }) => lookUpSignInLink(deps, { viewer, token: body.token }),
  )
  mount(app, deps, calls.redeemSignInLink, { policy: forAnyone, rateLimit: 'signIn' }, async (context) =>
    redeemSignInLink(deps, { ...context, token: context.body.token }),
  )
  mount(app, deps, calls.getSession, { policy: forAnyone }, async ({ viewer }) =>
    describeViewer(deps, viewer),
  )
  mount(app, deps, calls.signOut, { policy: forAnyone }, async ({ request, reply }) =>
    signOut(deps, { request, reply }),
  )
  mount(app, deps, calls.listMyClients, { policy: forAnySession }, async ({ viewer }) =>
    listMyClients(deps, viewer),
  )
  mount(app, deps, calls.getPreferences, { policy: forSignedInClient }, async ({ viewer }) => {
    const email = emailOf(viewer)
    const { db } = deps.database
    return {
      email,
      preferences: await preferencesInForce(db, email),
      history: await listConsentHistory(db, email),
    }
  })
  mount(app, deps, saveLanguageCall, { policy: forAnyone }, async ({ viewer, body, reply }) => {
    // Set by the server, too: Safari keeps a cookie that a script set for seven days only.
    reply.header('set-cookie', languageCookie(body.language, deps.config.publicUrl.startsWith('https:')))
    return saveLanguage(deps, { viewer, language: body.language })
  })
  mount(app, deps, calls.savePreferences, { policy: forSignedInClient }, async ({ viewer, body, origin }) =>
    savePreferences(deps, { email: emailOf(viewer), wanted: body, origin }),
  )
}
