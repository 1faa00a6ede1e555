import { generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeDriveFile {
  id: string
  name: string
  mimeType: string
  parents: string[]
  appProperties: Record<string, string>
  bytes: Buffer
}

/**
 * As much of Google Drive v3 as the product speaks: the token endpoint of service accounts, files.list with its query,
 * files.create and files.update (metadata, multipart), files.delete with all children. Listens on a free port.
 */
export async function startGoogleDriveFake() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const parent = 'shared-folder'
  const files = new Map<string, FakeDriveFile>()
  const tokens = new Set<string>()
  const failures: number[] = []
  const requests: string[] = []
  let accountIsKnown = true

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) =>
      said(500, { error: String(error) }),
    )
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === null ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', address)
    const body = await bodyOf(request)
    requests.push(`${request.method} ${url.pathname}`)
    if (url.pathname === '/token') return grant(new URLSearchParams(body.toString()))
    const failure = failures.shift()
    if (failure !== undefined) return refuse(failure)
    if (!tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) return refuse(401)
    const id = /^\/(?:upload\/)?drive\/v3\/files\/([^/]+)$/.exec(url.pathname)?.[1]
    if (id !== undefined && !files.has(id)) return refuse(404)
    if (request.method === 'GET') return list(url.searchParams.get('q') ?? '')
    if (request.method === 'DELETE' && id !== undefined) return remove(id)
    return write(id, url.pathname.startsWith('/upload/') ? multipart(request, body) : { metadata: body })
  }

  /** RFC 7523: the assertion must be signed with the account's key, for this endpoint, and not be over. */
  function grant(form: URLSearchParams): Reply {
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const isRight =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      aud === `${address}token` &&
      exp * 1000 > Date.now()
    if (!isSigned || !isRight || !accountIsKnown) return said(400, { error: 'invalid_grant' })
    const token = randomUUID()
    tokens.add(token)
    return said(200, { access_token: token, expires_in: 3599, token_type: 'Bearer' })
  }

  function list(q: string): Reply {
    const asked =
      /^appProperties has \{ key='armorKey' and value='([^']*)' \} and '([^']*)' in parents and trashed = false$/.exec(
        q,
      )
    if (!asked) return refuse(400)
    const [, key, folder] = asked
    if (folder !== parent && !files.has(folder ?? '')) return refuse(404)
    const found = [...files.values()].filter(
      (file) => file.appProperties.armorKey === key && file.parents.includes(folder ?? ''),
    )
    return said(200, { files: found.map(shown) })
  }

  function write(id: string | undefined, content: Content): Reply {
    const given: Partial<FakeDriveFile> = JSON.parse(content.metadata.toString() || '{}')
    const before = id === undefined ? undefined : files.get(id)
    const parents = given.parents ?? before?.parents ?? ['root']
    if (parents.some((each) => each !== parent && !files.has(each))) return refuse(404)
    const file: FakeDriveFile = {
      id: before?.id ?? randomUUID(),
      name: given.name ?? before?.name ?? 'Untitled',
      mimeType: given.mimeType ?? content.type ?? before?.mimeType ?? 'application/octet-stream',
      parents,
      appProperties: given.appProperties ?? before?.appProperties ?? {},
      bytes: content.bytes ?? before?.bytes ?? Buffer.alloc(0),
    }
    files.set(file.id, file)
    return said(200, shown(file))
  }

  function remove(id: string): Reply {
    for (const file of files.values()) if (file.parents.includes(id)) files.delete(file.id)
    files.delete(id)
    return said(204, null)
  }

  return {
    files,
    /** Method and path of each request, in order. */
    requests,
    parent,
    rootUrl: address,
    account: {
      client_email: 'armor@project.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${address}token`,
    },
    /** The next requests are answered with these statuses. */
    failNext: (...statuses: number[]) => failures.push(...statuses),
    /** Every token given so far ends now. */
    endTokens: () => tokens.clear(),
    /** The token endpoint refuses from now on. */
    forgetAccount: () => {
      accountIsKnown = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

interface Content {
  metadata: Buffer
  bytes?: Buffer
  type?: string
}

/** multipart/related of two parts: the metadata as JSON, then the bytes. */
function multipart(request: IncomingMessage, body: Buffer): Content {
  const boundary = /boundary=([^;]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  const [, metadata, media] = body.toString('latin1').split(`--${boundary}`)
  const partOf = (text = '') => {
    const at = text.indexOf('\r\n\r\n')
    return { head: text.slice(0, at), content: Buffer.from(text.slice(at + 4, -2), 'latin1') }
  }
  const type = /content-type: *([^\r\n;]+)/i.exec(partOf(media).head)?.[1]
  return { metadata: partOf(metadata).content, bytes: partOf(media).content, ...(type ? { type } : {}) }
}

const shown = ({ id, name }: FakeDriveFile) => ({ id, name, webViewLink: `https://drive.google.com/x/${id}` })

interface Reply {
  status: number
  body: object | null
}
const said = (status: number, body: object | null): Reply => ({ status, body })
const refuse = (status: number): Reply =>
  said(status, { error: { code: status, message: `refused with ${status}`, errors: [] } })

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
