import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGoogleDriveFake } from '../../../../test/support/google-drive-fake.ts'
import { describeDrive } from './drive.contract.ts'
import { DriveError } from './drive.ts'
import { createGoogleDrive } from './google-drive.ts'
import { openDrive } from './open-drive.ts'
import { createOwnPageDrive } from './own-page-drive.ts'

let fake: Awaited<ReturnType<typeof startGoogleDriveFake>>
beforeAll(async () => {
  fake = await startGoogleDriveFake()
})
beforeEach(() => {
  fake.files.clear()
  fake.requests.length = 0
})
afterAll(() => fake.close())

const google = (parentFolder = fake.parent) =>
  createGoogleDrive({ account: fake.account, parentFolder, rootUrl: fake.rootUrl })
const letter = (folderId: string, text: string) => ({
  folderId,
  name: 'letter.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from(text, 'latin1'),
  key: 'document-1',
})

describeDrive('the folder page of the product', createOwnPageDrive)
describeDrive('Google Drive', () => google())

describe('Google Drive', () => {
  it('holds the very bytes, and those of the newest version, with one token for many calls', async () => {
    const drive = google()
    const { id } = await drive.ensureFolder({ clientId: 7, name: 'Pat Example' })
    const bytes = '%PDF\u0000\u00ff\r\n--boundary\n'
    const fileId = await drive.putFile(letter(id, bytes))
    expect(fake.files.get(fileId)).toMatchObject({ name: 'letter.pdf', parents: [id] })
    expect(fake.files.get(fileId)?.bytes.toString('latin1')).toBe(bytes)
    await drive.putFile(letter(id, 'newer'))
    expect(fake.files.get(fileId)?.bytes.toString()).toBe('newer')
    expect(fake.files.get(id)).toMatchObject({ name: 'Pat Example (7)', parents: [fake.parent] })
    expect(fake.requests.filter((line) => line.endsWith('/token'))).toHaveLength(1)
  })

  it('asks for a fresh token when one has ended before its time', async () => {
    const drive = google()
    const { id } = await drive.ensureFolder({ clientId: 7, name: 'Pat' })
    fake.endTokens()
    await drive.putFile(letter(id, 'after the end'))
    expect(fake.files.size).toBe(2)
  })

  it.each([401, 403, 429, 500, 503])(
    'says that it was answered %i, and nothing of the token',
    async (status) => {
      const drive = google()
      // A 401 is asked once more with a fresh token.
      fake.failNext(...(status === 401 ? [401, 401] : [status]))
      const refused = await drive.ensureFolder({ clientId: 7, name: 'Pat' }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(DriveError)
      expect(refused).toMatchObject({ status })
      expect(JSON.stringify(refused) + String(refused)).not.toMatch(/Bearer|PRIVATE/)
    },
  )

  it('says 404 when the parent folder is not there', async () => {
    const refused = google('no-such-folder').ensureFolder({ clientId: 7, name: 'Pat' })
    await expect(refused).rejects.toMatchObject({ name: 'DriveError', status: 404 })
  })

  it('says that nothing answered', async () => {
    const gone = await startGoogleDriveFake()
    await gone.close()
    const drive = createGoogleDrive({ account: gone.account, parentFolder: 'x', rootUrl: gone.rootUrl })
    await expect(drive.deleteFolder('y')).rejects.toMatchObject({ name: 'DriveError', status: null })
  })

  it('says that the service account is refused', async () => {
    const other = await startGoogleDriveFake()
    other.forgetAccount()
    const drive = createGoogleDrive({ account: other.account, parentFolder: 'x', rootUrl: other.rootUrl })
    await expect(drive.deleteFolder('y')).rejects.toMatchObject({ status: 400 })
    await other.close()
  })
})

describe('the drive of the settings', () => {
  it('is the folder page without them, and Google Drive with a key file as text or as a path', async () => {
    expect((await openDrive(null)).kind).toBe('own-page')
    const text = JSON.stringify(fake.account)
    const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-drive-'))
    const file = path.join(folder, 'key.json')
    await fs.writeFile(file, text)
    for (const serviceAccount of [text, file]) {
      expect((await openDrive({ serviceAccount, folder: 'x' })).kind).toBe('google')
    }
    await fs.rm(folder, { recursive: true })
  })

  it.each(['{"client_email": "a@b.c"}', '{ no json', '/no/such/file.json'])(
    'refuses %s with a sentence that names the setting',
    async (serviceAccount) => {
      await expect(openDrive({ serviceAccount, folder: 'x' })).rejects.toThrow('GOOGLE_SERVICE_ACCOUNT')
    },
  )
})
