import { define, defineShown } from './setting.ts'
import { addressWith, atLeast, wholeNumber } from './setting-kinds.ts'

/** Where traces are sent; nothing is sent unless there is an address. */
export const tracesSettings = {
  tracesUrl: define(
    'TRACES_URL',
    null,
    addressWith(['https:', 'http:'], 'http://localhost:4318/v1/traces'),
    'Where traces are sent, as OpenTelemetry over HTTP (OTLP): the whole address. Default: none are.',
  ),
  tracesToken: define('TRACES_TOKEN', null, atLeast(8), 'What is sent with them, as Authorization: Bearer.'),
  tracesPercent: defineShown(
    'TRACES_PERCENT',
    '10',
    wholeNumber(1, 100),
    'Of a hundred calls and jobs, how many are traced.',
  ),
}
