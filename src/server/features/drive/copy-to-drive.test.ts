import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGoogleDriveFake } from '../../../../test/support/google-drive-fake.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { createGoogleDrive } from '../../platform/drive/google-drive.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import { clients } from '../clients/clients.tables.ts'
import { documents } from '../documents/documents.tables.ts'
import { clientFiles } from '../intake/intake.tables.ts'
import { deleteClientData } from '../privacy/delete-client-data.ts'
import { copyToDrive } from './copy-to-drive.ts'
import { driveCopies } from './drive.tables.ts'

let fake: Awaited<ReturnType<typeof startGoogleDriveFake>>
let app: TestApp
let clientId: number
let documentId: number

const copy = (lastAttempt = false) => copyToDrive(app.deps, { clientId, lastAttempt })
const namesInDrive = () =>
  [...fake.files.values()].filter((file) => file.parents[0] !== fake.parent).map(({ name }) => name)
const folderUrls = async () => {
  const staff = await app.asStaff()
  const own = await staff.inject({ method: 'GET', url: `/api/clients/${clientId}` })
  return own.json<{ googleDriveFolderUrl: string }>().googleDriveFolderUrl
}

/** A report, an identity file and a document, each with bytes of its own; answers the document's id. */
async function addThreeFiles({ deps }: TestApp, id: number): Promise<number> {
  const added = await addFilesTo(deps, id)
  const { db } = deps.database
  const [licence, log] = [await ownKey(deps), await ownKey(deps)]
  const named = { fileKey: licence, fileNameSealed: sealFileName(deps.sealer, licence, 'licence.pdf') }
  await db.update(clientFiles).set(named).where(eq(clientFiles.clientId, id))
  await db.update(documents).set({ fileKey: log }).where(eq(documents.clientId, id))
  return added.documentId
}

const ownKey = async (deps: TestApp['deps']) => (await deps.files.put(Buffer.from('bytes of its own'))).key

