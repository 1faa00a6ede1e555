import type { Drive } from './drive.ts'

/** The folder page of the product: it reads the product's own store, so that a folder and its files are always there. */
export function createOwnPageDrive(): Drive {
  return {
    kind: 'own-page',
    ensureFolder: async ({ clientId }) => ({
      id: String(clientId),
      url: `/account/folder?client=${clientId}`,
    }),
    putFile: async ({ folderId, key }) => `${folderId}/${key}`,
    removeFile: async () => {},
    deleteFolder: async () => {},
  }
}
