import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** PostGrid's letter as its reference writes it (postgrid-node, print-mail/letters.ts). */
interface FakeLetter {
  id: string
  object: 'letter'
  status: 'ready' | 'printing' | 'processed_for_delivery' | 'completed' | 'cancelled'
  [more: string]: unknown
}

const fields = [
  ...['to', 'from'].flatMap((side) =>
    [
      'companyName',
      'addressLine1',
      'addressLine2',
      'city',
      'provinceOrState',
      'postalOrZip',
      'countryCode',
    ].map((field) => `${side}[${field}]`),
  ),
  'color',
  'doubleSided',
  'addressPlacement',
  'size',
  'mailingClass',
  'description',
  'metadata[key]',
  'pdf',
]
const classes = [
  'usps_first_class',
  'usps_first_class_certified',
  'usps_first_class_certified_return_receipt',
]

export interface PostGridFake {
  origin: string
  apiKey: string
  webhookSecret: string
  letters: Map<string, FakeLetter>
  /** Requests that make a letter, whatever was answered. */
  asked: string[]
  /** What the next request for a letter meets: its answer is lost after it was taken, or it is refused. */
  next: 'lost' | 'refused' | null
  change(id: string, to: Partial<FakeLetter>): void
  webhook(id: string, at: Date): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

/** A server that knows PostGrid's documentation and nothing of this product: a field, value or header that it does not name is refused. */
export async function openPostGridFake(now: () => Date): Promise<PostGridFake> {
  const fake: Omit<PostGridFake, 'origin' | 'close'> = {
    apiKey: 'test_sk_fake_postgrid',
    webhookSecret: 'postgrid-webhook-secret',
    letters: new Map(),
    asked: [],
    next: null,
    change(id, to) {
      const letter = fake.letters.get(id)
      if (letter) fake.letters.set(id, { ...letter, ...to, updatedAt: now().toISOString() })
    },
    webhook(id, at) {
      const data = fake.letters.get(id) ?? { id }
      const body = JSON.stringify({ id: `event_${id}`, object: 'event', type: 'letter.updated', data })
      const seconds = Math.floor(at.getTime() / 1000)
      const signature = createHmac('sha256', fake.webhookSecret).update(`${seconds}.${body}`).digest('hex')
      return {
        body,
        headers: { 'content-type': 'application/json', 'postgrid-signature': `t=${seconds},v1=${signature}` },
      }
    },
  }

  async function answer(request: Request): Promise<{ status: number; body: unknown } | null> {
    const refuse = (status: number, type: string, message: string) => ({
      status,
      body: { object: 'error', error: { type, message } },
    })
    if (request.headers.get('x-api-key') !== fake.apiKey)
      return refuse(401, 'invalid_api_key_error', 'Invalid API key.')
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/v1/addver/verifications')
      return { status: 200, body: verified((await request.json()) as { address: Record<string, string> }) }
    const id = /^\/print-mail\/v1\/letters\/([^/]+)$/.exec(pathname)?.[1]
    if (id !== undefined) {
      const letter = fake.letters.get(id)
      if (!letter) return refuse(404, 'letter_not_found_error', 'Letter not found.')
      if (request.method === 'GET') return { status: 200, body: letter }
      if (letter.status !== 'ready') return refuse(400, 'order_not_cancellable_error', 'Too late to cancel.')
      fake.change(id, { status: 'cancelled', cancellation: { reason: 'user_initiated' } })
      return { status: 200, body: fake.letters.get(id) }
    }
    if (pathname === '/print-mail/v1/letters' && request.method === 'GET') {
      const wanted = (searchParams.get('search') ?? '').replaceAll('"', '')
      const data = [...fake.letters.values()].filter((letter) => JSON.stringify(letter).includes(wanted))
      return { status: 200, body: { object: 'list', limit: 10, skip: 0, totalCount: data.length, data } }
    }
    if (pathname !== '/print-mail/v1/letters' || request.method !== 'POST')
      return refuse(404, 'not_found', 'Unknown path.')
    const meets = fake.next
    fake.next = null
    if (meets === 'refused') return refuse(422, 'validation_error', 'No letters today.')
    const form = await request.formData()
    const key = String(form.get('metadata[key]'))
    fake.asked.push(key)
    for (const name of form.keys())
      if (!fields.includes(name)) return refuse(400, 'validation_error', `Unknown field ${name}.`)
    const pdf = form.get('pdf')
    if (!(pdf instanceof File) || !(await pdf.text()).startsWith('%PDF-'))
      return refuse(400, 'validation_error', 'The PDF could not be read.')
    if (!classes.includes(String(form.get('mailingClass'))))
      return refuse(400, 'validation_error', 'Unknown mailing class.')
    for (const needed of ['to[companyName]', 'to[addressLine1]', 'to[countryCode]', 'from[companyName]'])
      if (!form.get(needed)) return refuse(400, 'validation_error', `${needed} is missing.`)
    const letterId = `letter_${fake.letters.size + 1}fake`
    fake.letters.set(letterId, {
      id: letterId,
      object: 'letter',
      live: false,
      status: 'ready',
      mailingClass: form.get('mailingClass'),
      sendDate: now().toISOString(),
      createdAt: now().toISOString(),
      updatedAt: now().toISOString(),
      metadata: { key },
    })
    return meets === 'lost' ? null : { status: 201, body: fake.letters.get(letterId) }
  }

  const server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const hasBody = incoming.method === 'POST'
    const request = new Request(`http://fake${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    })
    const answered = await answer(request)
    if (answered === null) return incoming.socket.destroy()
    reply
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answered.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

function verified({ address }: { address: Record<string, string> }): unknown {
  if (/undeliverable/i.test(address.line1 ?? ''))
    return {
      status: 'success',
      message: 'Address could not be verified.',
      data: { ...address, status: 'failed' },
    }
  const capitals = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, value.toUpperCase()]),
  )
  return { status: 'success', message: 'Address verified.', data: { ...capitals, status: 'corrected' } }
}
