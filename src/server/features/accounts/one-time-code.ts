import { generateSecret, generateURI, verify } from 'otplib'

/** RFC 6238: six digits, 30 seconds, one step of tolerance to either side. */
const toleranceSeconds = 30

export function newTotpSecret(): string {
  return generateSecret()
}

/** What an authenticator scans. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'ARMOR', label: email, secret })
}

/**
 * @returns the time step of a right code, to be stored so that no code is taken twice; null for a wrong one or one of
 * a step already used.
 */
export async function acceptedTimeStep(
  secret: string,
  code: string,
  now: Date,
  lastTimeStep: number | null,
): Promise<number | null> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  })
  if (!result.valid || !('timeStep' in result)) return null
  return lastTimeStep !== null && result.timeStep <= lastTimeStep ? null : result.timeStep
}
