import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** nginx with one worker, as our server has one process, serving these files compressed beforehand. */
export interface RunningNginx {
  address: string
  close(): Promise<void>
}

const places = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/**
 * @param files content by the address under which it is asked for, such as '/help'
 * @returns null where nginx is not installed
 */
export async function runNginx(files: ReadonlyMap<string, string>): Promise<RunningNginx | null> {
  const program = places.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file))
  if (program === undefined) return null
  const folder = await mkdtemp(path.join(tmpdir(), 'armor-nginx-'))
  for (const [address, content] of files) {
    const file = path.join(folder, 'site', address, 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  const port = await freePort()
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilItListens(port, child)
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root root;' : ''}
events { worker_connections 256; }
http {
  access_log off;
  types { text/html html; }
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    location / { try_files $uri/index.html =404; }
  }
}
`
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString()
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break
    const listens = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (listens) return
    await wait(50)
  }
  child.kill()
  throw new Error(`nginx did not start: ${said}`)
}
