import { type FuzzSource, type ValueSchema, valueFor } from './fuzz-values.ts'
import { hostileBodies, hostileTexts, oddContentTypes, oddHeaders } from './hostile-inputs.ts'

/** One operation of the document. */
export interface Operation {
  operationId: string
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: ValueSchema }[]
  body: { type: 'application/json' | 'multipart/form-data'; schema: ValueSchema } | null
  /** Schema of a good JSON answer; null for bytes. */
  reply: object | null
}

export interface FuzzedRequest {
  operation: Operation
  method: string
  /** Path and query, ASCII alone. */
  address: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** A request for this operation, mostly in order, with something odd here and there. */
export function requestFor(operation: Operation, source: FuzzSource): FuzzedRequest {
  const { chance } = source
  const { headers, body } = contentFor(operation, source)
  if (chance.of(0.15)) {
    const [name, value] = chance.pick(oddHeaders)
    headers[name] = value
  }
  const method = chance.of(0.02)
    ? chance.pick(['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST', 'TRACE'])
    : operation.method
  return { operation, method, address: addressFor(operation, source), headers, body }
}

function addressFor({ path, parameters }: Operation, source: FuzzSource): string {
  const { chance, known } = source
  const place = path.replace(/([\w-]+)\/\{(\w+)\}/g, (_all, list, name) => {
    const there = known[list]
    if (there && chance.of(0.75)) return `${list}/${encodeURIComponent(chance.pick(there))}`
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    const text = chance.of(0.4)
      ? chance.pick(hostileTexts)
      : asText(valueFor(parameter?.schema ?? {}, source))
    return `${list}/${percentEncoded(text.slice(0, 1_200))}`
  })
  const asked = parameters
    .filter((each) => each.in === 'query' && chance.of(each.required ? 0.95 : 0.35))
    .flatMap(({ name, schema }) =>
      Array.from({ length: chance.of(0.05) ? 2 : 1 }, () => [name, schema] as const),
    )
    .map(([name, schema]) => {
      const value = chance.of(0.2) ? chance.pick(hostileTexts) : asText(valueFor(schema, source))
      return `${chance.of(0.03) ? `${name}[]` : name}=${percentEncoded(value.slice(0, 4_000))}`
    })
  return asked.length === 0 ? place : `${place}?${asked.join('&')}`
}

/** As `encodeURIComponent`, but for half of a character of two, which it throws at and a stranger can send. */
function percentEncoded(text: string): string {
  return [...text]
    .map((mark) => (/\p{Surrogate}/u.test(mark) ? '%ED%A0%BD' : encodeURIComponent(mark)))
    .join('')
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')

type Content = Pick<FuzzedRequest, 'body'> & { headers: Record<string, string> }

function contentFor({ body }: Operation, source: FuzzSource): Content {
  const { chance } = source
  if (body === null && chance.of(0.97)) return { headers: {}, body: undefined }
  const content =
    body?.type === 'multipart/form-data' ? formFor(body.schema, source) : jsonFor(body?.schema ?? {}, source)
  if (!chance.of(0.06)) return content
  const type = chance.pick(oddContentTypes)
  return { headers: type === undefined ? {} : { 'content-type': type }, body: content.body }
}

function jsonFor(schema: ValueSchema, source: FuzzSource): Content {
  const { chance } = source
  const text = chance.of(0.08) ? chance.pick(hostileBodies) : JSON.stringify(valueFor(schema, source))
  const bytes = Buffer.from(text)
  // Bytes that are no UTF-8, in the middle of a text.
  if (chance.of(0.01) && bytes.length > 4) bytes[bytes.length >> 1] = 0xff
  return { headers: { 'content-type': 'application/json' }, body: bytes }
}

const boundary = 'fuzz'
const smallFiles: readonly Buffer<ArrayBuffer>[] = [
  Buffer.alloc(0),
  Buffer.from('%PDF-1.7\n%%EOF\n'),
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>endobj\ntrailer<</Root 1 0 R>>\n'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('<html><script>1</script>'),
  Buffer.from([0x50, 0x4b, 3, 4, 0, 0]),
]
const oddParts: readonly string[] = [
  'content-disposition: form-data\r\n\r\nnameless',
  'content-disposition: form-data; name=""\r\n\r\nx',
  'content-disposition: form-data; name="__proto__"\r\n\r\nx',
  'content-disposition: form-data; name="a\0b"\r\n\r\n\0',
  'content-disposition: form-data; name="x"; filename*=utf-8\'\'%ff%00\r\n\r\nx',
  'content-disposition: form-data; name="x"; filename="../../a\0.pdf"\r\ncontent-type: \r\n\r\nx',
  'content-disposition: attachment; filename="x"\r\n\r\nx',
  'content-transfer-encoding: base64\r\n\r\n%%%',
  'no header at all',
  `content-disposition: form-data; name="${'n'.repeat(500)}"\r\n\r\nx`,
  `x: ${'y'.repeat(20_000)}\r\n\r\nx`,
]

function formFor(schema: ValueSchema, source: FuzzSource): Content {
  const { chance } = source
  const value = valueFor(schema, source)
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const parts = fields.map(([name, each]) =>
    Buffer.from(`content-disposition: form-data; name="${name}"\r\n\r\n${asText(each)}`),
  )
  if (chance.of(0.7)) parts.push(filePart(source))
  if (chance.of(0.15)) parts.push(Buffer.from(chance.pick(oddParts)))
  if (chance.of(0.01)) for (let more = 0; more < 300; more += 1) parts.push(Buffer.from(oddParts[2] ?? ''))
  const lines = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')])
  const end = chance.of(0.04) ? '' : `--${boundary}--\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...lines, Buffer.from(end)]),
  }
}

const fileFields = [
  'answer',
  'chosen',
  'creditReport',
  'evidence',
  'file',
  'paper',
  'photo',
  'licenseId',
  'x',
]

function filePart({ chance }: FuzzSource): Buffer<ArrayBuffer> {
  const name = chance.of(0.3) ? chance.pick(hostileTexts).slice(0, 300).replaceAll('"', '') : 'a.pdf'
  const field = chance.pick(fileFields)
  const head = `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
  return Buffer.concat([Buffer.from(head), chance.pick(smallFiles)])
}
