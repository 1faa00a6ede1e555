import type { FastifyInstance } from 'fastify'

const stripeScript = 'https://js.stripe.com'
const stripeFrames = [stripeScript, 'https://hooks.stripe.com']
const stripeApi = 'https://api.stripe.com'

/**
 * Headers of every answer. No inline script anywhere; Stripe's own addresses only where Stripe is the provider
 * (PCI DSS SAQ A, facts on Stripe). HSTS only when people reach the product by https.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  options: { publicUrl: string; stripe: boolean },
): void {
  const headers = securityHeaders(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** They are the same for every answer, and are put together once. */
export function securityHeaders({
  publicUrl,
  stripe,
}: {
  publicUrl: string
  stripe: boolean
}): Record<string, string> {
  const secure = publicUrl.startsWith('https:')
  const payment = stripe ? `payment=(self "${stripeScript}")` : 'payment=()'
  return {
    'content-security-policy': contentPolicy(publicUrl, stripe),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), ${payment}, usb=()`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  }
}

function contentPolicy(publicUrl: string, stripe: boolean): string {
  const socket = publicUrl.replace(/^http/, 'ws')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(stripe ? [stripeScript] : [])],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    // Style attributes that the browser's own code sets (positions of pop-overs); style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", socket, ...(stripe ? [stripeApi] : [])],
    'frame-src': stripe ? stripeFrames : ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';')
}
