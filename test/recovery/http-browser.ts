import { readFileSync } from 'node:fs'
import { stringify } from 'qs'

/** As much of a browser as a paying client needs: it keeps its cookie, and talks to a real server over HTTP. */
export interface HttpBrowser {
  cookie: string
  get(url: string): Promise<unknown>
  post(url: string, body: FormData | Record<string, unknown>): Promise<unknown>
  /** Pays as the payment form does; paid before is as good as paid now. */
  pay(intent: { paymentIntentId: string; clientSecret: string }): Promise<void>
}

/** The server answered, but not with what was asked for. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer'
}

/** @param address of the server, asked anew for each request: after a restart it is another one */
export function httpBrowser(address: () => string): HttpBrowser {
  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (browser.cookie !== '') headers.set('cookie', browser.cookie)
    const reply = await fetch(`${address()}${url}`, { ...init, headers })
    const [set] = reply.headers.getSetCookie()
    if (set !== undefined) browser.cookie = set.split(';')[0] ?? ''
    return reply
  }

  async function json(url: string, init: RequestInit): Promise<unknown> {
    const reply = await send(url, init)
    if (!reply.ok) throw new UnexpectedAnswer(`${url} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }

  const browser: HttpBrowser = {
    cookie: '',
    get: (url) => json(url, {}),
    post: (url, body) =>
      body instanceof FormData
        ? json(url, { method: 'POST', body })
        : json(url, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
    async pay({ paymentIntentId, clientSecret }) {
      const { publishableKey } = (await browser.get('/api/payment-setup')) as { publishableKey: string }
      const card = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '123' }
      const reply = await send(`/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${publishableKey}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: stringify({ client_secret: clientSecret, payment_method_data: { type: 'card', card } }),
      })
      const text = await reply.text()
      if (!reply.ok && !text.includes('already succeeded')) throw new UnexpectedAnswer(text)
    },
  }
  return browser
}

/** The form of an intake with the three reports of the smallest sample set. */
export function intakeForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [slot, bureau] of ['experian', 'equifax', 'transunion'].entries()) {
    const bytes = readFileSync(new URL(`../fixtures/reports/set-1/${bureau}.pdf`, import.meta.url))
    form.set(`creditReport${slot}`, new Blob([bytes], { type: 'application/pdf' }), `${bureau}.pdf`)
  }
  return form
}
