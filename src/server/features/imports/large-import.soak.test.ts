import { expect, it } from 'vitest'
import { makeApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { takeBackImport } from './take-back-import.ts'

const people = 20_000
const mostSeconds = 60

/** Rows as an export has them: address, tags, notes of some length, dates. */
function fileOfMany(): Buffer {
  const note = 'Called about the second report; will send a copy of the lease. '.repeat(4)
  const rows = Array.from({ length: people }, (_, at) =>
    [
      ...[`First${at}`, `Last${at % 977}`, `person${at}@many.example`, `(555) ${String(1_000_000 + at)}`],
      ...[`${at} Main Street`, 'Reno', 'NV', '89501', 'Round 1', '3/1/2026', `"${note}"`, 'vip;lease', '350'],
    ].join(','),
  )
  const names =
    'First Name,Last Name,Email,Phone (M),Address,City,State,Zip,Status,Round 1 Date,Notes,Tags,Amount'
  return Buffer.from([names, ...rows].join('\n'))
}

it.each(['pglite', 'postgres'] as const)(
  'takes 20,000 rows in a minute on %s, and takes them back',
  async (database) => {
    const test = await makeApp({ database, working: false })
    try {
      const admin = await test.asStaff('admin')
      const seconds = async (work: () => Promise<unknown>) => {
        const start = performance.now()
        await work()
        return (performance.now() - start) / 1000
      }
      const post = (path: string, payload: object) =>
        admin.inject({ method: 'POST', url: `/api/staff/imports${path}`, ...payload })
      const sent = multipartBody({}, { file: { fileName: 'many.csv', bytes: fileOfMany() } })
      const { id, mapping } = (await post('', sent)).json()
      const check = await seconds(() => post(`/${id}/check`, { payload: { mapping } }))
      const run = await seconds(async () => {
        await post(`/${id}/start`, { payload: { mapping, duplicates: 'skip' } })
        const { runImport } = await import('./run-import.ts')
        await runImport(test.deps, { importId: id })
      })
      const [row] = (await admin.inject({ url: '/api/staff/imports' })).json()
      expect(row).toMatchObject({ status: 'done', added: people, refused: 0, skipped: 0 })
      const back = await seconds(async () => {
        await post(`/${id}/undo`, { payload: {} })
        await takeBackImport(test.deps, { importId: id })
      })
      expect((await admin.inject({ url: '/api/clients?page=1' })).headers['x-total-count']).toBe('0')
      process.stdout.write(
        `${database}: ${people} rows checked in ${check.toFixed(1)} s, added in ${run.toFixed(1)} s, taken back in ${back.toFixed(1)} s\n`,
      )
      expect(run).toBeLessThan(mostSeconds)
    } finally {
      await test.close()
    }
  },
)
