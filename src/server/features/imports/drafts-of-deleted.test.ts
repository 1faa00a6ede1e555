import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { FileMissing } from '../../platform/files/file-store.ts'
import { clientImports } from './imports.tables.ts'

let test: TestApp
let admin: Caller
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

const url = '/api/staff/imports'
async function upload(): Promise<{ id: number; mapping: unknown; fileKey: string | null }> {
  const bytes = Buffer.from('name,email\nRosa Vidal,rosa@example.com\nIan Ray,ian@example.com\n')
  const form = multipartBody({}, { file: { fileName: 'clients.csv', bytes } })
  const { id, mapping } = (await admin.inject({ method: 'POST', url, ...form })).json()
  return { id, mapping, ...(await kept(id)) }
}
async function kept(id: number): Promise<{ fileKey: string | null; status: string }> {
  const { fileKey, status } = clientImports
  const where = eq(clientImports.id, id)
  const [row] = await test.deps.database.db.select({ fileKey, status }).from(clientImports).where(where)
  return row ?? { fileKey: null, status: 'gone' }
}

it('a file that may name somebody goes with their deletion, and what is uploaded after it stays', async () => {
  const clientId = await test.makeClient({ name: 'Rosa Vidal', email: 'rosa@example.com' })
  const { id, mapping, fileKey } = await upload()
  expect(fileKey).not.toBeNull()
  const deletion = await admin.inject({
    ...{ method: 'DELETE', url: `/api/staff/clients/${clientId}` },
    payload: { confirmName: 'Rosa Vidal' },
  })
  expect(deletion.statusCode).toBe(200)
  const later = await upload()
  await test.deps.queue.idle()
  expect(await kept(id)).toEqual({ fileKey: null, status: 'draft' })
  await expect(test.deps.files.get(fileKey ?? '')).rejects.toThrow(FileMissing)
  const checked = await admin.inject({ method: 'POST', url: `${url}/${id}/check`, payload: { mapping } })
  expect([checked.statusCode, checked.json().says.key]).toEqual([409, 'staff.importFileGone'])
  // Until the second look after the deletion, and beyond.
  test.clock.advance(2 * 3_600_000)
  await test.deps.queue.idle()
  expect((await kept(later.id)).fileKey).toBe(later.fileKey)
})
