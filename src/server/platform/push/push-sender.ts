/** Where a browser takes messages from its push service, as `PushSubscription.toJSON()` gives it. */
export interface PushDevice {
  endpoint: string
  /** base64url: the browser's public key on P-256, 65 bytes, and its secret of 16 bytes (RFC 8291, section 3). */
  keys: { p256dh: string; auth: string }
}

export interface PushMessage {
  /** What the browser's worker reads; encrypted for this browser alone. At most 3,000 bytes. */
  text: string
  /** How long the push service keeps it for a device that is away. */
  ttlSeconds: number
  /** Whether a device that saves its battery is woken (RFC 8030, section 5.3). */
  urgency: 'normal' | 'high'
  /** A newer message of the same topic takes the place of one that still waits: at most 32 characters of base64url. */
  topic: string
}

/** The push service will never take this message; sending it again changes nothing. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

export interface PushSender {
  /** The installation's public key, which a browser subscribes with (base64url). */
  publicKey: string
  /**
   * 'gone': the browser takes nothing any more and is to be forgotten. Throws PushRefused for good, and any other error
   * for trouble that may pass.
   */
  send(device: PushDevice, message: PushMessage): Promise<'taken' | 'gone'>
}
