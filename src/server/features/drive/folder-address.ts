import { folderAddress as driveAddress } from '../../platform/drive/folder-address.ts'
import type { ClientRow } from '../clients/clients.tables.ts'

/**
 * Where a client's folder is opened (decision 28): in the cloud drive once it is there, else on the product's own page;
 * null before the intake. @param base address of the product, '' for one that is relative to it
 */
export function folderAddressOf(
  client: Pick<ClientRow, 'id' | 'driveFolderId' | 'intakeCompletedAt'>,
  base = '',
): string | null {
  if (client.intakeCompletedAt === null) return null
  return client.driveFolderId === null
    ? `${base}/account/folder?client=${client.id}`
    : driveAddress(client.driveFolderId)
}
