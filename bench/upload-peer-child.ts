/** What an upload is measured beside: a form read by busboy, its file encrypted, hashed and synced as it comes, and nothing else. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import * as path from 'node:path'
import multipart from '@fastify/multipart'
import fastify from 'fastify'

const { PEER_FILES = '' } = process.env
const app = fastify({ bodyLimit: 100_000_000 })
await app.register(multipart, { limits: { fileSize: 100_000_000 } })
app.post('/upload', async (request) => {
  const hash = createHash('sha256')
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const place = path.join(PEER_FILES, randomBytes(16).toString('hex'))
    const cipher = createCipheriv('aes-256-gcm', randomBytes(32), randomBytes(12))
    const handle = await fs.open(`${place}.new`, 'wx')
    for await (const piece of part.file) {
      hash.update(piece)
      await handle.write(cipher.update(piece))
    }
    cipher.final()
    await handle.write(cipher.getAuthTag())
    await handle.sync()
    await handle.close()
    await fs.rename(`${place}.new`, place)
    const folder = await fs.open(PEER_FILES, 'r')
    await folder.sync()
    await folder.close()
  }
  return { sha256: hash.digest('hex') }
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`ready http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => process.exit(0))
