import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import * as path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** An object storage of others that speaks S3: OpenStack Swift with its s3api, as Debian packages it. */
export interface SwiftServer {
  endpoint: string
  key: { id: string; secret: string }
  stop(): Promise<void>
}

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const services = ['account', 'container', 'object'] as const
/** Swift looks for its settings in one place of the machine; this starts a program of it with others. */
const launcher = `import sys, runpy
import swift.common.utils as utils
utils.SWIFT_CONF_FILE = sys.argv[1]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')`

/** Throws with one sentence where Swift is not installed and cannot be. */
export async function startSwift(): Promise<SwiftServer> {
  installSwift()
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-swift-'))
  const running: ChildProcess[] = []
  const stop = async () => {
    for (const child of running) {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await ended
    }
    await fs.rm(folder, { recursive: true, force: true })
  }
  try {
    const ports = await Promise.all([...services, 'proxy'].map(freePort))
    const proxyPort = ports[3] ?? 0
    await fs.mkdir(path.join(folder, 'disks', 'd1'), { recursive: true })
    await writeSettings(folder, ports)
    for (const [n, service] of services.entries()) makeRing(folder, service, ports[n] ?? 0)
    for (const name of [...services, 'proxy']) {
      const args = ['-c', launcher, path.join(folder, 'swift.conf'), `/usr/bin/swift-${name}-server`]
      running.push(
        spawn('/usr/bin/python3', [...args, path.join(folder, `${name}.conf`)], {
          stdio: ['ignore', 'ignore', 'ignore'],
        }),
      )
    }
    const endpoint = `http://127.0.0.1:${proxyPort}`
    await Promise.all(ports.map(untilAnswering))
    return { endpoint, key: { id: 'test:tester', secret: 'testing' }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function installSwift(): void {
  if (packages.every((name) => existsSync(`/usr/bin/${name}-server`))) return
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' })
  } catch {
    throw new Error(
      `The tests of object storage need Debian's packages ${packages.join(', ')}: install them.`,
    )
  }
}

function makeRing(folder: string, service: string, port: number): void {
  const builder = path.join(folder, `${service}.builder`)
  const ring = (...args: string[]) =>
    execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' })
  ring('create', '2', '1', '1')
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  ring('rebalance')
}

async function writeSettings(folder: string, ports: readonly number[]): Promise<void> {
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${folder}\ndevices = ${folder}/disks\nmount_check = false\nlog_address = ${folder}/none\n`
  const write = (name: string, text: string) => fs.writeFile(path.join(folder, name), text)
  await write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = armor\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const [n, service] of services.entries())
    await write(
      `${service}.conf`,
      `${common(ports[n] ?? 0)}[pipeline:main]\npipeline = ${service}-server\n[app:${service}-server]\nuse = egg:swift#${service}\n`,
    )
  const filters = {
    catch_errors: '',
    healthcheck: '',
    // One that nobody answers for: Swift asks for the filter, and does without what it would keep.
    memcache: 'memcache_servers = 127.0.0.1:9\n',
    s3api: 's3_acl = false\nlocation = us-east-1\n',
    tempauth: 'user_test_tester = testing .admin\n',
    copy: '',
    slo: '',
    dlo: '',
    bulk: '',
    listing_formats: '',
    symlink: '',
    versioned_writes: 'allow_versioned_writes = true\nallow_object_versioning = true\n',
  }
  const pipeline =
    'catch_errors healthcheck memcache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-server'
  const sections = Object.entries(filters).map(
    ([name, more]) => `[filter:${name}]\nuse = egg:swift#${name}\n${more}`,
  )
  await write(
    'proxy.conf',
    `${common(ports[3] ?? 0)}[pipeline:main]\npipeline = ${pipeline}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\nconn_timeout = 20\nnode_timeout = 60\nrecoverable_node_timeout = 60\nerror_suppression_limit = 100000\n${sections.join('')}`,
  )
}

async function untilAnswering(port: number): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(200)
  }
  throw new Error('Swift did not start within a minute.')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
