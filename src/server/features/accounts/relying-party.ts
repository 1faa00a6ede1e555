/** WebAuthn's relying party: this product at the address people type. A passkey of one address is worth nothing at another. */
export function relyingParty(publicUrl: string): { id: string; name: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'ARMOR', origin }
}

/** A challenge lives so long. */
export const challengeMinutes = 5
