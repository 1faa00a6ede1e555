import * as fs from 'node:fs/promises'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { type AdminCommand, CommandRefused } from './admin-command.ts'
import { adminSocketPath } from './admin-wire.ts'
import { callAdminSocket } from './call-admin-socket.ts'
import { serveAdminSocket } from './serve-admin-socket.ts'

const commands: AdminCommand[] = [
  {
    name: 'echo',
    usage: 'echo WORDS  says them again',
    run: async (args, print) => {
      for (const word of args) print(word)
      if (args.length === 0) throw new CommandRefused('Say something.')
    },
  },
  { name: 'break', usage: 'break', run: () => Promise.reject(new Error('password=secret')) },
]

describe('the admin socket', () => {
  let dataDir = ''
  let server: { close(): Promise<void> }
  beforeEach(async () => {
    dataDir = await fs.mkdtemp(path.join(tmpdir(), 'armor-admin-'))
    server = await serveAdminSocket(dataDir, commands, createLog('silent'))
  })
  afterEach(async () => {
    await server.close()
    await fs.rm(dataDir, { recursive: true, force: true })
  })
  const call = async (command: string, ...args: string[]) => {
    const lines: string[] = []
    const answered = await callAdminSocket(dataDir, command, args, (line) => lines.push(line))
    return { answered, lines }
  }

  it('runs a command and gives back its lines, whatever is in them', async () => {
    expect(await call('echo', 'one', 'two\nlines "quoted"', 'José')).toEqual({
      answered: true,
      lines: ['one', 'two\nlines "quoted"', 'José'],
    })
  })

  it('can be opened by its owner alone', async () => {
    expect((await fs.stat(adminSocketPath(dataDir))).mode & 0o777).toBe(0o600)
  })

  it('passes on the sentence of a refusal, and nothing of any other error', async () => {
    await expect(call('echo')).rejects.toThrow('Say something.')
    await expect(call('break')).rejects.toThrow('The command failed; the log of the server says why.')
    await expect(call('nothing')).rejects.toThrow('There is no command nothing.')
  })

  it('lives through lines that are no request, and callers that go away', async () => {
    for (const text of ['hello\n', '{"command":7}\n', '', '{"command":"echo","args":["a"]}\n']) {
      const caller = net.connect(adminSocketPath(dataDir))
      caller.on('error', () => undefined)
      caller.write(text)
      caller.destroySoon()
    }
    expect((await call('echo', 'still here')).lines).toEqual(['still here'])
  })

  it('says that no server is there once it has closed, and takes the place of one that was killed', async () => {
    await server.close()
    expect((await call('echo', 'a')).answered).toBe(false)
    await fs.writeFile(adminSocketPath(dataDir), '')
    expect((await call('echo', 'a')).answered).toBe(false)
    server = await serveAdminSocket(dataDir, commands, createLog('silent'))
    expect((await call('echo', 'a')).answered).toBe(true)
  })

  it('finds a place for a data folder whose path is longer than a socket may have', async () => {
    const long = path.join(dataDir, 'x'.repeat(120))
    await fs.mkdir(long)
    const other = await serveAdminSocket(long, commands, createLog('silent'))
    expect(await callAdminSocket(long, 'echo', ['far'], () => undefined)).toBe(true)
    await other.close()
    await fs.rm(path.dirname(adminSocketPath(long)), { recursive: true })
  })

  it('listens in a data folder behind a link, as systemd makes it', async () => {
    const folder = path.join(dataDir, 'folder')
    await fs.mkdir(folder)
    await fs.symlink(folder, path.join(dataDir, 'link'))
    const linked = await serveAdminSocket(path.join(dataDir, 'link'), commands, createLog('silent'))
    expect(await callAdminSocket(folder, 'echo', ['behind'], () => undefined)).toBe(true)
    await linked.close()
  })
})
