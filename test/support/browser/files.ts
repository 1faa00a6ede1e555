/** The browser's half of `node:fs` for tests: the runner serves the files of the checkout, and a test reads them as it does in Node. */

/** As much of a page's own way to ask as is used here: its types come with another library than those of Node. */
interface Asking {
  open(method: 'GET', place: string, isAsync: false): void
  overrideMimeType(type: string): void
  send(): void
  status: number
  responseText: string
}
const { XMLHttpRequest } = globalThis as unknown as { XMLHttpRequest: new () => Asking }

export function readFileSync(file: string | URL): Uint8Array
export function readFileSync(file: string | URL, encoding: 'utf8'): string
export function readFileSync(file: string | URL, encoding?: 'utf8'): Uint8Array | string {
  const bytes = servedAt(file instanceof URL ? file.pathname : `/${file}`)
  return encoding === undefined ? bytes : new TextDecoder().decode(bytes)
}

export function readdirSync(folder: URL): string[] {
  return JSON.parse(new TextDecoder().decode(servedAt(folder.pathname)))
}

/** Tests read without waiting. A page that waits so may only ask for text: one character of this encoding is one byte. */
export function servedAt(place: string): Uint8Array {
  const request = new XMLHttpRequest()
  request.open('GET', `/served-to-tests${place}`, false)
  request.overrideMimeType('text/plain; charset=x-user-defined')
  request.send()
  if (request.status !== 200) throw new Error(`${place} is not served to tests: ${request.status}`)
  const text = request.responseText
  const bytes = new Uint8Array(text.length)
  // A byte over 127 is a character of the private area, with the byte as its lower half.
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
