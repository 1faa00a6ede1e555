/** Sealed bytes, or a sealed text, that do not open: altered, cut, of another key or of another place. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}
