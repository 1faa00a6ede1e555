import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { newSecret, signedHeaders } from './webhook-secret.ts'

const page = readFileSync('docs/connections.md', 'utf8')
const require = createRequire(import.meta.url)
type Lines = (...given: unknown[]) => Promise<unknown>
const AsyncFunction = (async () => {}).constructor as new (...source: string[]) => Lines

/** The lines of a recipe, to be called as the program calls them: in an async function, with what it gives them. */
function linesOf(program: string, given: readonly string[], secret: string): Lines {
  const lines = /```js\n([\s\S]*?)```/.exec(page.slice(page.indexOf(`## ${program}\n`)))?.[1]
  if (lines === undefined) throw new Error(`no lines for ${program}`)
  return new AsyncFunction(...given, lines.replace('whsec_YOUR-SECRET', secret))
}

const secret = newSecret()
const body = JSON.stringify({ type: 'letter.mailed', data: { clientId: 12, name: 'Muñoz' } })
const signed = (at = new Date(), by = secret) => signedHeaders(by, { id: 'msg_1', at, body })

/** What n8n's Webhook node hands on with Raw Body: headers as they came, the body as a file. */
const inN8n = (headers: Record<string, string>, raw: string) =>
  linesOf('n8n', ['require', '$input'], secret).call(
    { helpers: { getBinaryDataBuffer: async () => Buffer.from(raw) } },
    require,
    { first: () => ({ json: { headers, body: {} } }) },
  )
const inZapier = (headers: Record<string, string>, raw: string) =>
  linesOf(
    'Zapier',
    ['require', 'inputData'],
    secret,
  )(require, {
    ...{ raw, secret, id: headers['webhook-id'] },
    ...{ timestamp: headers['webhook-timestamp'], signature: headers['webhook-signature'] },
  })

describe.each([
  ['n8n', inN8n],
  ['Zapier', inZapier],
])('the recipe for %s', (_program, run) => {
  it('takes what the product signed, with its id', async () => {
    const taken = await run(signed(), body)
    const told = Array.isArray(taken) ? taken[0].json : taken
    expect(told).toEqual({ id: 'msg_1', ...JSON.parse(body) })
  })

  it('refuses what was altered, what another signed, what is old and what has another id', async () => {
    await expect(run(signed(), `${body} `)).rejects.toThrow('not from ARMOR')
    await expect(run(signed(new Date(), newSecret()), body)).rejects.toThrow('not from ARMOR')
    await expect(run(signed(new Date(Date.now() - 400_000)), body)).rejects.toThrow('too old')
    await expect(run({ ...signed(), 'webhook-id': 'msg_2' }, body)).rejects.toThrow('not from ARMOR')
  })
})
