import webPush from 'web-push'
import type { Sealer } from '../crypto/sealer.ts'
import type { Post } from '../outward/post-publicly.ts'
import { PushRefused, type PushSender } from './push-sender.ts'
import { vapidKeysOf } from './vapid-keys.ts'

interface Reach {
  publicUrl: string
  supportEmail: string
  post: Post
}

/** Web push by its standards: RFC 8030 on the wire, encrypted by RFC 8291 for the one browser, signed by RFC 8292. */
export function createPushSender(sealer: Sealer, { publicUrl, supportEmail, post }: Reach): PushSender {
  const keys = vapidKeysOf(sealer)
  // Whom a push service may ask about what comes from here (RFC 8292, section 2.1).
  const subject = publicUrl.startsWith('https:') ? new URL(publicUrl).origin : `mailto:${supportEmail}`
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, keys: deviceKeys }, { text, ttlSeconds, urgency, topic }) {
      const details = webPush.generateRequestDetails({ endpoint, keys: deviceKeys }, text, {
        vapidDetails: { subject, ...keys },
        TTL: ttlSeconds,
        contentEncoding: 'aes128gcm',
        urgency,
        topic,
      })
      const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)])
      const status = await post(endpoint, {
        headers: Object.fromEntries(headers),
        body: details.body ?? Buffer.alloc(0),
      })
      return outcomeOf(status)
    },
  }
}

/** RFC 8030, sections 5 and 7.3: 201 takes it, 404 and 410 end the subscription; 429 and 5xx pass. */
function outcomeOf(status: number): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  const answer = `the push service answered ${status}`
  if (status === 429 || status >= 500) throw new Error(answer)
  throw new PushRefused(answer)
}
