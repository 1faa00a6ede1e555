import { accentContrast, leastContrast } from '../../../shared/rules/accent.ts'

/** How the text of one setting becomes a value. Each parser throws a sentence part that completes '<NAME> …'. */

/** A bad setting: `message` is one sentence for whoever starts the server. */
export class SettingError extends Error {
  override name = 'SettingError'
}

export type Parse<T> = (text: string) => T

export const refuse = (reason: string): never => {
  throw new SettingError(reason)
}

export function wholeNumber(least: number, most: number, unit = ''): Parse<number> {
  const range = `must be a whole number from ${least} to ${most}${unit === '' ? '' : ` ${unit}`}`
  return (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= least && value <= most ? value : refuse(range)
  }
}

export function oneOf<const T extends string>(...choices: readonly T[]): Parse<T> {
  return (text) => choices.find((choice) => choice === text) ?? refuse(`must be one of ${choices.join(', ')}`)
}

export const plainText: Parse<string> = (text) => text

export const emailAddress: Parse<string> = (text) =>
  /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(text)
    ? text
    : refuse('must be one email address, such as help@example.com')

/** 'name@example.com' or 'Name <name@example.com>'. */
export const mailbox: Parse<string> = (text) => {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text
  emailAddress(address)
  return text
}

/** An address with no path: 'https://example.com'. The trailing slash is dropped. */
export const webOrigin: Parse<string> = (text) => {
  const url = parseUrl(text)
  if (
    url === null ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== ''
  ) {
    return refuse('must be an address without a path, such as https://example.com')
  }
  return url.origin
}

export function addressWith(protocols: readonly string[], example: string): Parse<string> {
  return (text) => {
    const url = parseUrl(text)
    return url !== null && protocols.includes(url.protocol)
      ? text
      : refuse(`must be an address such as ${example}`)
  }
}

/** An https address with any path, without a name and password in it. */
export function secureAddress(example: string): Parse<string> {
  return (text) => {
    const url = parseUrl(text)
    return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
      ? url.href
      : refuse(`must be an https address such as ${example}`)
  }
}

export function startsWith(prefixes: readonly string[], what: string): Parse<string> {
  return (text) =>
    prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length + 7 && !/\s/.test(text))
      ? text
      : refuse(`must be ${what}, which starts with ${prefixes.join(' or ')}`)
}

export function atLeast(length: number): Parse<string> {
  return (text) => (text.length >= length ? text : refuse(`must have at least ${length} characters`))
}

/** How many requests within how many seconds: '20/60'. */
export interface RateLimit {
  max: number
  windowSeconds: number
}

export const rateLimit: Parse<RateLimit> = (text) => {
  const match = /^(\d{1,7})\/(\d{1,6})$/.exec(text)
  const max = Number(match?.[1] ?? 0)
  const windowSeconds = Number(match?.[2] ?? 0)
  return max > 0 && windowSeconds > 0
    ? { max, windowSeconds }
    : refuse('must be requests/seconds, such as 20/60')
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** '#0b6e4f', dark enough for white letters on it and for letters of it on light pages (WCAG 2.2, 1.4.3). */
export const accentColor: Parse<string> = (text) => {
  const hex = text.toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(hex)) return refuse('must be a colour such as #0b6e4f')
  const contrast = accentContrast(hex)
  // Rounded down: what is shown as enough is enough.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1)
  return contrast >= leastContrast
    ? hex
    : refuse(
        `must be darker: white letters on it, or letters of it on a page, have a contrast of ${shown}:1, and ${leastContrast}:1 is needed`,
      )
}
