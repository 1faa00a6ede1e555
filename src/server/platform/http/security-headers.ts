import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const stripeScript = 'https://js.stripe.com'
const stripeFrames = [stripeScript, 'https://hooks.stripe.com']
const stripeApi = 'https://api.stripe.com'

/**
 * Headers of every answer. No inline script anywhere; Stripe's own addresses only where Stripe is the provider
 * (PCI DSS SAQ A, facts on Stripe). HSTS only when people reach the product by https.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { publicUrl: string; stripe: boolean },
): Promise<void> {
  const secure = options.publicUrl.startsWith('https:')
  const socket = options.publicUrl.replace(/^http/, 'ws')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(options.stripe ? [stripeScript] : [])],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'"],
        // Style attributes that the browser's own code sets (positions of pop-overs); style elements stay forbidden.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", socket, ...(options.stripe ? [stripeApi] : [])],
        'frame-src': options.stripe ? stripeFrames : ["'self'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xContentTypeOptions: true,
    xFrameOptions: { action: 'deny' },
    xDnsPrefetchControl: { allow: false },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: { permittedPolicies: 'none' },
    xPoweredBy: true,
    xXssProtection: false,
  })
  const payment = options.stripe ? `payment=(self "${stripeScript}")` : 'payment=()'
  const permissions = `accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), ${payment}, usb=()`
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
