import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { everySetting } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keepable } from '../../platform/settings/kept-settings.ts'
import { SettingError } from '../../platform/settings/setting-kinds.ts'
import { requirePassword } from '../accounts/require-password.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { readKeptSettings, settingContext, takeKeptSettings } from './kept-settings.ts'
import { deleteKeptSettings, keepSetting } from './settings.store.ts'

interface Wish {
  /** By the names of the environment; an empty text takes away what was made here. */
  values: Readonly<Record<string, string>>
  current: string | undefined
  actor: AuditActor
  request: FastifyRequest
}

/**
 * Makes settings in the browser: sealed, all or none, and they hold at once where that is possible. A secret takes the
 * password, since whoever changes the mail server reads every mail. The audit log has the names and no value.
 * Throws Refusal 'not_found' for what is no such setting, 'conflict' for one of the environment, 'invalid_input' with the
 * name of the setting as field.
 */
export async function saveSettings(deps: Deps, wish: Wish): Promise<void> {
  const values = Object.fromEntries(Object.entries(wish.values).map(([name, text]) => [name, text.trim()]))
  const names = Object.keys(values)
  for (const name of names) requireChangeable(deps, name, values[name] ?? '')
  if (names.some(isSecret))
    await requirePassword(deps, {
      userId: wish.actor.id,
      current: wish.current ?? '',
      request: wish.request,
    })
  requireTakeable(deps, { ...(await readKeptSettings(deps)), ...values }, names)
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await deleteKeptSettings(tx, names)
    for (const [name, text] of Object.entries(values)) {
      if (text === '') continue
      const valueSealed = deps.sealer.seal(text, settingContext(name))
      await keepSetting(tx, { name, valueSealed, changedBy: wish.actor.name, changedAt: now })
    }
    const detail = { names: names.join(' ') }
    await appendAuditEntry(tx, { actor: wish.actor, action: 'change-settings', detail, at: now })
  })
  await takeKeptSettings(deps)
}

const isSecret = (name: string) => everySetting.find((setting) => setting.name === name)?.shown !== true

function requireChangeable({ config }: Pick<Deps, 'config'>, name: string, text: string): void {
  if (!Object.hasOwn(keepable, name)) throw new Refusal('not_found', says('staff.noSetting'))
  if (config.isFixed(name)) throw new Refusal('conflict', says('staff.settingFixed', { name }))
  if ([...text].some((sign) => sign < ' ' || sign === '\u007f')) refuse(name, says('staff.settingOneLine'))
  // A path would be read from the server's disk: that is for whoever has the server.
  if (name === 'GOOGLE_SERVICE_ACCOUNT' && text !== '' && !text.startsWith('{'))
    refuse(name, says('staff.settingJson'))
}

/** Tried on a copy: what does not go together changes nothing. */
function requireTakeable(
  { config }: Pick<Deps, 'config'>,
  kept: Record<string, string | undefined>,
  names: readonly string[],
): void {
  try {
    const copy = { ...config }
    copy.take(kept)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    const named = names.find((name) => error.message.includes(name)) ?? names[0] ?? ''
    refuse(named, says('request.providerSays', { words: error.message }))
  }
}

function refuse(name: string, sentence: Sentence): never {
  throw new Refusal('invalid_input', sentence, { [name]: sentence })
}
