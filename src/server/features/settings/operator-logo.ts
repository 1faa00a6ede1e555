import { logoLimits } from '../../../shared/rules/operator-logo.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { digestOf } from '../../platform/http/kept-logo.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { logoSetting, settingContext, takeKeptSettings } from './kept-settings.ts'
import { deleteKeptSettings, keepSetting } from './settings.store.ts'

/**
 * Keeps a logo: never the file that was given, but its points drawn anew. It stands on every page that is loaded from then on. Errors:
 * file_refused with the sentence that says why.
 */
export async function saveLogo(
  deps: Deps,
  { file, actor }: { file: UploadedFile | undefined; actor: AuditActor },
): Promise<void> {
  if (!file) refuse(says('file.choose'))
  if (file.truncated) refuse(says('staff.logoTooHeavy', { megabytes: logoLimits.megabytes }))
  const drawing = await deps.engine.drawLogo(file.bytes)
  if (drawing === null) refuse(says('staff.logoDamaged'))
  if (!drawing.ok) refuse(faults[drawing.fault])
  const { png } = drawing
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const valueSealed = deps.sealer.seal(png, settingContext(logoSetting))
    await keepSetting(tx, { name: logoSetting, valueSealed, changedBy: actor.name, changedAt: now })
    const detail = { names: logoSetting, logo: digestOf(png) }
    await appendAuditEntry(tx, { actor, action: 'change-settings', detail, at: now })
  })
  await takeKeptSettings(deps)
}

/** The product's own mark stands again. A second time changes nothing. */
export async function removeLogo(deps: Deps, actor: AuditActor): Promise<void> {
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await deleteKeptSettings(tx, [logoSetting])
    const detail = { names: logoSetting, logo: null }
    await appendAuditEntry(tx, { actor, action: 'change-settings', detail, at })
  })
  await takeKeptSettings(deps)
}

const faults = {
  'other-kind': says('staff.logoOtherKind'),
  'too-large': says('staff.logoTooLarge', { side: logoLimits.side }),
  damaged: says('staff.logoDamaged'),
} as const

function refuse(sentence: Sentence): never {
  throw new Refusal('file_refused', sentence, { logo: sentence })
}
