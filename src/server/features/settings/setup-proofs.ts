import type { Deps } from '../../deps.ts'
import { findProof, keepProof } from './settings.store.ts'

export type ProofKind = 'mail-sent' | 'mail-arrived' | 'stripe-keys' | 'stripe-webhook' | 'backup' | 'address'

type Needs = Pick<Deps, 'config' | 'database' | 'sealer' | 'clock'>

/** For what something is proven, as a keyed hash: another server, other keys or another address start anew. */
export function aboutNow({ config, sealer }: Pick<Deps, 'config' | 'sealer'>, kind: ProofKind): string {
  const { smtpUrl, mailFrom, stripe, publicUrl } = config
  const about: Record<ProofKind, string> = {
    'mail-sent': `${smtpUrl} ${mailFrom}`,
    'mail-arrived': `${smtpUrl} ${mailFrom}`,
    'stripe-keys': stripe?.secretKey ?? '',
    'stripe-webhook': stripe?.webhookSecret ?? '',
    backup: 'backup',
    address: publicUrl,
  }
  return sealer.token('setup-proof', `${kind} ${about[kind]}`)
}

export async function prove(deps: Needs, kind: ProofKind, detail: string): Promise<void> {
  await keepProof(deps.database.db, { kind, about: aboutNow(deps, kind), detail, at: deps.clock.now() })
}

/** What was proven of what is set now; null when it was something else, or never. */
export async function findProven(
  deps: Pick<Deps, 'config' | 'database' | 'sealer'>,
  kind: ProofKind,
): Promise<{ at: Date; detail: string } | null> {
  const row = await findProof(deps.database.db, kind)
  return row && row.about === aboutNow(deps, kind) ? { at: row.at, detail: row.detail } : null
}
