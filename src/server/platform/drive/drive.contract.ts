import { describe, expect, it } from 'vitest'
import type { Drive } from './drive.ts'

/** What every drive does alike. @param open a fresh drive, made when the tests run */
export function describeDrive(name: string, open: () => Drive): void {
  const file = (folderId: string, key: string, text = 'a letter') => ({
    folderId,
    name: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: Buffer.from(text),
    key,
  })

  describe(`${name} as a drive`, () => {
    it('has one folder for a client, however often it is asked for, and another one for another client', async () => {
      const drive = open()
      const first = await drive.ensureFolder({ clientId: 1, name: 'Pat Example' })
      expect(await drive.ensureFolder({ clientId: 1, name: 'Pat Example' })).toEqual(first)
      expect(await drive.ensureFolder({ clientId: 1, name: 'Pat New-Name' })).toEqual(first)
      const other = await drive.ensureFolder({ clientId: 2, name: "Pat O'Example\\" })
      expect(other.id).not.toBe(first.id)
      expect(first.url).toMatch(/^(\/account\/folder|https:\/\/)/)
    })

    it('keeps one file for a key, however often it is put', async () => {
      const drive = open()
      const { id } = await drive.ensureFolder({ clientId: 1, name: 'Pat Example' })
      const first = await drive.putFile(file(id, 'document-1'))
      expect(await drive.putFile(file(id, 'document-1', 'rewritten'))).toBe(first)
      expect(await drive.putFile(file(id, 'document-2'))).not.toBe(first)
    })

    it('keeps the same key in two folders apart', async () => {
      const drive = open()
      const one = await drive.ensureFolder({ clientId: 1, name: 'Pat' })
      const two = await drive.ensureFolder({ clientId: 2, name: 'Quinn' })
      expect(await drive.putFile(file(one.id, 'file-1'))).not.toBe(
        await drive.putFile(file(two.id, 'file-1')),
      )
    })

    it('removes a file and a folder, and does not mind when they are gone', async () => {
      const drive = open()
      const { id } = await drive.ensureFolder({ clientId: 1, name: 'Pat Example' })
      const fileId = await drive.putFile(file(id, 'document-1'))
      await drive.removeFile(fileId)
      await drive.removeFile(fileId)
      await drive.deleteFolder(id)
      await drive.deleteFolder(id)
    })
  })
}
