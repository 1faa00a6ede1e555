import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { holds, holdsEverything, type Permission } from '../../../shared/rules/staff-roles.ts'
import type { Deps } from '../../deps.ts'
import { findLanguage } from './person-languages.store.ts'
import type { Viewer } from './viewer.ts'

/** What the browser is told about its own session. */
export async function describeViewer(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  viewer: Viewer,
): Promise<{
  kind: Viewer['kind']
  email: string | null
  name: string | null
  role: 'staff' | 'admin' | null
  roleKey?: string
  may?: Permission[]
  unready?: true
  language: Language | null
  agreements?: boolean
}> {
  const email = 'email' in viewer ? viewer.email : null
  return {
    kind: viewer.kind,
    email,
    name: viewer.kind === 'staff' ? viewer.name : null,
    role: viewer.kind === 'staff' ? (holdsEverything(viewer.limits) ? 'admin' : 'staff') : null,
    ...(viewer.kind === 'staff' ? { roleKey: viewer.role, may: [...viewer.limits.may] } : {}),
    language: viewer.kind === 'client' && email ? await findLanguage(database.db, emailKeyOf(email)) : null,
    ...(isUnready(config, viewer) ? { unready: true as const } : {}),
    ...(viewer.kind === 'staff' && config.agreementStates.length > 0 ? { agreements: true } : {}),
  }
}

function isUnready({ production, unready }: Deps['config'], viewer: Viewer): boolean {
  return production && unready.length > 0 && viewer.kind === 'staff' && holds(viewer.limits, 'settings')
}
