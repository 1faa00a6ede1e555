import { parse } from 'qs'
import { invalidRequest } from './wire-error.ts'

export type Parameters = Record<string, unknown>

/** Stripe's form encoding: `a[b]=c`, `a[0]=c` and `a[]=c`, brackets raw or encoded (facts 3.1). */
export function parseWireBody(text: string): Parameters {
  return parse(text, {
    depth: 6,
    parameterLimit: 500,
    arrayLimit: 100,
    ignoreQueryPrefix: true,
  }) as Parameters
}

/** A whole number of cents. Throws WireError 400 as the provider words it. */
export function wholeNumber(parameters: Parameters, name: string): number {
  const given = parameters[name]
  if (given === undefined || given === '') {
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  }
  if (typeof given !== 'string' || !/^\d{1,12}$/.test(given)) {
    throw invalidRequest(`Invalid integer: ${String(given)}`, {
      code: 'parameter_invalid_integer',
      param: name,
    })
  }
  return Number(given)
}

export function optionalText(parameters: Parameters, name: string): string | null {
  const given = parameters[name]
  return typeof given === 'string' && given !== '' ? given : null
}

/** At most 50 keys of 40 characters with values of 500 (facts 3.3). */
export function metadataOf(parameters: Parameters): Record<string, string> {
  const given = parameters.metadata
  if (given === undefined || given === '') return {}
  if (typeof given !== 'object' || given === null)
    throw invalidRequest('Invalid object', { param: 'metadata' })
  const entries = Object.entries(given as Record<string, unknown>)
  const bad =
    entries.length > 50 || entries.some(([key, value]) => key.length > 40 || String(value).length > 500)
  if (bad)
    throw invalidRequest('Metadata has at most 50 keys of 40 characters, with values of 500.', {
      param: 'metadata',
    })
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

/** Refuses parameters that the endpoint does not know, as the provider does. */
export function refuseUnknown(parameters: Parameters, known: readonly string[]): void {
  const unknown = Object.keys(parameters).find((name) => !known.includes(name))
  if (unknown) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
}

/** Throws WireError 400 when it is not given. */
export function requiredText(parameters: Parameters, name: string): string {
  const given = optionalText(parameters, name)
  if (given !== null) return given
  throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}

/** null when it is not given. Throws WireError 400 for anything but true and false. */
export function optionalBoolean(parameters: Parameters, name: string): boolean | null {
  const given = optionalText(parameters, name)
  if (given === null) return null
  if (given !== 'true' && given !== 'false')
    throw invalidRequest(`Invalid boolean: ${given}`, { param: name })
  return given === 'true'
}

/** The fields below one name, `recurring[interval]`; empty when there are none. */
export function fieldsOf(parameters: Parameters, name: string): Parameters {
  const given = parameters[name]
  return typeof given === 'object' && given !== null ? (given as Parameters) : {}
}

/** The one line that the sandbox takes of a list, `items[0][price]`. Throws WireError 400 for none, or for more. */
export function onlyLine(parameters: Parameters, name: string): Parameters {
  const lines = Object.values(fieldsOf(parameters, name))
  const [line] = lines
  if (lines.length !== 1 || typeof line !== 'object' || line === null)
    throw invalidRequest(`The sandbox takes one line of ${name}.`, { param: name })
  return line as Parameters
}
