import { ruleSet } from '../../../engine/audit/rule-set.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'

/** The context under which a furnisher's name is sealed. */
export const furnisherContext = 'answered-item:furnisher'

export const ruleTokenOf = (sealer: Pick<Sealer, 'token'>, ruleKey: string) =>
  sealer.token('figures:rule', ruleKey)

/** Companies are one when their letters and digits are: 'ALDER BANK, N.A.' and 'Alder Bank NA'. */
export const furnisherTokenOf = (sealer: Pick<Sealer, 'token'>, name: string) =>
  sealer.token('figures:furnisher', name.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

export const itemTokenOf = (sealer: Pick<Sealer, 'token'>, clientId: number, fingerprint: string) =>
  sealer.token(`figures:item:${clientId}`, fingerprint)

/** The key of each rule that is asked today, by its token. */
export function rulesByToken(sealer: Pick<Sealer, 'token'>): Map<string, string> {
  return new Map(ruleSet.map(({ key }) => [ruleTokenOf(sealer, key), key]))
}
