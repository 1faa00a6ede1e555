/**
 * Seals the short texts of columns, as text: what is in the clear from before stays readable in the same column. Faster than
 * a Sealer, which derives a key for each seal: here each place has one key and each seal 96 random bits of nonce, which is
 * good for four thousand million seals of one place.
 */
export interface ColumnSealer {
  /** @param place the column, such as 'clients.name': what is sealed for one opens in no other */
  sealText(clear: string, place: string): string
  /** What was never sealed comes back as it is. Throws SealBroken for a seal that was altered, or of another place or key. */
  openText(stored: string, place: string): string
  /** Always the same seal of the same text, so that rows are found and joined by it; it survives a rotation of keys. */
  sealKey(clear: string, domain: string): string
  openKey(stored: string, domain: string): string
  /** A keyed hash of 64 bits, as the database writes a bigint: words are found by it, and it opens to nothing. */
  searchToken(text: string, domain: string): string
  /** Beginning of every text that the newest key sealed. */
  newest: string
}