beforeAll(async () => {
  fake = await startGoogleDriveFake()
  const { account, parent: parentFolder, rootUrl } = fake
  app = await makeApp({ working: false, drive: createGoogleDrive({ account, parentFolder, rootUrl }) })
})
beforeEach(async () => {
  fake.files.clear()
  await app.startAnew()
  clientId = await app.makeClient({ name: 'Pat Example' })
  documentId = await addThreeFiles(app, clientId)
  await app.deps.database.db.update(clients).set({ intakeCompletedAt: new Date() })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

describe('the copies of a client’s files in the cloud drive', () => {
  it('are made once, in a folder whose address portal and staff then show', async () => {
    expect(await folderUrls()).toBe(`/account/folder?client=${clientId}`)
    await copy()
    await copy()
    expect(namesInDrive().sort()).toEqual([
      'experian my report.pdf',
      'licenseId licence.pdf',
      'round 1 mail-log.pdf',
    ])
    const folder = [...fake.files.values()].find((file) => file.parents[0] === fake.parent)
    expect(folder?.name).toBe(`Pat Example (${clientId})`)
    expect(await folderUrls()).toBe(`https://drive.google.com/drive/folders/${folder?.id}`)
  })

  it('follow a rewritten document in its place, and lose one that is gone', async () => {
    await copy()
    const stored = await app.deps.files.put(Buffer.from('rewritten'))
    const { db } = app.deps.database
    await db.update(documents).set({ fileKey: stored.key }).where(eq(documents.id, documentId))
    await copy()
    const letter = [...fake.files.values()].find(({ name }) => name === 'round 1 mail-log.pdf')
    expect(letter?.bytes.toString()).toBe('rewritten')
    expect(namesInDrive()).toHaveLength(3)
    await db.delete(documents).where(eq(documents.id, documentId))
    await copy()
    expect(namesInDrive().sort()).toEqual(['experian my report.pdf', 'licenseId licence.pdf'])
  })

  it('go on after a failure in the middle, without a second file', async () => {
    fake.failNext(200 + 303)
    await expect(copy()).rejects.toThrow('503')
    await copy()
    // The drive kept the file, but the note of it was lost.
    await app.deps.database.db.delete(driveCopies)
    await copy()
    expect(namesInDrive()).toHaveLength(3)
  })

  it('are made anew in a new folder when somebody deleted it in the drive', async () => {
    await copy()
    fake.files.clear()
    const stored = await app.deps.files.put(Buffer.from('rewritten'))
    await app.deps.database.db.update(documents).set({ fileKey: stored.key })
    await expect(copy()).rejects.toThrow('404')
    await copy()
    expect(namesInDrive()).toHaveLength(3)
  })

  it('tell staff in the audit log when the drive refuses to the end, and block nothing', async () => {
    for (const status of [403, 404]) {
      fake.failNext(status)
      await expect(copy(true)).rejects.toThrow(String(status))
    }
    const { rows } = await app.deps.database.db.execute<{ detail: { reason: string } }>(
      "select detail from audit_entries where action = 'fail-drive-copy' order by position",
    )
    expect(
      openedRows(app.deps, 'audit_entries', rows).map(({ detail }) => detail.reason.slice(0, 25)),
    ).toEqual(['Google Drive answered 403', 'Google Drive answered 404'])
    expect(await folderUrls()).toBe(`/account/folder?client=${clientId}`)
  })

  it('are no job before the intake, and none for a client who is gone', async () => {
    await app.deps.database.db.update(clients).set({ intakeCompletedAt: null })
    await copy()
    await copyToDrive(app.deps, { clientId: 99_999, lastAttempt: true })
    expect(fake.files.size).toBe(0)
  })

  it('leave nothing when the client is deleted while they are made', async () => {
    const { drive } = app.deps
    const actor = { id: 'a', name: 'Ada Admin' }
    const deleting = {
      ...drive,
      ensureFolder: async (given: { clientId: number; name: string }) => {
        const folder = await drive.ensureFolder(given)
        await deleteClientData(app.deps, { clientId, actor, reason: 'staff' })
        return folder
      },
    }
    await copyToDrive({ ...app.deps, drive: deleting }, { clientId, lastAttempt: false })
    expect(fake.files.size).toBe(0)
  })
})

describe('the folder of a deleted client', () => {
  it('is deleted by a job, with everything in it', async () => {
    await copy()
    const working = await makeApp({ drive: app.deps.drive })
    clientId = await working.makeClient()
    const [folderId] = [...fake.files.values()].filter((file) => file.parents[0] === fake.parent)
    await working.deps.database.db.update(clients).set({ driveFolderId: folderId?.id ?? '' })
    const actor = { id: 'a', name: 'Ada Admin' }
    await deleteClientData(working.deps, { clientId, actor, reason: 'staff' })
    await working.deps.queue.idle()
    expect(fake.files.size).toBe(0)
    await working.close()
  })
})

describe('an intake with a cloud drive', () => {
  it('is answered before and whatever the drive does, and its files follow by a job', async () => {
    const { account, parent: parentFolder, rootUrl } = fake
    const working = await makeApp({ drive: createGoogleDrive({ account, parentFolder, rootUrl }) })
    fake.failNext(500)
    const id = await working.makeClient()
    await addThreeFiles(working, id)
    await working.deps.database.db.update(clients).set({ intakeCompletedAt: new Date() })
    const { copyToDriveSoon } = await import('./copy-to-drive-soon.ts')
    await working.deps.database.transaction((tx) => copyToDriveSoon(working.deps, tx, id))
    await working.deps.queue.idle()
    expect(fake.files.size).toBe(0)
    await working.deps.database.db.execute("update pgboss.job set start_after = now() where state = 'retry'")
    await working.deps.queue.idle()
    expect(namesInDrive()).toHaveLength(3)
    await working.close()
  })
})
