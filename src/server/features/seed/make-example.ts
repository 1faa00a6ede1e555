import { bureauKeys } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import type { Sandbox } from '../../platform/payments/sandbox/open-sandbox.ts'
import { addBrowser } from '../accounts/add-browser.ts'
import { nobody } from '../accounts/viewer.ts'
import { createPayment } from '../checkout/create-payment.ts'
import { changeDisputeProgress } from '../clients/change-dispute-progress.ts'
import { submitIntake } from '../intake/submit-intake.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { applyAsTester } from '../testers/apply-as-tester.ts'
import { decideExample } from './decide-example.ts'
import { depsAt } from './deps-at.ts'
import type { ExampleClient } from './example-client.ts'
import { readSample } from './sample-files.ts'

type Sending = Pick<Parameters<typeof submitIntake>[1]['body'], 'clientType' | 'paymentIntentId' | 'token'>

const origin = { ip: '127.0.0.1', userAgent: 'npm run seed', language: 'en' as const }
const actor = { id: 'system', name: 'npm run seed' }

/**
 * Makes one example client through the use cases that serve real ones, its documents included.
 * @returns the client's id
 */
export async function makeExample(
  deps: Deps,
  sandbox: Sandbox,
  example: ExampleClient,
  sampleFolder: string,
): Promise<number> {
  const started = depsAt(deps, hourOf(deps, example.on))
  const userId = await addBrowser(deps.database.db, started.deps.clock.now())
  const { clientId, ...sending } =
    example.tier === null
      ? await apply(started.deps, example, userId)
      : await pay(started.deps, sandbox, example, userId)
  if (example.intake) {
    const files = await reportFiles(sampleFolder, example.intake.reports)
    const body = { ...example.person, ...example.intake.address, ...background, ...sending }
    await submitIntake(started.deps, { body, files, viewer: { kind: 'browser', userId }, userId, origin })
    await started.finishRuns()
  }
  if (example.refunded && sending.paymentIntentId) {
    await sandbox.refund(sending.paymentIntentId)
    await settlePayment(started.deps, sending.paymentIntentId)
  }
  if (example.progress && example.intake) {
    const client = { kind: 'client' as const, id: userId, name: example.person.name }
    await decideExample(started.deps, { clientId, actor: client })
  }
  for (const { on, change } of example.progress ?? []) {
    await changeDisputeProgress(depsAt(deps, hourOf(deps, on)).deps, { clientId, change, actor })
  }
  return clientId
}

const background = { previousDisputes: 'no', identityTheft: 'no', ftcAffidavit: 'no' } as const

/** Three in the afternoon (UTC) of that day, but never later than now. */
function hourOf(deps: Deps, day: string | null): Date {
  const now = deps.clock.now()
  return day === null ? now : new Date(Math.min(Date.parse(`${day}T15:00:00Z`), now.getTime()))
}

async function pay(
  deps: Deps,
  sandbox: Sandbox,
  { person, tier }: ExampleClient,
  userId: string,
): Promise<{ clientId: number } & Sending> {
  const body = { ...person, tier, agreeToContact: true }
  const { paymentIntentId } = await createPayment(deps, { body, userId, viewer: nobody, origin })
  await sandbox.payWithTestCard(paymentIntentId)
  const settled = await settlePayment(deps, paymentIntentId)
  const clientId = settled?.payment.clientId
  if (!clientId) throw new Error(`the payment of the example ${person.email} did not settle`)
  return { clientId, clientType: 'paid', paymentIntentId }
}

async function apply(
  deps: Deps,
  { person }: ExampleClient,
  userId: string,
): Promise<{ clientId: number } & Sending> {
  const application = { ...person, studyConsent: true as const, agreeToContact: true as const }
  const { clientId, token } = await applyAsTester(deps, { application, userId, origin })
  return { clientId, clientType: 'tester', token }
}

async function reportFiles(
  folder: string,
  reports: NonNullable<ExampleClient['intake']>['reports'],
): Promise<UploadedFile[]> {
  const files: UploadedFile[] = []
  for (const [slot, bureau] of bureauKeys.entries()) {
    const file = reports[bureau]
    if (file === undefined) continue
    files.push({
      field: `creditReport${slot}`,
      fileName: `${bureau}.pdf`,
      contentType: 'application/pdf',
      bytes: await readSample(folder, file),
      truncated: false,
    })
  }
  return files
}
