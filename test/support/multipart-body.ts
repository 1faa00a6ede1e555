import { randomUUID } from 'node:crypto'

export interface FormFile {
  fileName: string
  bytes: Uint8Array
  contentType?: string
}

/** A multipart body as a browser sends it, for `inject`; a field of several files is repeated. */
export function multipartBody(
  fields: Record<string, string>,
  files: Record<string, FormFile | readonly FormFile[]> = {},
) {
  const boundary = `----test${randomUUID()}`
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  }
  const each = Object.entries(files).flatMap(([name, given]) =>
    [given].flat().map((file) => ({ name, file })),
  )
  for (const { name, file } of each) {
    const head = `Content-Disposition: form-data; name="${name}"; filename="${file.fileName}"\r\nContent-Type: ${file.contentType ?? 'application/pdf'}`
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(file.bytes), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
