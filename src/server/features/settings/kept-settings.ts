import type { Deps } from '../../deps.ts'
import { type KeptLogo, keptLogo } from '../../platform/http/kept-logo.ts'
import { keepable } from '../../platform/settings/kept-settings.ts'
import type { Environment } from '../../platform/settings/read-settings.ts'
import { SettingError } from '../../platform/settings/setting-kinds.ts'
import { findKeptSetting, selectKeptSettings } from './settings.store.ts'

type Needs = Pick<Deps, 'config' | 'database' | 'sealer'>

/** How soon another server on the same database takes what was saved here. */
const lookEveryMs = 30_000

/** The context under which the text of a setting is sealed. */
export const settingContext = (name: string) => `setting:${name}`

/** What is made in the browser alone: the environment has no pictures. */
export const logoSetting = 'LOGO'

/** What was made in the browser, by the names of the environment. */
export async function readKeptSettings({ database, sealer }: Omit<Needs, 'config'>): Promise<Environment> {
  const rows = await selectKeptSettings(database.db, Object.keys(keepable))
  return Object.fromEntries(
    rows.map(({ name, valueSealed }) => [name, sealer.openText(valueSealed, settingContext(name))]),
  )
}

/**
 * Takes into the configuration what was made in the browser. Throws SettingError with where it was made, when it does not go
 * with what the environment says by now.
 */
export async function takeKeptSettings(deps: Needs): Promise<void> {
  try {
    deps.config.take(await readKeptSettings(deps))
    const logo = await readLogo(deps)
    // The same stays the same object: pages are made anew for another.
    if (logo?.address !== deps.config.logo?.address) deps.config.logo = logo
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    throw new SettingError(
      `${error.message} (Made on /dashboard/setup; what the environment says comes before it.)`,
    )
  }
}

async function readLogo({ database, sealer }: Omit<Needs, 'config'>): Promise<KeptLogo | null> {
  const row = await findKeptSetting(database.db, logoSetting)
  return row === undefined ? null : keptLogo(sealer.open(row.valueSealed, settingContext(logoSetting)))
}

/** Takes what other servers on the same database saved, twice a minute. */
export function followKeptSettings(deps: Needs & Pick<Deps, 'log'>): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = takeKeptSettings(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, 'the settings that were made in the browser were not read'),
    )
  }, lookEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
