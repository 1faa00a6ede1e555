import { defineShown } from './setting.ts'
import { rateLimit, wholeNumber } from './setting-kinds.ts'

/** How often one caller may ask. */
export const limitSettings = {
  limitSignIn: defineShown(
    'RATE_LIMIT_SIGN_IN',
    '30/300',
    rateLimit,
    'Sign-in attempts and link requests, requests/seconds for each caller.',
  ),
  limitUpload: defineShown(
    'RATE_LIMIT_UPLOAD',
    '120/60',
    rateLimit,
    "Uploads and intakes, what is said of a report's lines, and own words in letters.",
  ),
  limitPrefill: defineShown(
    'RATE_LIMIT_PREFILL',
    '120/60',
    rateLimit,
    'Prefill by token, and tokens issued.',
  ),
  limitSubscription: defineShown('RATE_LIMIT_SUBSCRIPTION', '60/60', rateLimit, 'Subscription checks.'),
  limitPayment: defineShown('RATE_LIMIT_PAYMENT', '60/60', rateLimit, 'Payments created.'),
  limitMessage: defineShown(
    'RATE_LIMIT_MESSAGE',
    '30/300',
    rateLimit,
    'Tester applications and messages to support.',
  ),
  limitKey: defineShown('RATE_LIMIT_KEY', '300/60', rateLimit, 'Calls by one key of the API.'),
  limitAny: defineShown('RATE_LIMIT_ANY', '1200/60', rateLimit, 'All calls together.'),
  limitLive: defineShown(
    'RATE_LIMIT_LIVE',
    '3000/60',
    rateLimit,
    'Messages on the live channel; an open page sends two or three a minute.',
  ),
  connections: defineShown(
    'CONNECTIONS',
    '1000',
    wholeNumber(1, 100_000, 'connections'),
    'Connections of one caller at once, of every kind. Behind a proxy (TRUST_PROXY) the proxy bounds them.',
  ),
  keepAliveSeconds: defineShown(
    'KEEP_ALIVE_SECONDS',
    '75',
    wholeNumber(1, 3600, 'seconds'),
    'How long a connection may stay silent between two requests. Longer than what a proxy keeps its own, which else asks into a closing one.',
  ),
  liveConnections: defineShown(
    'LIVE_CONNECTIONS',
    '500',
    wholeNumber(1, 100_000, 'connections'),
    'Connections of one caller on the live channel at once; an open page holds one or two.',
  ),
}
