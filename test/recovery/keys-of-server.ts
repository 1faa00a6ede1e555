import { sealerOfInstallation } from '../../src/server/platform/crypto/open-sealer.ts'
import type { ColumnSealer } from '../../src/server/platform/db/column-sealer.contract.ts'

/** The ENCRYPTION_KEY of servers whose database a test reads itself. */
export const keyOfServers = '11'.repeat(32)

type Ask = (query: string) => Promise<readonly Record<string, unknown>[]>

/** What seals and opens the columns of people in the database of such a server. */
export async function keysOfServer(ask: Ask): Promise<ColumnSealer> {
  const [row] = await ask('select id, token_key_sealed from installation')
  if (row === undefined) throw new Error('no server has started on this database')
  const { id, token_key_sealed: sealed } = row
  const { columns } = await sealerOfInstallation(
    { id: String(id), tokenKeySealed: sealed as Uint8Array },
    { encryptionKeys: [new Uint8Array(Buffer.from(keyOfServers, 'hex'))], configDir: '' },
  )
  return columns
}
