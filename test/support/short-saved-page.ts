import type { FormFile } from './multipart-body.ts'
import { sampleFile } from './paying-client.ts'

const account = '<table class="crPrint ng-scope">'
const afterAccounts =
  '<a href="#reportTop">Back to Top</a></div><div class="rpt_content_wrapper" id="Inquiries">'

/** The saved page of set-12 with the first two of its fourteen accounts, for tests of the way that it takes. */
export function shortSavedPage(): FormFile {
  const page = sampleFile('set-12/three-bureau.mhtml')
  const text = Buffer.from(page.bytes).toString('latin1')
  const begins = text.indexOf('<!DOCTYPE html>')
  const ends = text.indexOf('\r\n------Multipart', begins)
  const short =
    text.slice(0, begins) + encoded(shortened(decoded(text.slice(begins, ends)))) + text.slice(ends)
  return { ...page, contentType: 'multipart/related', bytes: Buffer.from(short, 'latin1') }
}

function shortened(html: string): string {
  const [before = '', one = '', two = ''] = html.split(account)
  const after = html.indexOf(afterAccounts)
  if (after < 0 || two === '') throw new Error('the saved page has no accounts that can be left out')
  return [before, one, two].join(account) + html.slice(after)
}

/** Quoted-printable, as a browser saves a page. */
const decoded = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
const encoded = (text: string) =>
  text.replaceAll(/[=\x80-\xff]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase()}`)
