import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { runProcess } from '../../../../test/support/run-process.ts'
import { createLog } from '../log/log.ts'
import { createQueue } from '../queue/boss-queue.ts'
import { StartRefused } from '../start-refused.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { openDataFolder, prepareDataFolder } from './open-data-folder.ts'

const log = createLog('silent')

describe('the data folder', () => {
  let folder = ''
  beforeEach(async () => {
    folder = path.join(await fs.mkdtemp(path.join(tmpdir(), 'armor-data-')), 'data')
  })
  afterEach(() => fs.rm(path.dirname(folder), { recursive: true, force: true }))

  it('can be prepared by many processes that start at the same moment', async () => {
    await Promise.all(Array.from({ length: 100 }, () => prepareDataFolder(folder)))
    expect(await fs.readdir(folder)).toEqual([])
  })

  it('is refused with a sentence when it cannot be a folder', async () => {
    await fs.writeFile(folder, '')
    await expect(openDataFolder(folder, log)).rejects.toThrow(
      new StartRefused(
        `The data folder ${folder} cannot be read and written (EEXIST): check DATA_DIR and who owns it.`,
      ),
    )
    await expect(openDataFolder(path.join(folder, 'below'), log)).rejects.toThrow(
      'cannot be read and written (ENOTDIR)',
    )
  })

  it('is refused with a sentence when what is in it is no database', async () => {
    await fs.mkdir(path.join(folder, 'database'), { recursive: true })
    await fs.writeFile(path.join(folder, 'database', 'PG_VERSION'), 'hello')
    await expect(openDataFolder(folder, log)).rejects.toThrow(
      /cannot be opened .*: restore a backup with npm run restore\.$/,
    )
    await (await lockDataFolder(folder)).release()
  })

  it('is refused while a holder on another host still writes its heartbeat, whatever the time is there', async () => {
    await fs.mkdir(folder)
    const file = path.join(folder, 'lock.json')
    let beats = 0
    const beat = async () => {
      beats += 1
      await fs.writeFile(`${file}.new`, JSON.stringify({ pid: 1, host: 'another-host', beats }))
      const yesterday = new Date(Date.now() - 86_400_000)
      await fs.utimes(`${file}.new`, yesterday, yesterday)
      await fs.rename(`${file}.new`, file)
    }
    await beat()
    // One after the other: two at once would take each other's new file away.
    let last = Promise.resolve()
    const timer = setInterval(() => {
      last = last.then(beat)
    }, 200)
    try {
      await expect(lockDataFolder(folder)).rejects.toThrow('Another process already uses')
    } finally {
      clearInterval(timer)
      await last
    }
  })

  it('is taken over from a host that is silent while it is watched', async () => {
    await fs.mkdir(folder)
    const file = path.join(folder, 'lock.json')
    await fs.writeFile(file, JSON.stringify({ pid: 1, host: 'another-host', beats: 5 }))
    await (await lockDataFolder(folder, 500)).release()
  })
})

/** One embedded database for both: opening one takes seconds of a core. */
describe('a data folder whose holder was killed', () => {
  let folder = ''
  let database: Database
  beforeAll(async () => {
    folder = path.join(await fs.mkdtemp(path.join(tmpdir(), 'armor-data-')), 'data')
  })
  afterAll(() => fs.rm(path.dirname(folder), { recursive: true, force: true }))

  it('takes no second holder of the same process or another, and a new one at once after a kill', async () => {
    const holder = runProcess('test/support/hold-folder-child.ts', [folder], {})
    await holder.waitFor(/running/)
    await expect(openDataFolder(folder, log)).rejects.toThrow(
      `Another process already uses the data folder ${await fs.realpath(folder)}: stop it, or choose another DATA_DIR.`,
    )
    holder.kill('SIGKILL')
    await holder.ended

    database = await openDataFolder(folder, log)
    await expect(lockDataFolder(folder)).rejects.toThrow('Another process already uses')
    const queue = createQueue(database, log)
    const attempts: number[] = []
    const endless = {
      name: 'endless',
      payload: z.object({}),
      retryLimit: 0,
      retryDelaySeconds: 1,
      expireInSeconds: 600,
    }
    await queue.work(endless, async (_, { attempt }) => {
      attempts.push(attempt)
    })
    await queue.start()
    await queue.idle()
    expect(attempts).toEqual([2])
    await queue.stop()
  })

  it('was made for its owner alone, and is left without a lock', async () => {
    await database.ping()
    expect((await fs.stat(folder)).mode & 0o777).toBe(0o700)
    await database.close()
    expect(await fs.readdir(folder)).toEqual(['database'])
  })
})
