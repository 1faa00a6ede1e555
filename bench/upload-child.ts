/** Uploads files from a process of its own. */
import * as http from 'node:http'
import { tinyPdf } from '../test/support/tiny-pdf.ts'

export interface UploadsRequest {
  url: string
  files: number
  bytes: number
  atOnce: number
}

/** Milliseconds that all of it took, and every answer that was not what it must be. */
export interface UploadsTold {
  took: number
  wrong: string[]
}

const boundary = 'armor-bench-boundary'

process.on('message', async ({ url, files, bytes, atOnce }: UploadsRequest) => {
  const body = formOf(bytes)
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const wrong: string[] = []
  let left = files
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        const answer = await send(url, body, agent)
        if (!answer.startsWith('200 ')) wrong.push(answer)
      }
    }),
  )
  const took = performance.now() - started
  agent.destroy()
  process.send?.({ took, wrong } satisfies UploadsTold)
})

/** A PDF of one page with a stream that nothing shows, so that it opens as a small one and is as long as a large one. */
function formOf(bytes: number): Buffer {
  const filling = `<</Length ${bytes}>>stream\n${'0123456789abcde\n'.repeat(bytes / 16)}\nendstream`
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="field"\r\n\r\nlicenseId\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="chosen"; filename="licence.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  return Buffer.concat([
    Buffer.from(field + file),
    tinyPdf('BT /F1 12 Tf 72 700 Td (Driver licence) Tj ET', '', [filling]),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

function send(url: string, body: Buffer, agent: http.Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    }
    const request = http.request(url, { method: 'POST', agent, headers }, (reply) => {
      const said: Buffer[] = []
      reply.on('data', (part) => said.push(part))
      reply.on('end', () => resolve(`${reply.statusCode} ${Buffer.concat(said).toString().slice(0, 200)}`))
    })
    request.on('error', reject)
    request.end(body)
  })
}
