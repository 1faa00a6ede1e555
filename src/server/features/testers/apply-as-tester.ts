import type * as z from 'zod/mini'
import type { applyAsTester as call } from '../../../shared/api/testers.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'
import { holdClient } from '../accounts/hold-client.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { createTesterClient } from '../clients/create-tester-client.ts'
import { recordContactConsent, recordStudyConsent } from '../consent/record-contact-consent.ts'
import { recordOrderTerms } from '../consent/record-order-terms.ts'
import { newTesterToken, testerTokenHash, tokenOfAttempt } from './tester-token.ts'
import { insertApplication, selectApplicationByToken, setApplicationClient } from './testers.store.ts'

/**
 * Takes a beta application: the application, its client record, the consents and the browser's right to the record, in
 * one transaction. The token opens the intake once. The same attempt sent again, also at the same time, answers the same.
 * @param input.origin where the request came from, for the consent record.
 */
export async function applyAsTester(
  deps: Deps,
  input: {
    application: z.output<typeof call.body>
    userId: string
    origin: RequestOrigin
  },
): Promise<{ token: string; clientId: number }> {
  const { application } = input
  const { attemptKey } = application
  const token = attemptKey === undefined ? newTesterToken() : tokenOfAttempt(deps, attemptKey, application)
  const tokenHash = testerTokenHash(deps, token)
  const now = deps.clock.now()
  const clientId = await deps.database.transaction(async (tx) => {
    const row = await insertApplication(tx, {
      tokenHash,
      name: application.name,
      email: application.email,
      phone: application.phone,
      preferences: application.communicationPreferences ?? null,
      createdAt: now,
    })
    if (row === undefined) return await holdAgain(tx, { tokenHash, userId: input.userId, now })
    const client = await createTesterClient(tx, { ...application, testerApplicationId: row.id, now })
    await setApplicationClient(tx, row.id, client.id)
    await holdClient(tx, { userId: input.userId, clientId: client.id, now })
    const subject = {
      email: application.email,
      clientId: client.id,
      page: '/apply-beta',
      ...input.origin,
      now,
    }
    await noteFirstLanguage(tx, { email: application.email, language: input.origin.language, now })
    await recordOrderTerms(tx, { ...subject, origin: input.origin, order: `beta application ${row.id}` })
    await recordStudyConsent(tx, subject)
    await recordContactConsent(tx, {
      ...subject,
      agreed: application.agreeToContact,
      preferences: application.communicationPreferences ?? null,
      actor: 'self',
    })
    await noteFact(deps, tx, { kind: 'tester-applied', clientId: client.id })
    return client.id
  })
  return { token, clientId }
}

/**
 * The record of an attempt that was there before; the browser that asks again may have lost its right to it with the answer. Only until
 * the intake is sent: from then on the record holds a person's papers, and the key of an attempt is no way in.
 */
async function holdAgain(
  tx: Queryable,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date },
): Promise<number> {
  const application = await selectApplicationByToken(tx, tokenHash)
  const clientId = application?.clientId
  if (typeof clientId !== 'number' || application?.usedAt !== null)
    throw new Refusal('conflict', says('account.intakeDone'))
  await holdClient(tx, { userId, clientId, now })
  return clientId
}
